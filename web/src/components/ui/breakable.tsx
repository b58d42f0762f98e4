import { Fragment } from 'react';

/**
 * A gamertag, an address or another text without spaces: where it has no room it goes on in the next line after a sign, so
 * that words stay whole; only a word that alone has no room is broken. Screen readers hear no pause at the breaks.
 */
export const Breakable = ({ text }: { readonly text: string }) => (
  <span className="min-w-0 [overflow-wrap:anywhere]">
    {text.split(/(?<=[.@_-])(?=[^.@_-])/).map((part, index) => (
      <Fragment key={index}>
        {index > 0 && <wbr aria-hidden="true" />}
        {part}
      </Fragment>
    ))}
  </span>
);
