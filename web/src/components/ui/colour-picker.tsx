import { Check, TriangleAlert } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { colourMessages as words } from '../../messages/tr/ui.ts';
import { themeOf } from '../../settings/theme.ts';
import { buttonClass } from './button.tsx';
import { nearTo, parseHex, ratiosOf } from './colour-picker-figures.ts';
import { TextField } from './field.tsx';
import { linkTabClass, tabListClass } from './tabs-look.ts';
const presets = Object.entries(words.names);
const modes = ['light', 'dark'] as const;
type Mode = (typeof modes)[number];

const figure = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Colours of both modes as in styles.css, since a preview shows a mode that the rest of the page may not have. */
const grounds = {
  light: {
    '--color-surface': '#ffffff',
    '--color-text': '#131a16',
    '--color-text-2': '#48524c',
    '--color-line': '#d5dbd6',
    '--color-control': '#737c76',
  },
  dark: {
    '--color-surface': '#141a17',
    '--color-text': '#edf2ee',
    '--color-text-2': '#b5c0b9',
    '--color-line': '#2b342f',
    '--color-control': '#76827b',
  },
} as const;

/** The theme for one preview, with the properties that apply-theme.ts sets on the whole page. */
const themeStyle = (hex: string, mode: Mode): CSSProperties => {
  const { brand, on, hover, press, [mode]: own } = themeOf(hex);
  const properties: Readonly<Record<`--${string}`, string>> = {
    ...grounds[mode],
    '--color-brand': brand,
    '--color-on-brand': on,
    '--color-brand-hover': hover,
    '--color-brand-press': press,
    '--color-brand-text': own.brandText,
    '--color-edge': own.edge,
    '--color-tint': own.tint,
    '--color-tint-2': own.tint2,
  };
  return properties;
};

const Preview = ({ hex, mode }: { readonly hex: string; readonly mode: Mode }) => {
  const ratios = ratiosOf(hex, mode);
  const rows = [
    [words.ratioButton, ratios.button],
    [words.ratioLink, ratios.link],
    [words.ratioMark, ratios.mark],
  ] as const;
  return (
    <figure
      style={themeStyle(hex, mode)}
      className="min-w-0 overflow-hidden rounded-card border border-line bg-surface text-text"
    >
      <div aria-hidden="true" className="h-1 bg-edge" />
      <figcaption className="px-4 pt-3 text-meta font-semibold text-text-2">{words[mode]}</figcaption>
      {/* The sample cannot be pressed, and screen readers skip it: the figures below give its contrasts. */}
      <div inert className="flex flex-col gap-3 px-4 py-3">
        <div className={tabListClass}>
          <span aria-current="page" className={linkTabClass}>
            {words.sampleTab}
          </span>
          <span className={linkTabClass}>{words.sampleOtherTab}</span>
        </div>
        <div className="flex flex-wrap items-center gap-4 rounded-control bg-tint p-3">
          <span className={buttonClass('brand')}>{words.sampleButton}</span>
          <span className="font-semibold text-brand-text underline">{words.sampleLink}</span>
        </div>
      </div>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 border-t border-line px-4 py-3 text-meta">
        {rows.map(([name, ratio]) => (
          <div key={name} className="contents">
            <dt className="text-text-2">{name}</dt>
            <dd className="font-semibold tabular-nums">{words.ratio(figure.format(ratio))}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
};

type PresetsProps = { readonly value: string; readonly onChange: (hex: string) => void };

const Presets = ({ value, onChange }: PresetsProps) => (
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
);

type ColourPickerProps = {
  readonly label: string;
  /** `#rrggbb`, in lower case. */
  readonly value: string;
  /** Called with colours only; a typed text that is no colour stays in the box, with an error. */
  readonly onChange: (hex: string) => void;
};

/** Chooses the theme colour, with previews in both modes. No colour is refused: the theme makes each readable. */
export const ColourPicker = ({ label, value, onChange }: ColourPickerProps) => {
  /** null: nothing was typed since the last chosen colour. */
  const [draft, setDraft] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const choose = (hex: string) => {
    setDraft(null);
    setLeft(false);
    onChange(hex);
  };
  const type = (text: string) => {
    setDraft(text);
    const hex = parseHex(text);
    if (hex !== null) onChange(hex);
  };
  const invalid = left && draft !== null && parseHex(draft) === null;
  const near = nearTo(value);

  return (
    <div role="group" aria-label={label} className="flex flex-col gap-4">
      <div className="flex items-end gap-2">
        <input
          type="color"
          aria-label={words.pick}
          value={value}
          onChange={(event) => choose(event.target.value)}
          className="h-11 w-16 shrink-0 rounded-control border border-control bg-surface p-1 hover:border-text"
        />
        <div className="min-w-0 flex-1">
          <TextField
            label={label}
            hint={words.hexHint}
            error={invalid ? words.invalid : undefined}
            value={draft ?? value}
            maxLength={9}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => type(event.target.value)}
            onBlur={() => {
              setLeft(true);
              if (draft !== null && parseHex(draft) !== null) setDraft(null);
            }}
            className="tabular-nums"
          />
        </div>
      </div>
      <Presets value={value} onChange={choose} />
      <p role="status" className="flex items-start gap-2 text-meta text-warning empty:hidden">
        {near !== null && (
          <>
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {near === 'danger' ? words.nearDanger : words.nearLive}
          </>
        )}
      </p>
      <section aria-label={words.preview} className="grid gap-4 md:grid-cols-2">
        {modes.map((mode) => (
          <Preview key={mode} hex={value} mode={mode} />
        ))}
      </section>
    </div>
  );
};
