import type { AuditEntry } from '@league/query-api/contract/audit.ts';
import { DateMask } from '../../components/ui/date-mask-field.tsx';
import { SelectField } from '../../components/ui/field.tsx';
import { FilterChips } from '../../components/ui/filter-chips.tsx';
import { Toolbar } from '../../components/ui/toolbar.tsx';
import { formatCalendarDay } from '../../format/time.ts';
import { auditMessages } from '../../messages/tr/audit.ts';
import { type AuditFilter, withDay } from './filter.ts';
import { useSubjectName } from './use-subject-name.ts';
import { wordOf } from './value-text.ts';

type AuditFiltersProps = {
  readonly filter: AuditFilter;
  readonly onChange: (filter: AuditFilter) => void;
  /** The records on screen, from which the filters take their names; undefined while they load. */
  readonly entries: readonly AuditEntry[] | undefined;
};

const NAMES = ['type', 'match', 'team', 'actor', 'from', 'to'] as const;

const TypeSelect = ({ filter, onChange }: Omit<AuditFiltersProps, 'entries'>) => (
  <SelectField
    label={auditMessages.type}
    value={filter.type ?? ''}
    onChange={({ target }) => onChange({ ...filter, type: target.value === '' ? undefined : target.value })}
  >
    <option value="">{auditMessages.allTypes}</option>
    {auditMessages.groups.map((group) => (
      <optgroup key={group.label} label={group.label}>
        {Object.entries(group.types).map(([type, label]) => (
          <option key={type} value={type}>
            {label}
          </option>
        ))}
      </optgroup>
    ))}
  </SelectField>
);

/**
 * The filters of the list. Type and days are chosen here, match, team and person by links in the records; a chip for
 * each set filter removes it.
 */
export const AuditFilters = ({ filter, onChange, entries }: AuditFiltersProps) => {
  const names = {
    type: filter.type === undefined ? undefined : wordOf(auditMessages.types, filter.type),
    match: useSubjectName('match', filter.match, entries),
    team: useSubjectName('team', filter.team, entries),
    actor: useSubjectName('actor', filter.actor, entries),
    from: formatCalendarDay(filter.from ?? null) ?? undefined,
    to: formatCalendarDay(filter.to ?? null) ?? undefined,
  };
  const chips = NAMES.flatMap((key) => {
    const name = names[key];
    return name === undefined ? [] : [{ key, label: auditMessages.chips[key](name) }];
  });
  return (
    <div className="flex flex-col gap-3 pb-4">
      <Toolbar
        active={chips.length}
        count={entries === undefined ? '' : auditMessages.shown(entries.length)}
        onClear={() => onChange({})}
      >
        <TypeSelect filter={filter} onChange={onChange} />
        {(['from', 'to'] as const).map((end) => (
          <div key={end} className="md:w-44">
            <DateMask
              label={auditMessages[end]}
              value={filter[end] ?? null}
              steps={false}
              onChange={(day) => onChange(withDay(filter, end, day))}
            />
          </div>
        ))}
      </Toolbar>
      <FilterChips chips={chips} onRemove={(key) => onChange({ ...filter, [key]: undefined })} />
    </div>
  );
};
