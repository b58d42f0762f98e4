import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useEyes } from '../../api/use-session.ts';
import { Combobox } from '../../components/ui/combobox.tsx';
import { DateMask } from '../../components/ui/date-mask-field.tsx';
import { SelectField, TextField } from '../../components/ui/field.tsx';
import { FilterChips } from '../../components/ui/filter-chips.tsx';
import { Toolbar } from '../../components/ui/toolbar.tsx';
import { formatCalendarDay } from '../../format/time.ts';
import { auditMessages } from '../../messages/tr/audit.ts';
import { type AuditFilter, FILTERS, type Subject } from './filter.ts';
import { withMoment } from './filter-query.ts';
import { subjectsQuery } from './queries.ts';
import { nameOfOption, subjectOptions } from './subject-options.ts';
import { wordOf } from './value-text.ts';

const { labels } = auditMessages;

/** As they stand in the toolbar. */
const SUBJECTS = ['match', 'team', 'player', 'actor', 'admin'] as const satisfies readonly Subject[];

const NOTHING = { matches: [], teams: [], players: [], admins: [] };

type TypeProps = {
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
};

const TypeField = ({ value = '', onChange }: TypeProps) => (
  <SelectField label={labels.type} value={value} onChange={({ target }) => onChange(target.value || undefined)}>
    <option value="">{auditMessages.everything}</option>
    {auditMessages.groups.map(({ label, types }) => (
      <optgroup key={label} label={label}>
        {Object.entries(types).map(([type, title]) => (
          <option key={type} value={type}>
            {title}
          </option>
        ))}
      </optgroup>
    ))}
  </SelectField>
);

type MomentProps = {
  readonly end: 'from' | 'to';
  readonly value: string | undefined;
  readonly onChange: (moment: string | undefined) => void;
};

/** A day, and once there is one a time of that day. */
const MomentFields = ({ end, value = '', onChange }: MomentProps) => {
  const [day = '', time = ''] = value.split('T');
  return (
    <>
      <div className="md:w-44">
        <DateMask
          label={labels[end]}
          value={day || null}
          steps={false}
          onChange={(next) => onChange(time === '' ? next : `${next}T${time}`)}
          onClear={() => onChange(undefined)}
        />
      </div>
      {day !== '' && (
        <div className="md:w-36">
          <TextField
            label={auditMessages.times[end]}
            type="time"
            value={time}
            onChange={({ target }) => onChange(target.value === '' ? day : `${day}T${target.value}`)}
          />
        </div>
      )}
    </>
  );
};

const momentText = (moment: string | undefined): string | undefined => {
  const [day = '', time] = moment?.split('T') ?? [];
  const text = formatCalendarDay(day) ?? undefined;
  return text === undefined || time === undefined ? text : `${text} ${time}`;
};

type AuditFiltersProps = {
  readonly filter: AuditFilter;
  readonly onChange: (filter: AuditFilter) => void;
  /** How many records are on screen; undefined while they load. */
  readonly shown: number | undefined;
};

/** The filters of the list: boxes that find a match, a team or a person by name, the kind of record, and the time. */
export const AuditFilters = ({ filter, onChange, shown }: AuditFiltersProps) => {
  const { data: subjects = NOTHING } = useQuery(subjectsQuery(useEyes()));
  const options = useMemo(() => subjectOptions(subjects), [subjects]);
  const nameOf = (subject: Subject): string | undefined => {
    const id = filter[subject];
    if (id === undefined) return undefined;
    const option = options[subject].find((one) => one.id === id);
    return option === undefined ? auditMessages.unknown[subject] : nameOfOption(subject, option);
  };
  const names = {
    type: filter.type === undefined ? undefined : wordOf(auditMessages.types, filter.type),
    match: nameOf('match'),
    team: nameOf('team'),
    player: nameOf('player'),
    actor: nameOf('actor'),
    admin: nameOf('admin'),
    from: momentText(filter.from),
    to: momentText(filter.to),
    entry: filter.entry === undefined ? undefined : String(filter.entry),
  };
  const chips = FILTERS.flatMap((key) => {
    const name = names[key];
    return name === undefined ? [] : [{ key, label: auditMessages.chip(labels[key], name) }];
  });
  return (
    <div className="flex flex-col gap-3 pb-4">
      <Toolbar
        active={chips.length}
        count={shown === undefined ? '' : auditMessages.shown(shown)}
        onClear={() => onChange({})}
      >
        <div className="md:w-48">
          <TypeField value={filter.type} onChange={(type) => onChange({ ...filter, type })} />
        </div>
        {SUBJECTS.map((subject) => (
          <div key={subject} className="md:w-48">
            <Combobox
              label={labels[subject]}
              options={options[subject]}
              value={filter[subject] ?? null}
              onChange={(id) => onChange({ ...filter, [subject]: id ?? undefined })}
            />
          </div>
        ))}
        {(['from', 'to'] as const).map((end) => (
          <MomentFields
            key={end}
            end={end}
            value={filter[end]}
            onChange={(moment) => onChange(withMoment(filter, end, moment))}
          />
        ))}
      </Toolbar>
      <FilterChips chips={chips} onRemove={(key) => onChange({ ...filter, [key]: undefined })} />
    </div>
  );
};
