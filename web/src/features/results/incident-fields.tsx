import { incidentType } from '@league/command-api/contract/match-lines.ts';
import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { asNumber } from '../../components/form/use-league-form.ts';
import { Button, IconButton } from '../../components/ui/button.tsx';
import { NumberField, SelectField, TextField } from '../../components/ui/field.tsx';
import { lineMessages } from '../../messages/tr/result-lines.ts';
import { incidentTypes } from '../../messages/tr/stored-words.ts';
import { Fold } from './fold.tsx';
import { nameIn, ofSide, type People } from './people.ts';
import type { ResultEditor } from './use-result-form.ts';

const words = lineMessages.incidents;

type RowsProps = { readonly editor: ResultEditor; readonly match: MatchAnswer; readonly people: People };

const Rows = ({ editor: { form, values }, match, people }: RowsProps) => {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'incidents' });
  return (
    <>
      {fields.map(({ id }, index) => {
        const at = `incidents.${index}` as const;
        const player = values.incidents[index]?.player ?? '';
        return (
          <fieldset
            key={id}
            className="grid grid-cols-[1fr_5rem] items-end gap-2 border-b border-line pb-3 md:grid-cols-[11rem_4.5rem_1fr_1fr_auto]"
          >
            <SelectField label={words.type} {...form.field(`${at}.type`)}>
              {incidentType.options.map((type) => (
                <option key={type} value={type}>
                  {incidentTypes[type]}
                </option>
              ))}
            </SelectField>
            <NumberField label={words.minute} maxLength={3} {...form.field(`${at}.minute`, asNumber)} />
            <SelectField label={words.player} {...form.field(`${at}.player`)}>
              <option value="">{words.nobody}</option>
              {player !== '' && !people.has(player) && <option value={player}>{nameIn(people, player)}</option>}
              {(['home', 'away'] as const).map((side) => (
                <optgroup key={side} label={match[`${side}Team`].name}>
                  {ofSide(people, side).map((person) => (
                    <option key={person.id} value={person.id}>
                      {person.gamertag}
                    </option>
                  ))}
                </optgroup>
              ))}
            </SelectField>
            <TextField
              label={words.description}
              maxLength={200}
              autoComplete="off"
              {...form.field(`${at}.description`)}
            />
            <IconButton label={words.remove(index + 1)} onClick={() => remove(index)}>
              <Trash2 aria-hidden="true" className="size-5" />
            </IconButton>
          </fieldset>
        );
      })}
      <Button
        variant="secondary"
        className="self-start"
        onClick={() => append({ type: 'goal', minute: null, player: '', description: '' })}
      >
        <Plus aria-hidden="true" className="size-5" />
        {words.add}
      </Button>
    </>
  );
};

/** What happened in the match, in a closed list of types. */
export const IncidentFields = (props: RowsProps) => {
  const { form, values } = props.editor;
  const count = values.incidents.length;
  return (
    <Fold
      label={words.title}
      sum={count === 0 ? words.none : words.sum(count)}
      openAtFirst={false}
      wrong={form.formState.errors.incidents !== undefined}
    >
      <Rows {...props} />
    </Fold>
  );
};
