import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { Crest } from '../../components/league/crest.tsx';
import { ChoiceTiles } from '../../components/ui/choice-tiles.tsx';
import { CheckLine } from '../../components/ui/field.tsx';
import { resultsMessages } from '../../messages/tr/results.ts';
import type { ResultEditor } from './use-result-form.ts';

type WalkoverFieldsProps = { readonly editor: ResultEditor; readonly match: MatchAnswer };

/** Marks a match as a walkover and chooses its winner, which decides the score. Unmarking restores the typed score. */
export const WalkoverFields = ({ editor, match: { homeTeam, awayTeam } }: WalkoverFieldsProps) => {
  const { form, values } = editor;
  const tile = (value: 'home' | 'away', team: typeof homeTeam) => ({
    value,
    label: team.name,
    picture: <Crest team={team} size={32} />,
  });
  return (
    <div className="flex flex-col gap-2">
      <CheckLine
        label={resultsMessages.isWalkover}
        {...form.field('isWalkover', { onChange: () => form.setValue('walkoverWinner', null) })}
      />
      {values.isWalkover && (
        <ChoiceTiles
          label={resultsMessages.walkoverWinner}
          choices={[tile('home', homeTeam), tile('away', awayTeam)]}
          {...form.value('walkoverWinner')}
        />
      )}
    </div>
  );
};
