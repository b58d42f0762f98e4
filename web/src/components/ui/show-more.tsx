import { type RefObject, useLayoutEffect, useRef } from 'react';
import { moreMessages } from '../../messages/tr/controls.ts';
import { Button } from './button.tsx';

type ShowMoreProps = {
  readonly shown: number;
  readonly total: number;
  readonly onMore: () => void;
  /** The element whose children are the items; the first new item gets the focus: its link or button, else itself (`tabIndex`). */
  readonly list: RefObject<HTMLElement | null>;
};

/** The end of a list of which a part is shown. Scrolling does not extend it, so that the foot of the page can be reached. */
export const ShowMore = ({ shown, total, onMore, list }: ShowMoreProps) => {
  /** The index of the first new item, which gets the focus once it is rendered. */
  const first = useRef<number | null>(null);
  useLayoutEffect(() => {
    const item = first.current === null ? undefined : list.current?.children[first.current];
    if (!(item instanceof HTMLElement)) return;
    first.current = null;
    (item.querySelector<HTMLElement>('a[href], button') ?? item).focus();
  });
  if (shown >= total) return null;
  return (
    <div className="flex flex-col items-center gap-2">
      <p role="status" className="text-meta text-text-2 tabular-nums">
        {moreMessages.shown(shown, total)}
      </p>
      <Button
        variant="secondary"
        onClick={() => {
          first.current = shown;
          onMore();
        }}
      >
        {moreMessages.more}
      </Button>
    </div>
  );
};
