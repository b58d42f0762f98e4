import { Plus, Trash2 } from 'lucide-react';
import { Button, IconButton } from '../../components/ui/button.tsx';
import { TextField } from '../../components/ui/field.tsx';
import { weeklyFixturesMessages } from '../../messages/tr/weekly-fixtures.ts';
import { nextClock } from './next-clock.ts';

const { kickOffs: words } = weeklyFixturesMessages;

/** The usual first kick-off of a match night. */
const FIRST = '20:00';

type KickOffFieldsProps = {
  /** The id of the field; each box has its own behind it. */
  readonly id: string;
  readonly value: readonly (string | null)[];
  readonly onChange: (clocks: (string | null)[]) => void;
  readonly errorAt: (place: number) => string | undefined;
  /** Says what happens without kick-offs. */
  readonly none: string;
  readonly most: number;
};

/** The kick-offs of a match night, each in a box of its own. */
export const KickOffFields = ({ id, value, onChange, errorAt, none, most }: KickOffFieldsProps) => (
  <fieldset id={id} className="flex flex-col gap-2">
    <legend className="pb-1 text-meta font-semibold">{words.label}</legend>
    <p className="text-small text-text-2">{value.length === 0 ? none : words.shared}</p>
    {value.length > 0 && (
      <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {value.map((clock, place) => (
          <li key={place} className="flex items-end gap-1">
            <div className="min-w-0 flex-1">
              <TextField
                type="time"
                label={words.at(place + 1)}
                id={`${id}.${place}`}
                value={clock ?? ''}
                error={errorAt(place)}
                onChange={({ target }) => onChange(value.with(place, target.value))}
              />
            </div>
            <IconButton label={words.remove(place + 1)} onClick={() => onChange(value.toSpliced(place, 1))}>
              <Trash2 aria-hidden="true" className="size-5" />
            </IconButton>
          </li>
        ))}
      </ul>
    )}
    {value.length < most && (
      <Button
        variant="secondary"
        className="self-start"
        onClick={() => onChange([...value, value.length === 0 ? FIRST : nextClock(value.at(-1))])}
      >
        <Plus aria-hidden="true" className="size-5" />
        {words.add}
      </Button>
    )}
  </fieldset>
);
