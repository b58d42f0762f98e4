import type { MatchComparison } from '@league/query-api/contract/match-comparison.ts';
import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { TeamReference } from '@league/query-api/contract/team-reference.ts';
import type { ReactNode } from 'react';
import { Crest } from '../../components/league/crest.tsx';
import { OutcomeTile } from '../../components/league/outcome-letter.tsx';
import { Section } from '../../components/ui/section.tsx';
import { formatNumber } from '../../format/number.ts';
import { dayKey, formatLongDay, instantOf } from '../../format/time.ts';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { matchesMessages } from '../../messages/tr/matches.ts';
import { MatchCard } from '../../components/league/match-card.tsx';
import { linkTo } from '../matches/match-link.tsx';
import { formOf } from '../standings/form-of.ts';
import { Movement } from '../standings/movement.tsx';

const { comparison: texts } = matchesMessages;

type Compared = MatchComparison['home'];

const TeamRow = ({ team, children }: { readonly team: TeamReference; readonly children: ReactNode }) => (
  <li className="flex min-h-11 flex-wrap items-center gap-x-2.5 py-0.5">
    <Crest team={team} />
    <span className="min-w-0 flex-1 basis-28 font-semibold [overflow-wrap:anywhere]">{team.name}</span>
    <span className="flex shrink-0 items-center gap-2 font-bold tabular-nums">{children}</span>
  </li>
);

/** The places of a side: before the match, or what its score does to them. */
const Places = ({ before, after }: Compared) => {
  const { position, points } = after ?? before;
  if (after === null || after.position === before.position) {
    return texts.place(formatNumber(position), formatNumber(points));
  }
  return (
    <>
      <span>
        <span className="sr-only">{texts.moved(before.position, position)}</span>
        <span aria-hidden="true">
          {before.position} → {position}
        </span>
      </span>
      <Movement places={before.position - position} className="" />
    </>
  );
};

const Form = ({ team, form }: { readonly team: TeamReference; readonly form: Compared['form'] }) =>
  form.length === 0 ? (
    <span className="font-normal text-text-2">{matchCardMessages.noForm}</span>
  ) : (
    <ol className="flex gap-0.75">
      {formOf({ teamInfo: team, form }).map(({ key, outcome, sentence }) => (
        <li key={key} title={sentence} className="relative">
          <OutcomeTile outcome={outcome} />
          <span className="sr-only">{sentence}</span>
        </li>
      ))}
    </ol>
  );

type ComparisonProps = { readonly match: MatchAnswer; readonly comparison: MatchComparison };

const listClass = 'px-(--gutter) pb-2 md:px-4';

/** The two teams' places and points: before the match, or with its score, which for a running match is the running one. */
export const TableEffect = ({ match, comparison: { home, away } }: ComparisonProps) => (
  <Section title={home.after === null ? texts.places : texts.effect[match.status === 'live' ? 'live' : 'finished']}>
    <ul className={listClass}>
      <TeamRow team={match.homeTeam}>
        <Places {...home} />
      </TeamRow>
      <TeamRow team={match.awayTeam}>
        <Places {...away} />
      </TeamRow>
    </ul>
  </Section>
);

/** The last results of both teams before the match. */
export const FormOfBoth = ({ match, comparison: { home, away } }: ComparisonProps) => (
  <Section title={texts.form}>
    <ul className={listClass}>
      <TeamRow team={match.homeTeam}>
        <Form team={match.homeTeam} form={home.form} />
      </TeamRow>
      <TeamRow team={match.awayTeam}>
        <Form team={match.awayTeam} form={away.form} />
      </TeamRow>
    </ul>
  </Section>
);

/** The last matches of the two teams against each other; nothing where they have not met. */
export const Meetings = ({ meetings }: Pick<MatchComparison, 'meetings'>) =>
  meetings.length > 0 && (
    <Section title={texts.meetings}>
      <ul className="@container/matches pb-2">
        {meetings.map((match) => {
          const kickOff = instantOf(match.date);
          return (
            <li key={match._id} className="match-item pt-1">
              {kickOff !== null && (
                <p className="text-center text-small text-text-3">{formatLongDay(dayKey(kickOff))}</p>
              )}
              <MatchCard match={match} link={linkTo(match)} />
            </li>
          );
        })}
      </ul>
    </Section>
  );
