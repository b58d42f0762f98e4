import { MATCH_POSITIONS } from '@league/command-api/contract/match-lines.ts';
import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { X } from 'lucide-react';
import { IconButton } from '../../components/ui/button.tsx';
import { SelectField } from '../../components/ui/field.tsx';
import { lineMessages } from '../../messages/tr/result-lines.ts';
import { Fold } from './fold.tsx';
import { LastLineup } from './last-lineup-button.tsx';
import { EMPTY_PLACE, type Side } from './list-form.ts';
import { nameIn, ofSide, type People } from './people.ts';
import type { ResultEditor } from './use-result-form.ts';

const words = lineMessages.lineup;

type LineupFieldsProps = { readonly editor: ResultEditor; readonly match: MatchAnswer; readonly people: People };

/** The starters of both sides: eight places each, with a position. Places without a player are not recorded. */
export const LineupFields = ({ editor, match, people }: LineupFieldsProps) => {
  const { form, values } = editor;
  const chosen = (side: Side) => values[`${side}Lineup`].filter(({ player }) => player !== '');
  const { homeLineup, awayLineup } = form.formState.errors;

  const choose = (side: Side, index: number, player: string): void => {
    const person = people.get(player);
    const position = MATCH_POSITIONS.find((each) => each === person?.position) ?? '';
    form.setValue(`${side}Lineup.${index}.position`, position, { shouldDirty: true });
    form.setValue(`${side}Lineup.${index}.jerseyNumber`, person?.number ?? null);
    const row = values.playerStats.findIndex((each) => each.player === player);
    if (row !== -1) form.setValue(`playerStats.${row}.isStartingEleven`, true, { shouldDirty: true });
  };

  const place = (side: Side, index: number, player: string) => {
    const at = `${side}Lineup.${index}` as const;
    const elsewhere = new Set(chosen(side).map((each) => each.player));
    const free = ofSide(people, side).filter(({ id }) => id === player || !elsewhere.has(id));
    return (
      <div key={index} className="grid grid-cols-[minmax(0,1fr)_minmax(7rem,0.7fr)_2.75rem] items-end gap-2">
        <SelectField
          label={words.place(index + 1)}
          {...form.field(`${at}.player`, {
            onChange: ({ target }: { target: HTMLSelectElement }) => choose(side, index, target.value),
          })}
        >
          <option value="">{words.empty}</option>
          {player !== '' && !people.has(player) && <option value={player}>{nameIn(people, player)}</option>}
          {free.map(({ id, gamertag }) => (
            <option key={id} value={id}>
              {gamertag}
            </option>
          ))}
        </SelectField>
        <SelectField label={words.position} {...form.field(`${at}.position`)}>
          <option value="">{lineMessages.noPosition}</option>
          {MATCH_POSITIONS.map((position) => (
            <option key={position}>{position}</option>
          ))}
        </SelectField>
        {player !== '' && (
          <IconButton
            label={words.takeOut(nameIn(people, player))}
            onClick={() => form.setValue(at, EMPTY_PLACE, { shouldDirty: true })}
          >
            <X aria-hidden="true" className="size-5" />
          </IconButton>
        )}
      </div>
    );
  };

  const [home, away] = [chosen('home').length, chosen('away').length];
  return (
    <Fold
      label={words.title}
      sum={home + away === 0 ? words.none : words.sum(home, away)}
      openAtFirst={false}
      wrong={homeLineup !== undefined || awayLineup !== undefined}
    >
      <div className="grid gap-6 lg:grid-cols-2">
        {(['home', 'away'] as const).map((side) => (
          <fieldset key={side} className="flex min-w-0 flex-col gap-2">
            <legend className="pb-1 text-meta font-semibold">{match[`${side}Team`].name}</legend>
            <LastLineup editor={editor} match={match} side={side} people={people} />
            {values[`${side}Lineup`].map(({ player }, index) => place(side, index, player))}
          </fieldset>
        ))}
      </div>
    </Fold>
  );
};
