import { RESETTABLE } from '@league/command-api/contract/statistics.ts';
import type { PlayerStats } from '@league/query-api/contract/leaders.ts';
import type { ReactNode } from 'react';
import { CheckLine } from '../../components/ui/field.tsx';
import { FieldError } from '../../components/ui/field-frame.tsx';
import { playerStatisticsMessages } from '../../messages/tr/player-statistics.ts';
import { type Choice, toggled } from './totals.ts';

const { remove: words } = playerStatisticsMessages;

type StatChoicesProps = {
  /** The id of the first box, to which an error summary links. */
  readonly id: string;
  readonly stats: PlayerStats;
  readonly operation: 'reset' | 'decrease';
  readonly chosen: readonly Choice[];
  readonly error: string | undefined;
  readonly onChange: (chosen: readonly Choice[]) => void;
};

/** A name, and under it what there is to know of the choice: why it cannot be made, for instance. */
const labelOf = (name: string, note: string | undefined): ReactNode =>
  note === undefined ? (
    name
  ) : (
    <>
      {name} <span className="text-small text-text-3">· {note}</span>
    </>
  );

/** Which totals are meant. A total that is 0 cannot be chosen; 'all' stands alone, and is reset only. */
export const StatChoices = ({ id, stats, operation, chosen, error, onChange }: StatChoicesProps) => {
  const boxOf = (choice: Choice, name: string, note: string | undefined, disabled: boolean, first = false) => (
    <CheckLine
      key={choice}
      {...(first && { id })}
      label={labelOf(name, note)}
      checked={chosen.includes(choice)}
      disabled={disabled}
      onChange={() => onChange(toggled(chosen, choice))}
    />
  );
  return (
    <fieldset className="min-w-0" aria-invalid={error === undefined ? undefined : true}>
      <legend className="pb-1 text-meta font-semibold">{words.choices}</legend>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {RESETTABLE.map((of, index) =>
        boxOf(
          of,
          words.stat(words.stats[of], stats[of]),
          stats[of] === 0 ? words.zero : undefined,
          stats[of] === 0,
          index === 0,
        ),
      )}
      {boxOf('all', words.stats.all, operation === 'reset' ? words.allHint : words.allOnlyReset, operation !== 'reset')}
    </fieldset>
  );
};
