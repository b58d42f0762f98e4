import type { AuditEntry } from '@league/query-api/contract/audit.ts';
import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { useQuery } from '@tanstack/react-query';
import { useEyes } from '../../api/use-session.ts';
import { DateMask } from '../../components/ui/date-mask-field.tsx';
import { SelectField } from '../../components/ui/field.tsx';
import { FilterChips } from '../../components/ui/filter-chips.tsx';
import { Toolbar } from '../../components/ui/toolbar.tsx';
import { formatCalendarDay } from '../../format/time.ts';
import { auditMessages } from '../../messages/tr/audit.ts';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { topicText } from './entry-text.ts';
import { type AuditFilter, FILTERS, type Subject, withDay } from './filter.ts';
import { adminsQuery, pairingsQuery, subjectQuery } from './queries.ts';
import { wordOf } from './value-text.ts';

const { labels } = auditMessages;

const nameIn = (entry: AuditEntry | undefined, subject: Subject, id: string): string | null | undefined => {
  if (subject === 'match') return entry && topicText(entry);
  if (subject === 'team') return entry?.teams.find(({ _id }) => _id === id)?.name;
  return subject === 'actor' ? entry?.actorName : entry?.adminName;
};

/** The name of the filter's subject: the `known` one, or that in its newest record; undefined without an id. */
const useName = (subject: Subject, id: string | undefined, known?: string): string | undefined => {
  const enabled = id !== undefined && known === undefined;
  const { data } = useQuery({ ...subjectQuery(useEyes(), subject, id ?? ''), enabled });
  return id === undefined ? undefined : (known ?? nameIn(data?.[0], subject, id) ?? auditMessages.unknown[subject]);
};

type Group = { readonly label: string; readonly options: readonly (readonly [value: string, name: string])[] };

type ChoiceProps = {
  readonly label: string;
  readonly value: string | undefined;
  /** The name of the value, for one that is in no group. */
  readonly name: string | undefined;
  readonly groups: readonly Group[];
  readonly onChange: (value: string | undefined) => void;
};

const Choice = ({ label, value = '', name, groups, onChange }: ChoiceProps) => (
  <SelectField label={label} value={value} onChange={({ target }) => onChange(target.value || undefined)}>
    <option value="">{auditMessages.everything}</option>
    {groups.every(({ options }) => options.every(([each]) => each !== value)) && value !== '' && (
      <option value={value}>{name}</option>
    )}
    {groups.map((group) => (
      <optgroup key={group.label} label={group.label}>
        {group.options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </optgroup>
    ))}
  </SelectField>
);

const TYPES = auditMessages.groups.map(({ label, types }): Group => ({ label, options: Object.entries(types) }));

const byWeek = (matches: readonly MatchAnswer[]): readonly Group[] =>
  [...new Set(matches.map(({ week }) => week))]
    .toSorted((one, other) => one - other)
    .map((week) => ({
      label: auditMessages.week(week),
      options: matches
        .filter((match) => match.week === week)
        .map((match) => [match._id, matchCardMessages.pairing(match)]),
    }));

/** Everybody who may have acted: those who ever were admins, and those without an account. */
const useActors = (): readonly Group[] => {
  const { data = [] } = useQuery(adminsQuery(useEyes()));
  const admins = new Map(data.map(({ adminId, adminName }) => [adminId ?? '', adminName ?? '']));
  return [
    { label: auditMessages.admins, options: [...admins] },
    { label: auditMessages.others, options: Object.entries(auditMessages.actors) },
  ];
};

type AuditFiltersProps = {
  readonly filter: AuditFilter;
  readonly onChange: (filter: AuditFilter) => void;
  /** How many records are on screen; undefined while they load. */
  readonly shown: number | undefined;
};

/** The filters of the list. A team, and the admin whom a record concerns, are chosen by links in the records. */
export const AuditFilters = ({ filter, onChange, shown }: AuditFiltersProps) => {
  const { type, match, team, actor, admin, from, to } = filter;
  const { data: matches = [] } = useQuery(pairingsQuery());
  const named = matches.find(({ _id }) => _id === match);
  const names = {
    type: type === undefined ? undefined : wordOf(auditMessages.types, type),
    match: useName('match', match, named && auditMessages.inWeek(matchCardMessages.pairing(named), named.week)),
    team: useName('team', team),
    actor: useName('actor', actor),
    admin: useName('admin', admin),
    from: formatCalendarDay(from ?? null) ?? undefined,
    to: formatCalendarDay(to ?? null) ?? undefined,
  };
  const groups = { type: TYPES, match: byWeek(matches), actor: useActors() };
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
        {(['type', 'match', 'actor'] as const).map((key) => (
          <div key={key} className="md:w-44">
            <Choice
              label={labels[key]}
              value={filter[key]}
              name={names[key]}
              groups={groups[key]}
              onChange={(value) => onChange({ ...filter, [key]: value })}
            />
          </div>
        ))}
        {(['from', 'to'] as const).map((end) => (
          <div key={end} className="md:w-44">
            <DateMask
              label={labels[end]}
              value={filter[end] ?? null}
              steps={false}
              onChange={(day) => onChange(withDay(filter, end, day))}
              onClear={() => onChange(withDay(filter, end, undefined))}
            />
          </div>
        ))}
      </Toolbar>
      <FilterChips chips={chips} onRemove={(key) => onChange({ ...filter, [key]: undefined })} />
    </div>
  );
};
