import { type ComponentProps, useState } from 'react';
import { formatLocal, instantOfLocal } from '../../format/time.ts';
import { TextField } from './field.tsx';

type InstantFieldProps = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'type'> & {
  /** An instant (ISO 8601); null: none. */
  readonly value: string | null | undefined;
  readonly onChange: (instant: string | null) => void;
};

/** The browser's own box for day and time, in Turkish time wherever the browser is. */
export const InstantField = ({ value: instant = null, onChange, ...box }: InstantFieldProps) => {
  // As it is typed: a year by half is an instant already, whose text would be another one.
  const [draft, setDraft] = useState<{ readonly text: string; readonly gave: string | null } | null>(null);
  const shown = instant === null ? '' : formatLocal(new Date(instant));
  return (
    <TextField
      {...box}
      type="datetime-local"
      max="9999-12-31T23:59"
      value={draft?.gave === instant ? draft.text : shown}
      onChange={({ target: { value: text } }) => {
        const gave = text === '' ? null : instantOfLocal(text).toISOString();
        setDraft({ text, gave });
        onChange(gave);
      }}
    />
  );
};
