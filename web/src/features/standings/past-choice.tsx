import { type FormEvent, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { InstantField } from '../../components/ui/instant-field.tsx';
import { standingsPageMessages } from '../../messages/tr/standings-page.ts';

type PastChoiceProps = {
  /** The instant that the address names. */
  readonly knownAt: string | undefined;
  readonly onChoose: (knownAt: string) => void;
};

/** Chooses the instant whose knowledge the table shows: results that came or were corrected later do not count. */
const PastForm = ({ knownAt, onChoose }: PastChoiceProps) => {
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
      className="flex max-w-form flex-wrap items-end gap-3 rounded-card border border-line bg-surface p-4"
    >
      <div className="min-w-0 flex-1 basis-60">
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

/** A button that unfolds the choice of an instant below it. */
export const PastChoice = (props: PastChoiceProps) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" aria-expanded={open} onClick={() => setOpen(!open)}>
        {standingsPageMessages.past}
      </Button>
      {open && (
        <div className="basis-full">
          <PastForm key={props.knownAt} {...props} />
        </div>
      )}
    </>
  );
};
