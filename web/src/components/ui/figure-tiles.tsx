import { classNames } from './class-names.ts';

type FigureTilesProps = {
  readonly figures: readonly { readonly label: string; readonly value: string | number; readonly hint?: string }[];
  /** How many stand beside each other where there is room. */
  readonly columns?: keyof typeof grids;
  /** The section around them has the frame. */
  readonly inSection?: boolean;
};

const grids = {
  3: 'grid-cols-2 min-[18rem]:grid-cols-3',
  4: 'grid-cols-2 sm:grid-cols-4',
  6: 'grid-cols-2 min-[18rem]:grid-cols-3 sm:grid-cols-6',
} as const;

/** Figures with their words, in one frame. */
export const FigureTiles = ({ figures, columns = 6, inSection = false }: FigureTilesProps) => (
  <dl
    className={classNames(
      'grid gap-px border-line bg-line',
      inSection ? 'border-t' : 'overflow-hidden rounded-card border',
      grids[columns],
    )}
  >
    {figures.map(({ label, value, hint }) => (
      <div key={label} className="flex min-w-0 flex-col-reverse justify-end bg-surface px-3 py-3">
        <dt className="min-w-0 [overflow-wrap:anywhere]">
          <span className="block text-meta font-semibold">{label}</span>
          {hint !== undefined && <span className="block text-small text-text-3">{hint}</span>}
        </dt>
        <dd className="text-h2 font-extrabold tabular-nums">{value}</dd>
      </div>
    ))}
  </dl>
);
