import { personMessages } from '../../messages/tr/person.ts';

/** "#8", which screen readers read as "8 numara". */
export const JerseyNumber = ({ number }: { readonly number: number }) => (
  <span className="text-meta font-semibold text-text-2 tabular-nums">
    <span aria-hidden="true">#{number}</span>
    <span className="sr-only">{personMessages.number(number)}</span>
  </span>
);
