import { Fragment } from 'react';

/**
 * A gamertag, an address or another text without spaces: where it has no room it goes on in the next line after a sign, so that words stay whole, also for screen
 * readers, which would hear a pause at each break. Only a word that alone has no room is broken.
 */
export const Breakable = ({ text }: { readonly text: string }) => (
  <span className="min-w-0 [overflow-wrap:anywhere]">
    {text.split(/(?<=[.@_-])(?=[^.@_-])/).map((part, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- a part has nothing but its place
      <Fragment key={index}>
        {index > 0 && <wbr aria-hidden="true" />}
        {part}
      </Fragment>
    ))}
  </span>
);
