import type { CurrentMatch } from '@league/command-api/contract/problem.ts';
import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { useRef, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { classNames } from '../../components/ui/class-names.ts';
import { DialogBody, DialogFoot, StepTitle } from '../../components/ui/dialog-parts.tsx';
import { formatDateTime, instantOf } from '../../format/time.ts';
import { actMessages } from '../../messages/tr/acts.ts';
import { resultsMessages } from '../../messages/tr/results.ts';
import { cellClass, ClashRow } from './clash-row.tsx';
import { type Choices, merge, settle, unsettled } from './merge.ts';
import type { People } from './people.ts';
import type { KnownResult } from './result-form.ts';

const { clash } = resultsMessages;

const changedBy = ({ changedBy: who, changedAt }: CurrentMatch): string => {
  const when = instantOf(changedAt);
  return who === null || when === null ? clash.byUnknown : clash.by(who, formatDateTime(when));
};

type ClashViewProps = {
  /** What I want to record, over what I began with. */
  readonly mine: KnownResult;
  readonly base: KnownResult;
  readonly theirs: CurrentMatch;
  readonly match: MatchAnswer;
  readonly people: People;
  readonly pending: boolean;
  readonly onBack: () => void;
  /** Drops what was typed. */
  readonly onTheirs: () => void;
  readonly onSave: (settled: KnownResult) => void;
};

/**
 * Another admin saved a result meanwhile (412). Fields that only one of the two changed are merged; for the others the
 * person chooses, row by row, and no choice is made beforehand. Nothing is sent without a press of the button.
 */
export const ClashView = (props: ClashViewProps) => {
  const { base, theirs, match, people, pending, onBack, onTheirs, onSave } = props;
  const [mine] = useState(props.mine);
  const [differences] = useState(() => merge(base, mine, theirs));
  const [choices, setChoices] = useState<Choices>({});
  const [checked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const missing = checked ? unsettled(differences, choices) : [];
  const asks = differences.some(({ taken }) => taken === 'choice');

  const save = () => {
    setChecked(true);
    if (unsettled(differences, choices).length === 0) {
      onSave(settle(mine, theirs, differences, choices));
    } else {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[data-missing]')?.focus());
    }
  };

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending) save();
      }}
      className="flex min-h-0 flex-1 flex-col"
    >
      <DialogBody>
        <StepTitle>{clash.title}</StepTitle>
        <p className="text-text-2">{asks ? clash.choose : clash.merged}</p>
        <table className="w-full table-fixed border-collapse text-left text-table max-sm:text-meta">
          <caption className="sr-only">{clash.caption}</caption>
          <thead>
            <tr className="align-top">
              <th scope="col" className={classNames(cellClass, 'w-[28%] text-meta font-semibold text-text-2 sm:w-1/4')}>
                {clash.field}
              </th>
              <th scope="col" className={cellClass}>
                {clash.mine}
              </th>
              <th scope="col" className={cellClass}>
                {clash.theirs}
                <span className="block text-small font-normal text-text-2">{changedBy(theirs)}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {differences.map((difference) => (
              <ClashRow
                key={difference.unit}
                difference={difference}
                mine={mine}
                theirs={theirs}
                match={match}
                people={people}
                chosen={choices[difference.unit]}
                missing={missing.includes(difference.unit)}
                onChoose={(side) => setChoices({ ...choices, [difference.unit]: side })}
              />
            ))}
          </tbody>
        </table>
        <Button variant="ghost" className="self-start" aria-disabled={pending} onClick={onBack}>
          {actMessages.leaveStay}
        </Button>
      </DialogBody>
      <DialogFoot>
        <Button variant="secondary" aria-disabled={pending} onClick={onTheirs}>
          {clash.takeTheirs}
        </Button>
        <Button type="submit" busy={pending} busyLabel={resultsMessages.saving}>
          {clash.saveChosen}
        </Button>
      </DialogFoot>
    </form>
  );
};
