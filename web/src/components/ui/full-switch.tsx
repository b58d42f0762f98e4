import { fullMessages } from '../../messages/tr/ui.ts';

/** Hidden where the container has room for all columns: what asks for the whole table. */
const untilWide = '@min-[43.75rem]/table:hidden!';

type FullSwitchProps = { readonly full: boolean; readonly onChange: (full: boolean) => void };

/**
 * Switches between the short table and all its columns. Shown only where a table is there, or on its way, and not all of them fit:
 * stands in `group/page @container/table`, which is as wide as the table.
 */
export const FullSwitch = ({ full, onChange }: FullSwitchProps) => (
  <button
    type="button"
    aria-pressed={full}
    title={fullMessages.label}
    onClick={() => onChange(!full)}
    className={`hidden min-h-11 min-w-11 shrink-0 self-center rounded-control border border-control px-2.5 text-meta font-bold group-has-[table]/page:block group-has-aria-busy/page:block aria-pressed:bg-text aria-pressed:text-bg ${untilWide}`}
  >
    {fullMessages.full}
  </button>
);
