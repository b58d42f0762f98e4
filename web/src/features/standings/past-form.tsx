import { type FormEvent, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { InstantField } from '../../components/ui/instant-field.tsx';
import { standingsPageMessages } from '../../messages/tr/standings-page.ts';

type PastFormProps = {
  /** The instant that the address names. */
  readonly knownAt: string | undefined;
  readonly onChoose: (knownAt: string) => void;
};

/** Chooses the instant whose knowledge the table shows: results that came or were corrected later do not count. */
export const PastForm = ({ knownAt, onChoose }: PastFormProps) => {
  const [instant, setInstant] = useState<string | null>(knownAt ?? null);
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (instant === null) return setError(standingsPageMessages.pastMissing);
    if (Date.parse(instant) > Date.now()) return setError(standingsPageMessages.pastFuture);
    setError(undefined);
    return onChoose(`${instant.slice(0, 19)}Z`);
  };
  return (
    <form
      noValidate
      aria-label={standingsPageMessages.past}
      onSubmit={submit}
      className="flex flex-col gap-3 border-t border-line pt-3"
    >
      <p aria-hidden="true" className="font-semibold">
        {standingsPageMessages.past}
      </p>
      <div className="min-w-0">
        <InstantField
          label={standingsPageMessages.pastTime}
          hint={standingsPageMessages.pastHint}
          error={error}
          value={instant}
          onChange={setInstant}
        />
      </div>
      <Button variant="secondary" type="submit">
        {standingsPageMessages.pastShow}
      </Button>
    </form>
  );
};
