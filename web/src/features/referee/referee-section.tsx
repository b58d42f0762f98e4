import type { RefereeMatch } from '@league/query-api/contract/own-matches.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useEyes } from '../../api/use-session.ts';
import { QueryPart } from '../../components/query/query-part.tsx';
import { Button } from '../../components/ui/button.tsx';
import { MessageBanner } from '../../components/ui/message.tsx';
import { useMessage } from '../../components/ui/use-message.ts';
import { Section } from '../../components/ui/section.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { refereeMessages } from '../../messages/tr/referee.ts';
import { resultsMessages } from '../../messages/tr/results.ts';
import { lacksResult } from '../results/lacks-result.ts';
import { loadResultDialog, OpenResult } from '../results/open-result.tsx';
import { Kickoff, PairingWithPlate, resultButtonId } from '../results/results-table.tsx';
import { profileEntry } from './entries.ts';
import { inOrder, isMain } from './own-matches.ts';
import { ownMatchesQuery } from './queries.ts';

const { profile: words } = refereeMessages;

type RowProps = { readonly match: RefereeMatch; readonly onOpen: () => void };

const Row = ({ match, onOpen }: RowProps) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-2">
    <div className="flex min-w-0 flex-1 basis-60 flex-col gap-2">
      <span className="text-meta text-text-2">
        {matchCardMessages.week(match.week)} · <Kickoff match={match} />
      </span>
      <span className="font-semibold">
        <PairingWithPlate match={match} />
      </span>
    </div>
    <Button
      id={resultButtonId(match._id)}
      variant="secondary"
      aria-label={resultsMessages.actionFor(resultsMessages.enter, matchCardMessages.pairing(match))}
      onClick={onOpen}
    >
      {resultsMessages.enter}
    </Button>
  </li>
);

/** On the own profile of a referee: the matches whose results the player still has to enter, and the way to all own matches. */
export const RefereeSection = () => {
  const query = ownMatchesQuery(useEyes());
  const { data: matches } = useQuery(query);
  /** The match as it was when its dialog opened. */
  const [opened, setOpened] = useState<RefereeMatch | null>(null);
  const message = useMessage();
  useEffect(() => {
    loadResultDialog().catch(() => undefined);
  }, []);
  return (
    <Section
      title={words.title}
      action={
        <Link
          to="/referee-panel"
          className="inline-flex min-h-11 items-center text-meta font-bold text-brand-text hover:underline"
        >
          {words.all}
        </Link>
      }
    >
      <div className="flex flex-col gap-2 px-(--gutter) pb-3 md:px-4">
        <MessageBanner message={message} inPlace />
        <QueryPart query={query} waiting={<Skeleton shape="text" rows={2} />} failed={words.failed}>
          {(read) => {
            const open = inOrder(read).filter((match) => isMain(match) && lacksResult(match));
            return open.length === 0 ? (
              <p className="border-t border-line pt-3 text-text-2">{words.empty}</p>
            ) : (
              <ul>
                {open.map((match) => (
                  <Row key={match._id} match={match} onOpen={() => setOpened(match)} />
                ))}
              </ul>
            );
          }}
        </QueryPart>
      </div>
      {opened !== null && (
        <OpenResult
          key={opened._id}
          match={opened}
          listed={matches?.find(({ _id }) => _id === opened._id) ?? opened}
          onSaved={(said) => {
            message.say(said);
            setOpened(null);
          }}
          onClose={() => setOpened(null)}
          entry={profileEntry}
        />
      )}
    </Section>
  );
};
