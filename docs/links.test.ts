import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const pages = globSync('{*,events/*,docs/**/*}.md', { cwd: ROOT });

/** Relative links, without their anchors. */
const linksOf = (text: string): string[] =>
  [...text.matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g)].map(([, target = '']) => target);

/** Files named in code style with a folder before them: `command-api/match/decider.ts`. */
const filesOf = (text: string): string[] =>
  [...text.matchAll(/`((?:events|command-api|projector|query-api|web|infra|tests|bench|docs)\/[\w./-]+\.\w+)`/g)].map(
    ([, file = '']) => file,
  );

describe('the documentation', () => {
  it('has pages', () => {
    expect(pages.length).toBeGreaterThan(8);
  });

  it.each(pages)('%s names only files that are there', (page) => {
    const text = readFileSync(join(ROOT, page), 'utf8');
    const missing = [
      ...linksOf(text).filter((target) => !existsSync(join(ROOT, dirname(page), target))),
      ...filesOf(text).filter((file) => !existsSync(join(ROOT, file))),
    ];
    expect(missing).toEqual([]);
  });
});
