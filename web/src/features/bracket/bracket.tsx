import {
  type Bye,
  bracketOf,
  type PlayoffSettings,
  type Round,
  type Slot,
  type Stage,
  type Tie,
} from '@league/query-api/contract/bracket.ts';
import type { StandingRow } from '@league/query-api/contract/standings.ts';
import type { TeamReference } from '@league/query-api/contract/team-reference.ts';
import type { ReactNode } from 'react';
import { Crest } from '../../components/league/crest.tsx';
import { shortNames } from '../../components/league/short-names.ts';
import { Breakable } from '../../components/ui/breakable.tsx';
import { classNames } from '../../components/ui/class-names.ts';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Section } from '../../components/ui/section.tsx';
import { useChanged } from '../../components/ui/use-changed.ts';
import { bracketMessages as words } from '../../messages/tr/bracket.ts';
import { usePinnedTeam } from '../teams/pinned-team.ts';
import './bracket.css';

/** The parts of a page in their order, each with its stages. */
const PARTS = [
  ['knockout', ['knockout']],
  ['winners', ['winners']],
  ['losers', ['losers']],
  ['final', ['grandFinal', 'decider']],
  ['group', ['group']],
] as const satisfies readonly (readonly [string, readonly Stage[]])[];

type Teams = {
  /** The teams of the table from its top. */
  readonly teams: readonly TeamReference[];
  /** What they are called where two stand in a line, by their ids; undefined: there is room for whole names. */
  readonly short?: ReadonlyMap<string, string> | undefined;
};

type TeamProps = Pick<Teams, 'short'> & {
  readonly place: number;
  readonly team: TeamReference;
  /** Stands at the end of its line. */
  readonly children?: ReactNode;
};

const Name = ({ team: { _id, name }, short }: Pick<TeamProps, 'team' | 'short'>) =>
  short === undefined ? (
    <Breakable text={name} />
  ) : (
    <>
      <span className="sr-only">{name}</span>
      <span aria-hidden="true">
        <Breakable text={short.get(_id) ?? name} />
      </span>
    </>
  );

/** A team by its place in the table, highlighted for a moment when another one takes the place. */
const Team = ({ place, team, short, children }: TeamProps) => {
  const isOwn = usePinnedTeam() === team._id;
  const changed = useChanged(team._id);
  return (
    <span className={classNames('bracket-side', changed ? 'bg-tint-2' : isOwn && 'bg-tint')}>
      <span aria-hidden="true" className="w-5 shrink-0 text-right text-meta text-text-3 tabular-nums">
        {place}
      </span>
      <span className="sr-only">{words.place(place)}</span>
      <Crest team={team} size={20} />
      <span className="bracket-name min-w-0 leading-4.5 font-semibold">
        <Name team={team} short={short} />
      </span>
      {children}
    </span>
  );
};

type SideProps = Teams & Pick<TeamProps, 'children'> & { readonly slot: Slot };

const Side = ({ slot, teams, short, children }: SideProps) => {
  if (slot.from !== 'seed')
    return (
      <span className="bracket-side text-meta text-text-2">
        {words.slot[slot.from](slot.tie)}
        {children}
      </span>
    );
  const team = teams[slot.seed - 1];
  if (team === undefined) return null;
  return (
    <Team place={slot.seed} team={team} short={short}>
      {children}
    </Team>
  );
};

const Entry = ({ entry, ...names }: Teams & { readonly entry: Tie | Bye }) => {
  if ('bye' in entry)
    return (
      <div className="bracket-entry bracket-bye">
        <Side slot={entry.bye} {...names}>
          <span className="ml-auto text-meta whitespace-nowrap text-text-2">{words.bye}</span>
        </Side>
      </div>
    );
  const [one, other] = entry.sides;
  return (
    <div className="bracket-entry">
      {/* Nothing refers to a tie between two that are known. */}
      {names.short === undefined && (
        <span className="bracket-number text-small font-bold text-text-2 tabular-nums">{words.tie(entry.tie)}</span>
      )}
      <div className="bracket-sides">
        <Side slot={one} {...names} />
        <Side slot={other} {...names} />
      </div>
    </div>
  );
};

/** How the entries of a round are joined to those of the next: two to one, or each to one. */
const joinOf = ({ entries }: Round, next: Round | undefined): string | false => {
  if (next === undefined) return false;
  return next.entries.length < entries.length ? 'bracket-joined' : 'bracket-single';
};

type PartProps = Teams & { readonly part: keyof typeof words.parts; readonly rounds: readonly Round[] };

const Part = ({ part, rounds, ...names }: PartProps) => (
  <Section title={words.parts[part]}>
    <div className="bracket px-(--gutter) pb-4 md:px-4">
      <ol className={classNames('bracket-rounds', part === 'group' ? 'bracket-group' : 'bracket-tree')}>
        {rounds.map((round, index) => (
          <li key={`${round.stage} ${round.number}`} className="bracket-round">
            <h3 className="pb-1.5 text-meta font-bold text-text-2">
              {words.round(round, index === rounds.length - 1)}
            </h3>
            <ol className={classNames('bracket-entries', part !== 'group' && joinOf(round, rounds[index + 1]))}>
              {round.entries.map((entry) => (
                <li key={'tie' in entry ? entry.tie : JSON.stringify(entry)}>
                  <Entry entry={entry} {...names} />
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
      {part === 'final' && <p className="max-w-text pt-3 text-meta text-text-2">{words.decider}</p>}
    </div>
  </Section>
);

export type BracketProps = {
  /** The table, which says who has which place. */
  readonly rows: readonly StandingRow[];
  readonly settings: Pick<PlayoffSettings, 'playoffTeams' | 'playoffFormat'>;
  /** Which table it is. */
  readonly table: Parameters<typeof words.drawnFrom>[0];
};

/** The play-off as it would be drawn from a table: drawn where there is room, else a list by round. */
export const Bracket = ({ rows, settings: { playoffTeams, playoffFormat }, table }: BracketProps) => {
  if (rows.length < playoffTeams)
    return (
      <div className="bracket-page">
        <EmptyState title={words.tooFew.title} text={words.tooFew.text(playoffTeams, rows.length)} />
      </div>
    );
  const rounds = bracketOf(playoffTeams, playoffFormat);
  const teams = rows.map(({ teamInfo }) => teamInfo);
  return (
    <div className="bracket-page flex flex-col gap-3 md:gap-4">
      <div className="text-text-2">
        <p className="font-bold text-text">{words.drawnFrom(table, playoffTeams, playoffFormat)}</p>
        <p>
          {words.course(playoffFormat)} {table === 'today' && words.mayChange}
        </p>
        {rows.every(({ played }) => played === 0) && <p>{words.notBegun}</p>}
      </div>
      {PARTS.map(([part, stages]) => {
        const own = rounds.filter(({ stage }) => stages.some((each) => each === stage));
        const short = part === 'group' ? shortNames(teams) : undefined;
        return own.length > 0 && <Part key={part} part={part} rounds={own} teams={teams} short={short} />;
      })}
    </div>
  );
};
