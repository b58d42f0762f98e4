import { TargetBar } from '../../components/league/target-bar.tsx';
import { WinRing } from '../../components/league/win-ring.tsx';
import { FigureTiles } from '../../components/ui/figure-tiles.tsx';
import { formatNumber, formatTenths } from '../../format/number.ts';
import { myStatsMessages as words } from '../../messages/tr/my-stats.ts';
import { type CountedFigure, type OwnFigures, perMatch, TARGETS } from './own-figures.ts';

const card = 'rounded-card border border-line bg-surface p-4';

type FiguresProps = { readonly figures: OwnFigures };

const Counted = ({ of, figures }: FiguresProps & { readonly of: CountedFigure }) => (
  <li className={`${card} flex min-w-0 flex-col gap-2`}>
    <h3 className="text-meta font-semibold text-text-2">{words.figures[of]}</h3>
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="text-h1 font-extrabold tabular-nums">{formatNumber(figures[of])}</span>
      <span className="text-meta text-text-2 tabular-nums">
        {words.perMatch(formatTenths(perMatch(figures[of], figures.played)))}
      </span>
    </p>
    <div className="mt-auto">
      <TargetBar label={words.progress(words.figures[of])} value={figures[of]} target={TARGETS[of]} />
    </div>
  </li>
);

/** All figures of the page: matches by outcome, the share of wins, and what is counted with its target. */
export const FigureCards = ({ figures }: FiguresProps) => (
  <>
    <section aria-labelledby="totals" className="flex flex-col gap-2">
      <h2 id="totals" className="text-h2 font-bold">
        {words.totals}
      </h2>
      <div className="grid items-center gap-4 sm:grid-cols-[auto_1fr]">
        <figure className={`${card} flex flex-col items-center gap-2`}>
          <WinRing wins={figures.wins} played={figures.played} />
          <figcaption className="text-meta font-semibold text-text-2">{words.winRate}</figcaption>
        </figure>
        <FigureTiles
          columns={4}
          figures={[
            { label: words.played, value: formatNumber(figures.played) },
            { label: words.outcomes.wins, value: formatNumber(figures.wins) },
            { label: words.outcomes.draws, value: formatNumber(figures.draws) },
            { label: words.outcomes.losses, value: formatNumber(figures.losses) },
          ]}
        />
      </div>
    </section>
    <section aria-labelledby="targets" className="flex flex-col gap-2">
      <h2 id="targets" className="text-h2 font-bold">
        {words.targets}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-3">
        {(Object.keys(TARGETS) as CountedFigure[]).map((of) => (
          <Counted key={of} of={of} figures={figures} />
        ))}
      </ul>
    </section>
  </>
);
