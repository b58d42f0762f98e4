import { Search, X } from 'lucide-react';
import { type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import { searchMessages } from '../../messages/tr/ui.ts';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { takesEscape } from './dialog-escape.ts';
import { controlClass } from './field-frame.tsx';

/** Long enough not to search for each letter, short enough not to be waited for. */
const SETTLE_MS = 200;

type SearchBoxProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'className'> & {
  /** Names the box; seen as its placeholder only where `labelHidden`. */
  readonly label: string;
  readonly labelHidden?: boolean;
  /** What is searched for, as the owner knows it. */
  readonly value: string;
  /** When typing pauses, on Enter, and when the box is emptied. */
  readonly onChange: (value: string) => void;
};

/** What is typed shows at once and is searched for when typing pauses. The owner may change the search meanwhile. */
export const SearchBox = ({ label, labelHidden = false, value, onChange, ...rest }: SearchBoxProps) => {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState<string | null>(null);
  if (seen !== value) {
    setSeen(value);
    // Our own search come back; anything else was changed from outside, as by "clear all", and wins over the box.
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
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'text-meta font-semibold'}>
        {label}
      </label>
      <span className="relative flex">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-text-3"
        />
        <input
          autoComplete="off"
          enterKeyHint="search"
          spellCheck={false}
          placeholder={labelHidden ? `${label}…` : undefined}
          {...rest}
          {...takesEscape(text !== '')}
          ref={box}
          id={id}
          type="search"
          value={text}
          onChange={(event) => (event.target.value === '' ? apply('') : setText(event.target.value))}
          onKeyDown={(event) => {
            if (event.key === 'Enter') apply(text);
            // Esc empties the box first, and only then closes what it stands in.
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
    </div>
  );
};
