import type { AuditEntry as Entry, EntryReference } from '@league/query-api/contract/audit.ts';
import { Link } from '@tanstack/react-router';
import { Ban, ChevronDown, Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Badge } from '../../components/ui/badge.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { classNames } from '../../components/ui/class-names.ts';
import { DiffView } from '../../components/ui/diff-view.tsx';
import { formatToSecond, instantOf } from '../../format/time.ts';
import { auditMessages } from '../../messages/tr/audit.ts';
import { addressOfEntry } from './filter.ts';
import { deletedTexts, detailText, personText, recordText, topicText, whatText } from './entry-text.ts';
import { fieldLine, fieldsOf, fieldText, valueText } from './value-text.ts';

/** The columns of the list's head and of its lines, from 768 px on. */
export const auditColumns =
  'md:grid md:grid-cols-[10rem_minmax(8rem,1fr)_minmax(12rem,2fr)_minmax(10rem,2fr)_1.25rem] md:gap-x-4';

type EntryProps = {
  readonly entry: Entry;
  /** The record came while the list was on screen. */
  readonly isNew: boolean;
  readonly opened: boolean;
};

/** A word behind the sentence needs a colon, a figure does not. */
const startsWithWord = (detail: string | null): boolean => detail !== null && /^\p{L}/u.test(detail);

const Line = ({ entry }: { readonly entry: Entry }) => {
  const recordedAt = instantOf(entry.recordedAt);
  const detail = detailText(entry);
  const topic = topicText(entry);
  const [openedAt] = useState(() => new Date());
  return (
    <>
      {/* On phones time and person share a line; on wider screens each has a column. */}
      <span className="text-meta text-text-2 md:contents md:text-text">
        {recordedAt !== null && (
          <time dateTime={entry.recordedAt} className="tabular-nums md:text-text-2">
            {formatToSecond(recordedAt, openedAt)}
          </time>
        )}
        <span aria-hidden="true" className="md:hidden">
          {' · '}
        </span>
        <span className="min-w-0">{personText(entry)}</span>
      </span>
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5">
        <span className={classNames('font-semibold', (entry.void || entry.takenBackBy !== null) && 'line-through')}>
          {whatText(entry)}
          {startsWithWord(detail) && ':'}
        </span>
        {detail !== null && <span className="min-w-0 tabular-nums">{detail}</span>}
        {entry.void && (
          <Badge className="border-dashed border-control text-warning">
            <Ban aria-hidden="true" />
            {auditMessages.void}
          </Badge>
        )}
        {entry.takenBackBy !== null && (
          <Badge className="border-dashed border-control text-text-2">
            <Undo2 aria-hidden="true" />
            {auditMessages.takenBack}
          </Badge>
        )}
      </span>
      <span className="min-w-0 text-text-2 md:text-text">
        {topic ?? (
          <span aria-hidden="true" className="max-md:hidden">
            {auditMessages.noTopic}
          </span>
        )}
      </span>
    </>
  );
};

/** Names another record, and leads to it. */
const Related = ({ label, to }: { readonly label: string; readonly to: EntryReference }) => {
  const recordedAt = instantOf(to.recordedAt);
  const [openedAt] = useState(() => new Date());
  return (
    <p>
      <span className="font-semibold">{label}:</span>{' '}
      <Link
        to="/admin/audit"
        search={{ entry: addressOfEntry(to.position) }}
        className="font-semibold text-brand-text underline"
      >
        {whatText(to)}
      </Link>{' '}
      <span className="text-text-2 tabular-nums">
        {recordedAt === null ? to.actorName : auditMessages.byAt(to.actorName, formatToSecond(recordedAt, openedAt))}
      </span>
    </p>
  );
};

/** What the record follows from, and what took it or it took back. */
const Relations = ({ entry }: { readonly entry: Entry }) =>
  (['cause', 'tookBack', 'takenBackBy'] as const).map((relation) => {
    const to = entry[relation];
    return to !== null && <Related key={relation} label={auditMessages.relations[relation]} to={to} />;
  });

/** Links from a record to all records of its match, its team, its player, of whom it concerns and of who did it. */
const SubjectLinks = ({ entry: { matchId, teamId, playerId, adminId, actorId } }: { readonly entry: Entry }) => {
  const ids = { match: matchId, team: teamId, player: playerId, admin: adminId, actor: actorId };
  return (['match', 'team', 'player', 'admin', 'actor'] as const).map(
    (subject) =>
      ids[subject] !== null && (
        <Link
          key={subject}
          to="/admin/audit"
          search={{ [subject]: ids[subject] }}
          className={`${buttonClass('secondary', 'small')} pointer-coarse:min-h-11`}
        >
          {auditMessages.all[subject]}
        </Link>
      ),
  );
};

const Details = ({ entry }: { readonly entry: Entry }) => {
  const { changed, unchanged } = fieldsOf(entry);
  const deleted = deletedTexts(entry);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 border-t border-line p-3 lg:grid-cols-[minmax(0,3fr)_minmax(14rem,2fr)]">
      {changed.length === 0 ? (
        <p className="text-text-2">{auditMessages.noChanges}</p>
      ) : (
        <DiffView
          caption={auditMessages.changes(whatText(entry))}
          changes={changed.map((field) => fieldLine(field, entry))}
          unchanged={unchanged.map(({ name, after }) => ({
            key: name,
            field: fieldText(name),
            value: valueText(name, after, entry),
          }))}
        />
      )}
      <div className="flex min-w-0 flex-col gap-3">
        {entry.reason !== null && (
          <p className="whitespace-pre-line">
            <span className="font-semibold">{auditMessages.reason}:</span> {auditMessages.reasonText(entry.reason)}
          </p>
        )}
        {deleted.length > 0 && (
          <div>
            <p className="font-semibold">{auditMessages.deletedMatches}</p>
            <ul className="text-table">
              {deleted.map((match, index) => (
                <li key={entry.deletedMatches[index]?.matchId}>{match}</li>
              ))}
            </ul>
          </div>
        )}
        <Relations entry={entry} />
        {entry.void && <p className="text-warning">{auditMessages.voidText}</p>}
        <p className="text-small text-text-3 tabular-nums">{recordText(entry)}</p>
        <div className="flex flex-wrap gap-2">
          <SubjectLinks entry={entry} />
        </div>
      </div>
    </div>
  );
};

/** One record as a sentence: when, who, what, about what. Pressing it shows old and new values, reason and number. */
export const AuditEntry = ({ entry, isNew, opened }: EntryProps) => {
  const [open, setOpen] = useState(opened);
  const id = useId();
  return (
    <li
      className={classNames(
        'rounded-card border border-line bg-surface md:rounded-none md:border-0 md:border-t',
        isNew && 'animate-arrived motion-reduce:[animation-delay:4s]',
      )}
    >
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        className={classNames(
          'relative flex min-h-12 w-full flex-col items-stretch gap-0.5 rounded-card p-3 pr-11 text-left text-table hover:bg-hover focus-visible:-outline-offset-4 md:items-center md:rounded-none md:py-2 md:pr-3 lg:pointer-fine:min-h-10 lg:pointer-fine:py-1.5',
          auditColumns,
        )}
      >
        <Line entry={entry} />
        <ChevronDown
          aria-hidden="true"
          className={classNames(
            'absolute top-3.5 right-3 size-5 text-text-3 transition-transform duration-120 md:static',
            open && 'rotate-180',
          )}
        />
      </button>
      {open && (
        <div id={id}>
          <Details entry={entry} />
        </div>
      )}
    </li>
  );
};
