import { Search, X } from 'lucide-react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { searchMessages } from '../../messages/tr/ui.ts';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { takesEscape } from './dialog-escape.ts';
import { controlClass, FieldFrame } from './field-frame.tsx';

/** Long enough not to search after each letter, short enough to seem immediate. */
const SETTLE_MS = 200;

type SearchBoxProps = {
  readonly label: string;
  /** Has its label for screen readers only, as in the head of a page. */
  readonly bare?: boolean;
  /** The search that the owner's list shows. */
  readonly value: string;
  /** Called when typing pauses, on Enter, and when the box is emptied. */
  readonly onChange: (value: string) => void;
};

/**
 * Shows typed text at once and searches when typing pauses. Where the owner changes the search, the box takes it over.
 */
export const SearchBox = ({ label, bare = false, value, onChange }: SearchBoxProps) => {
  const box = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState<string | null>(null);
  if (seen !== value) {
    setSeen(value);
    // `value` has become our own search. Any other new value came from outside, as by "clear all", and replaces it.
    if (value === sent) setSent(null);
    else setText(value);
  }

  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  const apply = (next: string) => {
    setText(next);
    if (next === value) return;
    setSent(next);
    latest.current(next);
  };
  useEffect(() => {
    if (text === value) return undefined;
    const timer = setTimeout(() => {
      setSent(text);
      latest.current(text);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text, value]);

  return (
    <FieldFrame label={label} bare={bare}>
      {({ id }: ComponentProps<'input'>) => (
        <span className="relative flex">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-text-3"
          />
          <input
            autoComplete="off"
            enterKeyHint="search"
            spellCheck={false}
            {...takesEscape(text !== '')}
            ref={box}
            id={id}
            placeholder={bare ? label : undefined}
            type="search"
            value={text}
            onChange={(event) => (event.target.value === '' ? apply('') : setText(event.target.value))}
            onKeyDown={(event) => {
              if (event.key === 'Enter') apply(text);
              // Esc empties the box; only in an empty box does it close the surrounding dialog.
              if (event.key === 'Escape' && text !== '') {
                event.preventDefault();
                event.stopPropagation();
                apply('');
              }
            }}
            className={classNames(controlClass, 'px-10 [&::-webkit-search-cancel-button]:hidden')}
          />
          {text !== '' && (
            <IconButton
              label={searchMessages.clear}
              className="absolute inset-y-0 right-0"
              onClick={() => {
                apply('');
                box.current?.focus();
              }}
            >
              <X aria-hidden="true" className="size-5" />
            </IconButton>
          )}
        </span>
      )}
    </FieldFrame>
  );
};
