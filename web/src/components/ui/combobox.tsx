import { ChevronDown, X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { comboboxMessages as words } from '../../messages/tr/ui.ts';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { type ComboboxOption, filterOptions, fold } from './combobox-filter.ts';
import { ComboboxList } from './combobox-list.tsx';
import { takesEscape } from './dialog-escape.ts';
import { controlClass, FieldFrame, type FieldProps } from './field-frame.tsx';

type ComboboxProps<Option extends ComboboxOption> = FieldProps & {
  readonly id?: string;
  readonly options: readonly Option[];
  /** null: nothing is chosen. */
  readonly value: Option | null;
  /** null: the choice was taken back. */
  readonly onChoose: (option: Option | null) => void;
  /** For boxes that add to a list: choosing an option empties the box and keeps the focus; `value` stays null. */
  readonly adds?: boolean;
  /** Screen readers get this instead of the number of results, as after adding: "Arda, gol eklendi, toplam 2". */
  readonly announcement?: string | undefined;
  /** Called for keys pressed in an empty box, as ← and → that change what is added. Returns whether it used the key. */
  readonly onEmptyKey?: (key: string) => boolean;
};

const statusOf = (shown: number, total: number): string => {
  if (total === 0) return words.none;
  return total > shown ? words.more(shown, total) : words.count(total);
};

/**
 * A box that completes names (ARIA's combobox with list autocomplete): Enter takes the best match, ↑ and ↓ choose
 * another, Esc closes the list and then empties the box. A box that is left with a typed text takes the option of
 * exactly this name, else goes back to its last choice; left empty, it has no choice.
 */
export const Combobox = <Option extends ComboboxOption>({
  id: ownId,
  label,
  hint,
  error,
  optional,
  options,
  value,
  onChoose,
  adds = false,
  announcement,
  onEmptyKey,
}: ComboboxProps<Option>) => {
  const box = useRef<HTMLInputElement>(null);
  /** null: nothing was typed since the last choice. */
  const [draft, setDraft] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const text = draft ?? value?.label ?? '';
  const { shown, total } = filterOptions(options, draft ?? '');
  const listed = open && shown.length > 0;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (option: Option | null) => {
    setDraft(null);
    close();
    onChoose(option);
  };
  const clear = () => {
    if (value === null) setDraft(null);
    else choose(null);
    close();
  };
  const move = (by: 1 | -1) => {
    setOpen(true);
    const start = by === 1 ? -1 : 0;
    setActive(((listed && active !== -1 ? active : start) + by + shown.length) % Math.max(shown.length, 1));
  };

  const keys: Readonly<Record<string, () => boolean>> = {
    ArrowDown: () => (move(1), true),
    ArrowUp: () => (move(-1), true),
    Enter: () => {
      const option = listed ? shown[active] : undefined;
      if (option !== undefined) choose(option);
      // Enter on a text that matches nothing must not submit the form.
      return option !== undefined || (open && text !== '');
    },
    Escape: () => {
      const taken = open || text !== '';
      if (open) close();
      else clear();
      return taken;
    },
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const taken = text === '' && onEmptyKey?.(event.key) === true;
    if (!taken && keys[event.key]?.() !== true) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const leave = () => {
    close();
    if (draft === null || adds) return;
    const meant = shown.filter((each) => fold(each.label) === fold(draft));
    if (draft.trim() === '') choose(null);
    else if (meant.length === 1 && meant[0] !== undefined) choose(meant[0]);
    else setDraft(null);
  };

  return (
    <FieldFrame id={ownId} label={label} hint={hint} error={error} optional={optional}>
      {(described) => (
        <div className="relative">
          <input
            {...described}
            {...takesEscape(open || text !== '')}
            ref={box}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={listed}
            aria-controls={listed ? `${described.id}-list` : undefined}
            aria-activedescendant={listed && active !== -1 ? `${described.id}-list-${active}` : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={text}
            onChange={(event) => {
              setDraft(event.target.value);
              setOpen(true);
              // While something is typed, the best match is active for Enter; in an empty box no option is.
              setActive(event.target.value.trim() === '' ? -1 : 0);
            }}
            onClick={() => setOpen(true)}
            onBlur={leave}
            onKeyDown={onKeyDown}
            className={classNames(controlClass, 'pr-20')}
          />
          <ChevronDown aria-hidden="true" className="pointer-events-none absolute top-3 right-3 size-5 text-text-2" />
          {text !== '' && (
            <IconButton
              label={words.clear}
              className="absolute top-0 right-9"
              onClick={() => {
                clear();
                box.current?.focus();
              }}
            >
              <X aria-hidden="true" className="size-5" />
            </IconButton>
          )}
          {open && (
            // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- pressing the list must not take the focus from the box
            <div
              onMouseDown={(event) => event.preventDefault()}
              className="absolute inset-x-0 top-full z-20 mt-1 rounded-card border border-floating bg-surface shadow-floating"
            >
              {listed && (
                <ComboboxList
                  id={`${described.id}-list`}
                  label={label}
                  options={shown}
                  active={active}
                  chosen={value?.id}
                  onActive={setActive}
                  onChoose={choose}
                />
              )}
              {total !== shown.length && (
                <p className="border-t border-line px-4 py-2 text-small text-text-3">
                  {words.more(shown.length, total)}
                </p>
              )}
              {total === 0 && <p className="px-4 py-3 text-text-2">{words.none}</p>}
            </div>
          )}
          <span role="status" className="sr-only">
            {open ? statusOf(shown.length, total) : announcement}
          </span>
        </div>
      )}
    </FieldFrame>
  );
};
