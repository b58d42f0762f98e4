import type { LeaderAnswer } from '@league/query-api/contract/leaders.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Crest } from '../../components/league/crest.tsx';
import { kitClass } from '../../components/league/kit.ts';
import { Breakable } from '../../components/ui/breakable.tsx';
import { formatNumber } from '../../format/number.ts';
import { appMessages } from '../../messages/tr/app.ts';
import { homeMessages } from '../../messages/tr/home.ts';
import { leadersQuery } from '../leaderboards/queries.ts';
import { AllLink } from '../../layout/all-link.tsx';
import { Section } from '../../components/ui/section.tsx';

type KingProps = { readonly board: 'goals' | 'assists' | 'saves'; readonly first: LeaderAnswer };

/** Who leads a board, on the shirt of the team; leads to the board. */
const King = ({ board, first }: KingProps) => {
  const { gamertag, currentTeam, stats } = first;
  return (
    <li className="flex min-w-0 flex-1 basis-[6.25rem]">
      <Link
        to={`/leaderboards/${board}`}
        className={`flex min-h-29.5 min-w-0 flex-1 flex-col overflow-hidden rounded-[10px] p-2.5 md:min-h-33 ${currentTeam === null ? 'bg-sunken' : kitClass(currentTeam)}`}
      >
        <span className="flex items-start justify-between text-small font-bold">
          {homeMessages.kings[board]}
          {currentTeam !== null && <Crest team={currentTeam} />}
        </span>
        <span className="mt-auto text-[2.5rem] leading-none font-black tracking-tight tabular-nums">
          {formatNumber(stats[board])}
        </span>
        <span className="text-small font-bold">
          <Breakable text={gamertag} />
        </span>
      </Link>
    </li>
  );
};

/** The three who lead the boards. Nothing while nobody has scored, assisted or saved. */
export const Kings = () => {
  const firsts = [
    { board: 'goals', first: useQuery(leadersQuery('goals')).data?.[0] },
    { board: 'assists', first: useQuery(leadersQuery('assists')).data?.[0] },
    { board: 'saves', first: useQuery(leadersQuery('saves')).data?.[0] },
  ] as const;
  return (
    firsts.some(({ first }) => first !== undefined) && (
      <Section title={appMessages.leaders} action={<AllLink to="/leaderboards/goals" of={appMessages.leaders} />}>
        <ul className="flex flex-wrap gap-2 px-(--gutter) pb-3 md:px-4 md:pb-4">
          {firsts.map(({ board, first }) => first !== undefined && <King key={board} board={board} first={first} />)}
        </ul>
      </Section>
    )
  );
};
