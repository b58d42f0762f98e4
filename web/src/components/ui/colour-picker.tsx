import { Check, TriangleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { colourMessages as words } from '../../messages/tr/controls.ts';
import { themeOf } from '../../theme/theme.ts';
import { nearTo, parseHex } from './colour-picker-figures.ts';
import { TextField } from './field.tsx';

const presets = Object.entries(words.names);

type ColourPickerProps = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> & {
  /** `#rrggbb` in lower case, or a typed text that is no colour. */
  readonly value: string | null | undefined;
  /** Called with a text that is no colour as it was typed, so that the form refuses it instead of saving the last colour. */
  readonly onChange: (value: string) => void;
};

/** Chooses the theme colour. No colour is refused: the theme makes each readable. */
export const ColourPicker = ({ value: given, onChange, onBlur, ...box }: ColourPickerProps) => {
  const value = given ?? '';
  const colour = parseHex(value);
  const near = colour === null ? null : nearTo(colour);

  return (
    <div role="group" aria-label={box.label} className="flex flex-col gap-4">
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
      <fieldset className="min-w-0">
        <legend className="pb-1 text-meta font-semibold">{words.presets}</legend>
        <div className="flex flex-wrap gap-2">
          {presets.map(([hex, name]) => (
            <button
              key={hex}
              type="button"
              aria-label={name}
              title={name}
              aria-pressed={hex === value}
              onClick={() => onChange(hex)}
              style={{ backgroundColor: hex, color: themeOf(hex).on }}
              className="flex size-11 items-center justify-center rounded-control border border-control forced-color-adjust-none"
            >
              {hex === value && <Check aria-hidden="true" className="size-5" />}
            </button>
          ))}
        </div>
      </fieldset>
      <p role="status" className="flex items-start gap-2 text-meta text-warning empty:hidden">
        {near !== null && (
          <>
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {near === 'danger' ? words.nearDanger : words.nearLive}
          </>
        )}
      </p>
    </div>
  );
};
