import { teamsMessages } from '../../messages/tr/teams.ts';

const { stats } = teamsMessages;

/** A space as wide as a digit, in the place of a figure that is not loaded yet. */
const FIGURE_SPACE = '\u2007';

const figures = [
  { of: 'total', label: stats.total, hint: stats.totalHint },
  { of: 'withLogo', label: stats.withLogo, hint: stats.withLogoHint },
  { of: 'active', label: stats.active, hint: stats.activeHint },
  { of: 'shown', label: stats.shown, hint: stats.shownHint },
] as const;

type Counts = Readonly<Record<(typeof figures)[number]['of'], number>>;

/** Four figures, each with a word for what it counts. Takes its room before the figures are known. */
export const TeamStats = ({ counts }: { readonly counts: Counts | undefined }) => (
  <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-4">
    {figures.map(({ of, label, hint }) => (
      <div key={of} className="flex flex-col-reverse justify-end bg-surface px-4 py-3">
        <dt className="min-w-0">
          <span className="block text-meta font-semibold">{label}</span>
          <span className="block text-small text-text-3">{hint}</span>
        </dt>
        <dd className="text-h2 font-extrabold tabular-nums">{counts?.[of] ?? FIGURE_SPACE}</dd>
      </div>
    ))}
  </dl>
);
