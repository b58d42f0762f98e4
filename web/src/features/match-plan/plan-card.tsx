import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { ReactNode } from 'react';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { matchPlanMessages as words } from '../../messages/tr/match-plan.ts';
import type { Office } from '../officials/offices.ts';
import { type ButtonProps, PartButton, RemoveButton } from './plan-buttons.tsx';
import { Badges, officialName, Score, Team, When } from './plan-cells.tsx';
import { isOver, lacksOf } from './plan-list.ts';

/** The head of a match's card: week and status over the teams. */
export const CardHead = ({ match }: { readonly match: MatchAnswer }) => (
  <span data-row="" tabIndex={-1} className="flex flex-col gap-2 outline-none">
    <span className="flex flex-wrap items-center gap-2 text-small font-normal text-text-2">
      {matchCardMessages.week(match.week)}
      <Badges match={match} />
    </span>
    <span className="flex items-center gap-3">
      <span className="flex min-w-0 flex-1 flex-col gap-2">
        <Team team={match.homeTeam} />
        <span className="sr-only"> – </span>
        <Team team={match.awayTeam} />
      </span>
      <Score match={match} />
    </span>
  </span>
);

type RowProps = { readonly label: string; readonly value: ReactNode; readonly children: ReactNode };

/** One part of the plan, over the full width of the card: what is planned, and the buttons that change it. */
const Row = ({ label, value, children }: RowProps) => (
  <div className="flex flex-wrap items-center gap-2 border-t border-line pt-2">
    <div className="flex min-w-0 flex-1 basis-28 flex-col text-table">
      <span className="text-small text-text-2">{label}</span>
      {value}
    </div>
    <span className="ml-auto flex gap-2">{children}</span>
  </div>
);

const OfficialRow = ({ office, ...button }: ButtonProps & { readonly office: Office }) => {
  const { match } = button;
  const name = officialName(office, match);
  const over = isOver(match);
  return (
    <Row
      label={words.offices[office].label}
      value={name ?? <span className="text-text-2">{over ? words.none : words.notAssigned}</span>}
    >
      {!over && <PartButton {...button} mode={office} act={name === null ? words.assign : words.change} />}
      {!over && name !== null && <RemoveButton {...button} office={office} />}
    </Row>
  );
};

/** The three parts of a match's plan, on its card. */
export const CardRows = (button: ButtonProps) => (
  <>
    <Row label={words.modes.schedule} value={<When match={button.match} />}>
      <PartButton
        {...button}
        mode="schedule"
        act={lacksOf(button.match).includes('schedule') ? words.give : words.change}
      />
    </Row>
    <OfficialRow {...button} office="referee" />
    <OfficialRow {...button} office="broadcaster" />
  </>
);
