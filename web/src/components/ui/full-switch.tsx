import { fullMessages } from '../../messages/tr/ui.ts';
import { untilWide } from './compare-table.tsx';
import { Segments } from './segments.tsx';

const segments = [
  { key: false, name: fullMessages.short },
  { key: true, name: fullMessages.full },
] as const;

type FullSwitchProps = { readonly full: boolean; readonly onChange: (full: boolean) => void };

/**
 * Switches between the short table and all its columns. Shown only where a table is there, or on its way, and not all of them fit:
 * stands in `group/page @container/table`, which is as wide as the table.
 */
export const FullSwitch = ({ full, onChange }: FullSwitchProps) => (
  <div className={`hidden group-has-[table]/page:block group-has-aria-busy/page:block ${untilWide}`}>
    <Segments label={fullMessages.label} segments={segments} chosen={full} onChoose={onChange} />
  </div>
);
