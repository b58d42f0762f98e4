import type { FormEntry, Tally } from '@league/events/rules/ranking.ts';
import type { Deduction } from '../contract/seasons.ts';
import type { StandingRow } from '../contract/standings.ts';
import type { TeamReferences } from '../teams/team-references.ts';
import type { LeftSeason, SeasonTable } from './season-table.ts';

/** The table with the names of its teams. */
export const answerStandings = (table: SeasonTable, team: TeamReferences): StandingRow[] =>
  table.map((row) => ({
    position: row.position,
    ...answerTally(row, team),
    form: answerForm(row.form, team),
    weeks: [...row.weeks],
    movement: row.movement,
    ...(row.deductions.length === 0 ? {} : { deductions: row.deductions.map(answerDeduction) }),
    ...(row.withdrawal === undefined ? {} : { withdrawal: answerWithdrawal(row.withdrawal) }),
    decidedBy: row.decidedBy === null ? null : answerDecision(row.decidedBy, team),
  }));

const answerDeduction = ({ id, points, reason, recordedAt }: Deduction) => ({ _id: id, points, reason, recordedAt });

const answerWithdrawal = ({ played, reason, recordedAt, isLast }: LeftSeason) => ({
  played,
  reason,
  recordedAt,
  isLast,
});

/** A team's last results with the names of its opponents. */
export const answerForm = (form: readonly FormEntry[], team: TeamReferences): StandingRow['form'] =>
  form.map(({ opponent, ...entry }) => ({ ...entry, opponent: team(opponent) }));

type Decided = NonNullable<SeasonTable[number]['decidedBy']>;

const answerDecision = ({ rule, among, table }: Decided, team: TeamReferences): StandingRow['decidedBy'] => ({
  rule,
  among: among.map(team),
  ...(table === undefined ? {} : { table: table.map((row) => answerTally(row, team)) }),
});

const answerTally = (row: Tally, team: TeamReferences) => ({
  teamInfo: team(row.team),
  played: row.played,
  win: row.win,
  draw: row.draw,
  loss: row.loss,
  goalsFor: row.goalsFor,
  goalsAgainst: row.goalsAgainst,
  goalDifference: row.goalDifference,
  points: row.points,
});
