import { MATCH_POSITIONS, side } from '@league/command-api/contract/match-lines.ts';
import type { MatchDetails } from '@league/query-api/contract/match-details.ts';
import * as z from 'zod/mini';
import { Form } from '../../components/form/form.tsx';
import { useLeagueForm } from '../../components/form/use-league-form.ts';
import { Button } from '../../components/ui/button.tsx';
import { ChoiceTiles } from '../../components/ui/choice-tiles.tsx';
import { Combobox } from '../../components/ui/combobox.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { DialogBody, DialogFoot } from '../../components/ui/dialog-parts.tsx';
import { SelectField } from '../../components/ui/field.tsx';
import { personMessages } from '../../messages/tr/person.ts';
import { matchEditMessages as words } from '../../messages/tr/match-edit.ts';
import type { Side } from '../results/list-form.ts';
import { type MatchPerson, ofSide, type People } from '../results/people.ts';

const { errors } = words;

const schema = z.object({
  team: z.enum(side.options, errors.team),
  player: z.string(errors.player).check(z.minLength(1, errors.player)),
  position: z.enum(MATCH_POSITIONS, errors.position),
});

export type AddedPlayer = { readonly person: MatchPerson; readonly side: Side; readonly position: string };

type AddPlayerDialogProps = {
  readonly match: MatchDetails;
  readonly people: People;
  /** Those who stand in the match already. */
  readonly present: ReadonlySet<string>;
  readonly onAdd: (added: AddedPlayer) => void;
  readonly onClose: () => void;
};

/** Adds a row to the match: the team, one of its players who is not in the match yet, and a position. */
export const AddPlayerDialog = ({ match, people, present, onAdd, onClose }: AddPlayerDialogProps) => {
  const form = useLeagueForm({ schema, defaultValues: { team: null, player: null, position: null } });
  const team = form.value('team');
  const player = form.value('player');
  const position = form.value('position');
  const options =
    team.value === null
      ? []
      : ofSide(people, team.value)
          .filter(({ id }) => !present.has(id))
          .map(({ id, gamertag, number }) => ({
            id,
            label: gamertag,
            ...(number !== null && { note: personMessages.number(number) }),
          }));
  return (
    <Dialog title={words.addPlayer} description={words.addHint} size={480} onClose={onClose}>
      <Form
        inDialog
        form={form}
        pending={false}
        failure={null}
        onSubmit={(body) => {
          const person = people.get(body.player);
          if (person !== undefined) onAdd({ person, side: body.team, position: body.position });
        }}
      >
        <DialogBody>
          <ChoiceTiles
            label={words.team}
            choices={(['home', 'away'] as const).map((each) => ({ value: each, label: match[`${each}Team`].name }))}
            {...team}
            onChange={(chosen) => {
              team.onChange(chosen);
              player.onChange(null);
            }}
          />
          <Combobox
            label={words.player}
            options={options}
            {...player}
            onChange={(id) => {
              player.onChange(id);
              const own = MATCH_POSITIONS.find((each) => each === people.get(id ?? '')?.position);
              if (own !== undefined && position.value === null) position.onChange(own);
            }}
          />
          <SelectField
            label={words.position}
            id={position.id}
            name={position.name}
            error={position.error}
            value={position.value ?? ''}
            onChange={({ target }) => position.onChange(target.value === '' ? null : target.value)}
          >
            <option value="">{words.choose}</option>
            {MATCH_POSITIONS.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </SelectField>
        </DialogBody>
        <DialogFoot>
          <Button variant="secondary" onClick={onClose}>
            {words.close}
          </Button>
          <Button type="submit">{words.add}</Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
};
