import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { OptionalMark } from '../../components/ui/field-frame.tsx';
import { classNames } from '../../components/ui/class-names.ts';

type FoldProps = {
  readonly label: string;
  /** What stands in it, shown while it is folded. */
  readonly sum: string;
  readonly openAtFirst: boolean;
  /** Something in it is refused, which must be seen. */
  readonly wrong: boolean;
  readonly children: ReactNode;
};

/** An optional part of the form, folded away at first: most results are entered without it. */
export const Fold = ({ label, sum, openAtFirst, wrong, children }: FoldProps) => {
  const [open, setOpen] = useState(openAtFirst);
  return (
    <details
      open={open || wrong}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group min-w-0 rounded-control border border-line"
    >
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-control px-3 py-2 hover:bg-hover [&::-webkit-details-marker]:hidden">
        <span className="text-meta font-semibold">
          {label}
          <OptionalMark />
        </span>
        {!open && <span className="ml-auto text-right text-meta text-text-2 tabular-nums">{sum}</span>}
        <ChevronDown
          aria-hidden="true"
          className={classNames('size-5 shrink-0 text-text-2', open ? 'ml-auto rotate-180' : '')}
        />
      </summary>
      {/* Not rendered while it is folded: it may hold dozens of boxes. */}
      {(open || wrong) && <div className="flex flex-col gap-4 border-t border-line p-3">{children}</div>}
    </details>
  );
};
