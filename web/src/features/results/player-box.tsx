import { type KeyboardEvent, useId, useState } from 'react';
import { Combobox } from '../../components/ui/combobox.tsx';
import type { ComboboxOption } from '../../components/ui/combobox-filter.ts';
import { classNames } from '../../components/ui/class-names.ts';
import { lineMessages as words } from '../../messages/tr/result-lines.ts';
import { MAIN_FIGURES } from './known-lists.ts';
import type { Kind } from './use-lines.ts';
import type { ResultEditor } from './use-result-form.ts';

const KINDS: readonly Kind[] = [...MAIN_FIGURES, 'played'];

const ARROWS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

type KindsProps = { readonly kind: Kind; readonly onChange: (kind: Kind) => void };

/** What Enter adds, as radio buttons of a thumb's height. */
const Kinds = ({ kind, onChange }: KindsProps) => {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1.5 text-meta font-semibold">{words.kind}</legend>
      <div className="flex flex-wrap gap-1.5">
        {KINDS.map((each) => (
          <label
            key={each}
            // The label holds the hidden radio button, which would otherwise not scroll into view with it.
            className={classNames(
              'relative flex min-h-12 cursor-pointer items-center rounded-control border border-control bg-surface px-3 text-meta font-semibold hover:bg-hover pointer-fine:min-h-11',
              'has-checked:border-text has-checked:bg-text has-checked:text-bg has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-text',
            )}
          >
            <input
              type="radio"
              name={name}
              value={each}
              checked={each === kind}
              onChange={() => onChange(each)}
              className="sr-only"
            />
            {words.kinds[each]}
          </label>
        ))}
      </div>
    </fieldset>
  );
};

type PlayerBoxProps = {
  readonly form: ResultEditor['form'];
  readonly options: readonly ComboboxOption[];
  /** Adds one of the kind to a player, and returns the total. */
  readonly onAdd: (player: string, kind: Kind) => number;
};

/**
 * Two letters of a gamertag and Enter add one of the chosen kind and keep the focus, so a hat-trick is `ard Enter ard Enter ard
 * Enter`. With the box empty, ← and → change the kind.
 */
export const PlayerBox = ({ form, options, onAdd }: PlayerBoxProps) => {
  const [kind, setKind] = useState<Kind>('goals');
  const [said, setSaid] = useState('');
  const error = form.errorAt('playerBox');

  const onKeyDown = (event: KeyboardEvent) => {
    const by = ARROWS[event.key];
    if (by === undefined || !(event.target instanceof HTMLInputElement) || event.target.type !== 'text') return;
    if (event.target.value !== '' || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const next = KINDS[(KINDS.indexOf(kind) + by + KINDS.length) % KINDS.length] ?? kind;
    setKind(next);
    setSaid(words.kinds[next]);
  };
  const add = (id: string | null) => {
    const name = options.find((option) => option.id === id)?.label;
    if (id === null || name === undefined) return;
    const total = onAdd(id, kind);
    setSaid(
      kind === 'played' ? words.addedPlayer(name) : words.added(name, words.kinds[kind].toLocaleLowerCase('tr'), total),
    );
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are the box's
    <div onKeyDown={onKeyDown} className="grid items-end gap-3 lg:grid-cols-[auto_1fr]">
      <Kinds kind={kind} onChange={setKind} />
      <Combobox
        id={form.idOf('playerBox')}
        label={words.box}
        hint={words.boxHint}
        options={options}
        value={null}
        onChange={add}
        picks
        error={error}
      />
      <span role="status" className="sr-only">
        {said}
      </span>
    </div>
  );
};
