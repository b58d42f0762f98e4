import { Check, TriangleAlert } from 'lucide-react';
import { colourMessages as words } from '../../messages/tr/controls.ts';
import { themeOf } from '../../theme/theme.ts';
import { ColourBox, type ColourBoxProps } from './colour-box.tsx';
import { nearTo, parseHex } from './colour-picker-figures.ts';

const presets = Object.entries(words.names);

/** Chooses the theme colour. No colour is refused: the theme makes each readable. */
export const ColourPicker = ({ value: given, onChange, ...box }: ColourBoxProps) => {
  const value = given ?? '';
  const colour = parseHex(value);
  const near = colour === null ? null : nearTo(colour);

  return (
    <div role="group" aria-label={box.label} className="flex flex-col gap-4">
      <ColourBox {...box} value={value} onChange={onChange} />
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
