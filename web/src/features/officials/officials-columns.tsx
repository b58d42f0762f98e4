import { Button } from '../../components/ui/button.tsx';
import type { RecordColumn } from '../../components/ui/records-table.tsx';
import { formatCalendarDay } from '../../format/time.ts';
import { officialsMessages as words } from '../../messages/tr/officials.ts';
import { OfficialName } from './official-name.tsx';
import type { InOffice, Office } from './offices.ts';

const { columns: labels } = words;

/** The columns that the lists of both offices have, by their place. */
export const officialColumns = <Official extends InOffice>(
  office: Office,
  size: 'small' | 'normal',
  onDismiss: (official: Official) => void,
): Readonly<Record<'name' | 'date' | 'acts', RecordColumn<Official>>> => ({
  name: { key: 'name', label: labels[office], kind: 'title', cell: ({ player }) => <OfficialName player={player} /> },
  date: {
    key: 'date',
    label: labels.assignedDate,
    cell: ({ assignedDate }) => (
      <span className="lg:whitespace-nowrap">{formatCalendarDay(assignedDate) ?? words.none}</span>
    ),
  },
  acts: {
    key: 'acts',
    label: labels.acts,
    kind: 'actions',
    cell: (official) => (
      <Button
        variant="secondary"
        size={size}
        aria-label={words.actFor(words.dismiss.submit, official.player.gamertag)}
        onClick={() => onDismiss(official)}
      >
        {words.dismiss.submit}
      </Button>
    ),
  },
});
