import { ChevronDown, X } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { comboboxMessages as words } from '../../messages/tr/controls.ts';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { type ComboboxOption, filterOptions, optionNamed } from './combobox-filter.ts';
import { ComboboxList } from './combobox-list.tsx';
import { takesEscape } from './dialog-escape.ts';
import { controlClass, FieldFrame, type FieldProps } from './field-frame.tsx';

type ComboboxProps = FieldProps &
  Pick<ComponentProps<'input'>, 'id' | 'ref' | 'name' | 'onBlur'> & {
    readonly options: readonly ComboboxOption[];
    /** The id of the chosen option; null: nothing is chosen. */
    readonly value: string | null | undefined;
    readonly onChange: (id: string | null) => void;
    /** Each choice is an act of its own, after which the box is empty again: a name typed in full waits for Enter. */
    readonly picks?: boolean;
  };

const boxIn = (root: RefObject<HTMLElement | null>) => root.current?.querySelector('input');

const statusOf = (shown: number, total: number): string => {
  if (total === 0) return words.none;
  return total > shown ? words.more(shown, total) : words.count(total);
};

/**
 * A box that completes names (ARIA's combobox with list autocomplete): Enter takes the best match, ↑ and ↓ choose
 * another, Esc closes the list and then empties the box. A name that is typed in full is chosen; any other text stays, and
 * the box says that it chooses nothing (`validity`), so that a form refuses it.
 */
export const Combobox = ({
  options,
  value: chosen = null,
  onChange,
  onBlur,
  picks = false,
  ...frame
}: ComboboxProps) => {
  const root = useRef<HTMLDivElement>(null);
  /** What was typed, and what it chose: another value comes from outside, and the text gives way to it. */
  const [draft, setDraft] = useState<{ readonly text: string; readonly gave: string | null } | null>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  // Typed before its option was there: the options of a dialog may still be on their way.
  const late = draft?.gave === null && !picks ? optionNamed(options, draft.text) : null;
  const typed = draft !== null && (chosen === draft.gave || (late !== null && chosen === late)) ? draft.text : null;
  const text = typed ?? options.find(({ id }) => id === chosen)?.label ?? '';
  const { shown, total } = filterOptions(options, typed ?? '');
  const listed = open && shown.length > 0;
  const unknown = typed !== null && typed.trim() !== '' && chosen === null;

  useEffect(() => boxIn(root)?.setCustomValidity(unknown ? words.unknown : ''), [unknown]);

  useEffect(() => {
    if (late !== null && chosen === null) onChange(late);
  }, [late, chosen, onChange]);

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (option: ComboboxOption | null) => {
    setDraft(null);
    close();
    onChange(option?.id ?? null);
  };
  const type = (next: string) => {
    const gave = picks ? null : optionNamed(options, next);
    setDraft({ text: next, gave });
    if (gave !== chosen) onChange(gave);
    setOpen(true);
    // While something is typed, the best match is active for Enter; in an empty box no option is.
    setActive(next.trim() === '' ? -1 : 0);
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
      else choose(null);
      return taken;
    },
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || keys[event.key]?.() !== true) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <FieldFrame {...frame}>
      {(described: ComponentProps<'input'>) => (
        <div ref={root} className="relative">
          <input
            {...described}
            {...takesEscape(open || text !== '')}
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
            onChange={(event) => type(event.target.value)}
            onClick={() => setOpen(true)}
            onBlur={(event) => {
              close();
              // The name as it is written, in place of one that was typed without its Turkish letters.
              if (chosen !== null) setDraft(null);
              onBlur?.(event);
            }}
            onKeyDown={onKeyDown}
            className={classNames(controlClass, 'pr-20')}
          />
          <ChevronDown aria-hidden="true" className="pointer-events-none absolute top-3 right-3 size-5 text-text-2" />
          {text !== '' && (
            <IconButton
              label={words.clear}
              className="absolute top-0 right-9"
              onClick={() => {
                choose(null);
                boxIn(root)?.focus();
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
                  label={frame.label}
                  options={shown}
                  active={active}
                  chosen={chosen}
                  onActive={setActive}
                  onChoose={choose}
                />
              )}
              {(total === 0 || total > shown.length) && (
                <p className="px-4 py-3 text-small text-text-2">{statusOf(shown.length, total)}</p>
              )}
            </div>
          )}
          <span role="status" className="sr-only">
            {open && statusOf(shown.length, total)}
          </span>
        </div>
      )}
    </FieldFrame>
  );
};
