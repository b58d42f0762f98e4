import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../components/ui/button.tsx';
import { lineMessages } from '../../messages/tr/result-lines.ts';
import { matchQuery } from '../match/match-query.ts';
import { seasonMatchesQuery } from '../matches/queries.ts';
import { lastMatchOf, withLastStarters } from './last-lineup.ts';
import type { PlaceForm, Side } from './list-form.ts';
import type { People } from './people.ts';
import type { ResultEditor } from './use-result-form.ts';

const words = lineMessages.lineup;

type LastLineupProps = {
  readonly editor: ResultEditor;
  readonly match: MatchAnswer;
  readonly side: Side;
  readonly people: People;
};

/** Fills the free places of a side with the starters of its team's last match. */
export const LastLineup = ({ editor: { form }, match, side, people }: LastLineupProps) => {
  const client = useQueryClient();
  const team = match[`${side}Team`];
  const places = `${side}Lineup` as const;
  /** How many were added; null where the team has played no match before. */
  const fill = useMutation({
    networkMode: 'always',
    mutationFn: async (): Promise<number | null> => {
      const last = lastMatchOf(team._id, match, await client.fetchQuery(seasonMatchesQuery()));
      if (last === null) return null;
      const details = await client.fetchQuery(matchQuery(last._id));
      const before = form.getValues(places) as readonly PlaceForm[];
      const after = withLastStarters(before, details, { teamId: team._id, side, people });
      form.setValue(places, after, { shouldDirty: true });
      return after.filter(({ player }, index) => player !== before[index]?.player).length;
    },
  });
  const said = fill.isError
    ? words.lastFailed
    : fill.data === null
      ? words.noLast
      : fill.data === undefined
        ? null
        : words.filled(fill.data);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        variant="secondary"
        size="small"
        aria-label={words.fromLastOf(team.name)}
        busy={fill.isPending}
        busyLabel={words.fetching}
        onClick={() => fill.mutate()}
      >
        {words.fromLast}
      </Button>
      <span role="status" className="text-small text-text-2">
        {said}
      </span>
    </div>
  );
};
