import type { LeaderAnswer } from '@league/query-api/contract/leaders.ts';
import { PlayerDisc } from '../../components/league/player-disc.tsx';
import { TeamLine } from '../../components/league/team-line.tsx';
import { QueryPart } from '../../components/query/query-part.tsx';
import { Breakable } from '../../components/ui/breakable.tsx';
import { Section } from '../../components/ui/section.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { formatNumber } from '../../format/number.ts';
import { appMessages } from '../../messages/tr/app.ts';
import { leaderboardsMessages } from '../../messages/tr/leaderboards.ts';
import { podiumMessages } from '../../messages/tr/person.ts';
import { seasonArchiveMessages as words } from '../../messages/tr/season-archive.ts';
import { AllLink } from '../../layout/all-link.tsx';
import { addressOf, type Board, BOARDS } from '../leaderboards/boards.ts';
import { profileLink } from '../leaderboards/profile-link.tsx';
import { leadersQuery } from '../leaderboards/queries.ts';

const MEDALS = ['gold', 'silver', 'bronze'] as const;

const nameClass = '-my-1.5 flex min-h-11 min-w-11 items-center leading-4.5 font-semibold';

type LeaderProps = { readonly board: Board; readonly leader: LeaderAnswer; readonly place: number };

/** A player in the ring of the medal, over the team. */
const Leader = ({ board, leader, place }: LeaderProps) => {
  const name = <Breakable text={leader.gamertag} />;
  const link = profileLink(leader);
  return (
    <li className="flex min-h-15 items-center gap-2.5">
      <span className="sr-only">{podiumMessages.place(place)}</span>
      <PlayerDisc player={leader} size={36} medal={MEDALS[place - 1]} />
      <span className="flex min-w-0 flex-1 flex-col items-start">
        {link === null ? (
          <span className={nameClass}>{name}</span>
        ) : (
          link({ className: `${nameClass} hover:underline`, children: name })
        )}
        <span className="flex max-w-full pb-1">
          <TeamLine team={leader.currentTeam} />
        </span>
      </span>
      <span className="text-h2 font-extrabold tabular-nums">
        {formatNumber(leader.stats[board])}
        <span className="sr-only"> {leaderboardsMessages.boards[board].unit}</span>
      </span>
    </li>
  );
};

type SeasonLeadersProps = {
  readonly season: number;
  /** The season as addresses of the boards name it. */
  readonly inAddress: number | undefined;
};

/** The best three of each board of a season, with the way to the whole board. Each board loads and fails alone. */
export const SeasonLeaders = ({ season, inAddress }: SeasonLeadersProps) => (
  <Section title={appMessages.leaders}>
    {/* Side by side where three have room: not in the narrow column beside another one. */}
    <div className="grid gap-x-5 px-(--gutter) pb-2 md:grid-cols-3 md:px-4 lg:grid-cols-1 xl:grid-cols-3">
      {BOARDS.map((board) => {
        const { title } = leaderboardsMessages.boards[board];
        return (
          <section key={board} aria-labelledby={`leaders-${board}`} className="min-w-0 border-t border-line">
            <div className="flex items-center justify-between gap-x-2">
              <h3 id={`leaders-${board}`} className="text-meta font-bold text-text-2">
                {title}
              </h3>
              <AllLink to={addressOf[board]} search={{ season: inAddress }} of={title} />
            </div>
            <QueryPart
              query={leadersQuery(board, season)}
              waiting={<Skeleton shape="people" rows={MEDALS.length} />}
              failed={leaderboardsMessages.loadFailed}
            >
              {(leaders) =>
                leaders.length === 0 ? (
                  <p className="pb-3 text-text-2">{words.leadersNone}</p>
                ) : (
                  <ol>
                    {leaders.slice(0, MEDALS.length).map((leader, index) => (
                      <Leader key={leader._id} board={board} leader={leader} place={index + 1} />
                    ))}
                  </ol>
                )
              }
            </QueryPart>
          </section>
        );
      })}
    </div>
  </Section>
);
