import { MOST_GOALS } from '@league/command-api/contract/match-answer.ts';
import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { TeamReference } from '@league/query-api/contract/team-reference.ts';
import { classNames } from '../../components/ui/class-names.ts';
import { Stepper } from '../../components/ui/stepper.tsx';
import { resultsMessages } from '../../messages/tr/results.ts';
import { Fold } from './fold.tsx';
import { cardFields, type ResultForm, type Side } from './result-form.ts';
import type { ResultEditor } from './use-result-form.ts';

const kinds = ['yellow', 'red'] as const;
type Kind = (typeof kinds)[number];

const fieldOf = (side: Side, kind: Kind) =>
  kind === 'yellow' ? (`${side}YellowCards` as const) : (`${side}RedCards` as const);

const marks: Readonly<Record<Kind, string>> = {
  yellow: 'border-warning bg-warning-fill',
  red: 'border-danger bg-danger-fill',
};

/** The colour of a card; its word stands beside it. */
const CardMark = ({ kind }: { readonly kind: Kind }) => (
  <span aria-hidden="true" className={classNames('h-4 w-3 shrink-0 rounded-xs border', marks[kind])} />
);

/** The cards in one text, "Sarı kart 2–1", shown while the boxes are folded away. */
const sumOf = (form: ResultForm): string => {
  const sums = kinds.flatMap((kind) => {
    const [home, away] = [form[fieldOf('home', kind)], form[fieldOf('away', kind)]];
    if (home === null && away === null) return [];
    return [resultsMessages.cardSum(resultsMessages.cardKinds[kind], String(home ?? 0), String(away ?? 0))];
  });
  return sums.length === 0 ? resultsMessages.noCards : sums.join(' · ');
};

type CardFieldsProps = { readonly editor: ResultEditor; readonly match: MatchAnswer };

/** The card totals of both teams, folded away at first: most results are entered without cards. */
export const CardFields = ({ editor, match }: CardFieldsProps) => {
  const { form, values } = editor;
  const box = (side: Side, team: TeamReference, kind: Kind) => {
    const field = fieldOf(side, kind);
    const label = resultsMessages.cardCount(team.name, resultsMessages.cardKinds[kind]);
    return (
      <div key={kind} className="flex items-center gap-2">
        <CardMark kind={kind} />
        <span aria-hidden="true" className="min-w-0 flex-1 text-meta">
          {resultsMessages.cardKinds[kind]}
        </span>
        <Stepper
          {...form.value(field)}
          size="s"
          label={label}
          increaseLabel={resultsMessages.increase(label)}
          decreaseLabel={resultsMessages.decrease(label)}
          most={MOST_GOALS}
        />
      </div>
    );
  };
  const team = (side: Side, of: TeamReference) => (
    <div className="flex min-w-0 flex-col gap-2">
      <p className="text-meta font-semibold">{of.name}</p>
      {kinds.map((kind) => box(side, of, kind))}
    </div>
  );
  return (
    <Fold
      label={resultsMessages.cards}
      sum={sumOf(values)}
      openAtFirst={cardFields.some((field) => values[field] !== null)}
      wrong={cardFields.some((field) => form.value(field).error !== undefined)}
    >
      {team('home', match.homeTeam)}
      {team('away', match.awayTeam)}
    </Fold>
  );
};
