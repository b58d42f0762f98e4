import { standingsMessages } from '../../messages/tr/standings.ts';

const views = [
  { full: false, name: standingsMessages.shortView },
  { full: true, name: standingsMessages.fullView },
] as const;

type ViewSwitchProps = { readonly full: boolean; readonly onChange: (full: boolean) => void };

/** Switches between the short table and all its columns; shown only where a table is there and not all of them fit. */
export const ViewSwitch = ({ full, onChange }: ViewSwitchProps) => (
  <fieldset className="hidden rounded-control border border-control bg-surface group-has-[table]/page:flex @min-[43.75rem]/table:hidden!">
    <legend className="sr-only">{standingsMessages.viewLabel}</legend>
    {views.map((view) => (
      <button
        key={view.name}
        type="button"
        aria-pressed={view.full === full}
        onClick={() => onChange(view.full)}
        className="-m-px min-h-11 min-w-16 rounded-control px-4 font-semibold text-text-2 focus-visible:z-10 aria-pressed:bg-text aria-pressed:text-bg"
      >
        {view.name}
      </button>
    ))}
  </fieldset>
);
