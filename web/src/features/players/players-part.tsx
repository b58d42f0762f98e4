import type { PlayerAnswer } from '@league/query-api/contract/players.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { type ApiError, UnreadableAnswer } from '../../api/errors.ts';
import { failureText } from '../../api/failure-text.ts';
import { useEyes } from '../../api/use-session.ts';
import { QueryPart } from '../../components/query/query-part.tsx';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { ShowMore } from '../../components/ui/show-more.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { playersMessages as words } from '../../messages/tr/players.ts';
import { CsvButton } from '../csv/csv-button.tsx';
import { rosterOf } from './player-list.ts';
import { PlayerRow } from './player-row.tsx';
import { FIRST, firstPlayersQuery, playersQuery } from './queries.ts';

/** So many rows one press adds: few enough to appear at once. */
const MORE = 48;

/** From edge to edge of a phone; from 992 px three beside each other. */
const rowList =
  '-mx-(--gutter) overflow-hidden border-t border-line bg-surface md:mx-0 md:rounded-card md:border-x lg:grid lg:grid-cols-3';

/** The first players found, and a button for more of them. */
const Rows = ({ found }: { readonly found: readonly PlayerAnswer[] }) => {
  const [most, setMost] = useState(FIRST);
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      <ul ref={list} className={rowList}>
        {found.slice(0, most).map((player) => (
          <li key={player._id} className="min-w-0 border-b border-line">
            <PlayerRow player={player} />
          </li>
        ))}
      </ul>
      <ShowMore
        shown={Math.min(most, found.length)}
        total={found.length}
        onMore={() => setMost(most + MORE)}
        list={list}
      />
      <div className="flex justify-end">
        <CsvButton path="/api/players" />
      </div>
    </>
  );
};

const NoneFound = ({ onClear }: { readonly onClear: () => void }) => (
  <EmptyState title={words.noneFound} text={words.noneFoundText} level={3}>
    <Button variant="secondary" onClick={onClear}>
      {words.clear}
    </Button>
  </EmptyState>
);

/** What is told of a list that failed: an answer that is no list of players, or why there is none. */
const failedText = (error: ApiError): string =>
  error instanceof UnreadableAnswer && error.status < 400 ? words.unreadable : words.loadFailed(failureText(error));

type ListProps = {
  readonly isFiltered: boolean;
  readonly children: (all: readonly PlayerAnswer[]) => ReactNode;
};

/**
 * Shows the first players while the others are still under way; both are asked for at once. A filter needs them all. Where all
 * cannot be read, the first stay, and what failed stands below them.
 */
const PlayersRead = ({ isFiltered, children }: ListProps) => {
  const eyes = useEyes();
  const [first, all] = [useQuery(firstPlayersQuery(eyes)), useQuery(playersQuery(eyes))];
  const showsFirst = !isFiltered && all.data === undefined && (first.data !== undefined || !all.isError);
  const failed = failedText;
  return (
    <>
      <QueryPart
        query={showsFirst ? firstPlayersQuery(eyes) : playersQuery(eyes)}
        waiting={<Skeleton shape="people" rows={FIRST} />}
        failed={failed}
      >
        {children}
      </QueryPart>
      {showsFirst && (
        <QueryPart query={playersQuery(eyes)} waiting={null} failed={failed} quiet>
          {() => null}
        </QueryPart>
      )}
    </>
  );
};

type PlayersPartProps = {
  readonly isFiltered: boolean;
  /** What the filter finds among all players; undefined until they are all read. */
  readonly found: readonly PlayerAnswer[] | undefined;
  readonly onClear: () => void;
  /** Changes with the filter: the list then begins again with the first players. */
  readonly wanted: string;
};

/** The players found, or why none are. */
export const PlayersPart = ({ isFiltered, found, onClear, wanted }: PlayersPartProps) => (
  <PlayersRead isFiltered={isFiltered}>
    {(shown) => {
      const players = found ?? rosterOf(shown).players;
      if (players.length > 0) return <Rows key={wanted} found={players} />;
      // The first of an admin's list may all wait for their approval.
      if (found === undefined && shown.length > 0) return null;
      return isFiltered ? (
        <NoneFound onClear={onClear} />
      ) : (
        <EmptyState title={words.emptyTitle} text={words.emptyText} />
      );
    }}
  </PlayersRead>
);
