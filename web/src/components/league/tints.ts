import { crestTint } from './crest-tint.ts';

// Whole class names: Tailwind finds them by reading the source.
const tints = [
  'bg-crest-1 text-on-crest-1',
  'bg-crest-2 text-on-crest-2',
  'bg-crest-3 text-on-crest-3',
  'bg-crest-4 text-on-crest-4',
  'bg-crest-5 text-on-crest-5',
  'bg-crest-6 text-on-crest-6',
  'bg-crest-7 text-on-crest-7',
  'bg-crest-8 text-on-crest-8',
] as const;

/** Ground and ink of what stands for a picture; the same id always has the same pair. */
export const tintOf = (id: string): string => tints[crestTint(id) - 1] ?? tints[0];
