import type { ComponentProps } from 'react';
import { colourMessages as words } from '../../messages/tr/controls.ts';
import { parseHex } from './colour-picker-figures.ts';
import { TextField } from './field.tsx';

export type ColourBoxProps = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> & {
  /** `#rrggbb` in lower case, or a typed text that is no colour. */
  readonly value: string | null | undefined;
  /** Called with a text that is no colour as it was typed, so that the form refuses it instead of saving the last colour. */
  readonly onChange: (value: string) => void;
};

/** A colour by the browser's own picker, or typed. */
export const ColourBox = ({ value: given, onChange, onBlur, ...box }: ColourBoxProps) => {
  const value = given ?? '';
  const colour = parseHex(value);
  return (
    <div className="flex items-end gap-2">
      <input
        type="color"
        aria-label={words.pick}
        value={colour ?? '#000000'}
        onChange={(event) => onChange(event.target.value)}
        className="h-11 w-16 shrink-0 rounded-control border border-control bg-surface p-1 hover:border-text"
      />
      <div className="min-w-0 flex-1">
        <TextField
          hint={words.hexHint}
          maxLength={9}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...box}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={(event) => {
            // "DC3545" as "#dc3545", when nobody types in it any more.
            if (colour !== null && colour !== value) onChange(colour);
            onBlur?.(event);
          }}
          className="tabular-nums"
        />
      </div>
    </div>
  );
};
