import type { SeasonsAnswer } from '@league/query-api/contract/seasons.ts';
import type { StandingRow } from '@league/query-api/contract/standings.ts';
import { Crest } from '../../components/league/crest.tsx';
import { formatDifference } from '../../format/number.ts';
import { standingsPageMessages } from '../../messages/tr/standings-page.ts';
import { type LevelReason, levelReasons } from './level-reasons.ts';

const texts = standingsPageMessages.level;

/** Differences have a sign; other figures are counts. */
const valueText = ({ rule }: LevelReason, value: number): string =>
  rule === 'goalDifference' ? formatDifference(value) : String(value);

const sentenceOf = (reason: LevelReason): string => {
  const { upper, rule, values } = reason;
  const level = texts.points(upper.points);
  if (values === null) return `${level} · ${texts.rules[rule]}`;
  return `${level} · ${texts.rules[rule]} ${valueText(reason, values[0])} > ${valueText(reason, values[1])}`;
};

type LevelPlacesProps = {
  readonly rows: readonly StandingRow[];
  /** The rules of the season; undefined while they are not known. */
  readonly rules: SeasonsAnswer[number]['rankingRules'] | undefined;
};

/** What orders teams that have as many points, in figures; nothing where points alone decide. */
export const LevelPlaces = ({ rows, rules }: LevelPlacesProps) => {
  const reasons = levelReasons(rows);
  if (reasons.length === 0) return null;
  return (
    <section
      aria-labelledby="level-places"
      className="-mx-(--gutter) border-y border-line bg-surface px-(--gutter) py-3 md:mx-0 md:rounded-card md:border md:px-4"
    >
      <h2 id="level-places" className="pb-1 text-h2 font-extrabold">
        {texts.title}
      </h2>
      <ul>
        {reasons.map((reason) => (
          <li key={reason.lower.teamInfo._id} className="flex min-h-9 items-center gap-2 text-meta">
            <Crest team={reason.upper.teamInfo} size={20} />
            <Crest team={reason.lower.teamInfo} size={20} />
            <span className="sr-only">{texts.pair(reason.upper.teamInfo.name, reason.lower.teamInfo.name)}: </span>
            <span>
              <span className="font-bold">{texts.places(reason.upper.position, reason.lower.position)}</span>{' '}
              {sentenceOf(reason)}
            </span>
          </li>
        ))}
      </ul>
      {rules !== undefined && (
        <p className="pt-1 text-meta text-text-3">
          {texts.order(rules.tieBreakers, rules.headToHeadWhen === 'complete')}
        </p>
      )}
    </section>
  );
};
