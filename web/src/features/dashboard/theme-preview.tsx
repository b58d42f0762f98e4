import { formatContrast } from '../../format/contrast.ts';
import { dashboardMessages } from '../../messages/tr/dashboard.ts';
import { contrastsOf, themeOf } from '../../theme/theme.ts';

const words = dashboardMessages.preview;

const MODES = ['light', 'dark'] as const;

/** A button and a link in the colour, in both modes, each with its contrast. */
export const ThemePreview = ({ color }: { readonly color: string }) => {
  const theme = themeOf(color);
  return (
    <dl aria-label={words.title} className="grid gap-2 sm:grid-cols-2">
      {MODES.map((mode) => {
        const { surface, button, link } = contrastsOf(theme, mode);
        const figures = [button, link].map((ratio) => words.contrast(formatContrast(ratio))) as [string, string];
        return (
          <div key={mode} className="flex flex-col gap-1.5">
            <dt className="text-meta font-semibold">{words[mode]}</dt>
            <dd className="flex flex-col gap-1.5">
              <span
                aria-hidden="true"
                style={{ backgroundColor: surface, borderTopColor: theme[mode].edge }}
                className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-t-4 border-line px-3 py-2 font-semibold forced-color-adjust-none"
              >
                <span
                  style={{ backgroundColor: theme.brand, color: theme.on }}
                  className="rounded-control px-3 py-1.5 text-meta"
                >
                  {words.button}
                </span>
                <span style={{ color: theme[mode].brandText }} className="text-meta underline">
                  {words.link}
                </span>
              </span>
              <span className="text-small text-text-2 tabular-nums">{words.contrasts(...figures)}</span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
};
