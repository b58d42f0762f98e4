import type { LeagueEvent } from '@league/events/catalogue.ts';
import { importedFixturesOf } from '@league/events/fixture-rows.ts';
import type { ImportLineAnswer, ImportReport } from '../contract/import-answer.ts';
import type { LineDeed } from './import-plan.ts';
import type { ImportRow } from './import-rows.ts';
import { gamertagsByKey } from './import-players.ts';
import { namesByKey } from './import-teams.ts';

/** The report of an import, made from the events that it recorded, so that a repeat reports the same. */
export const importReport = (rows: readonly ImportRow[], events: readonly LeagueEvent[]): ImportReport => {
  const imported = events.find((event) => event.type === 'FixturesImported')?.data;
  const matches = imported === undefined ? [] : importedFixturesOf(imported);
  const broughtLater = imported?.results.length ?? 0;
  const teamsToCreate = imported?.teamsToCreate.map(({ name }) => name) ?? [];
  const playersToCreate = imported?.playersToCreate.map(({ gamertag }) => gamertag) ?? [];
  return {
    teams: namesByKey(rows).size,
    createdTeams: teamsToCreate.length,
    players: gamertagsByKey(rows).size,
    createdPlayers: playersToCreate.length,
    matches: matches.length,
    results: matches.filter(({ result }) => result !== null).length + broughtLater,
    unchanged: rows.length - matches.length - broughtLater,
    teamsToCreate,
    playersToCreate,
  };
};

/** The effect of each line, for a trial's answer. */
export const importLines = (rows: readonly ImportRow[], deeds: readonly LineDeed[]): ImportLineAnswer[] =>
  deeds.flatMap((deed, index) => {
    const row = rows[index];
    return row === undefined ? [] : [lineAnswer(row, deed)];
  });

const lineAnswer = (
  { place, week, home, away, date, result, scorers }: ImportRow,
  deed: LineDeed,
): ImportLineAnswer => {
  const line = { line: place.line, does: deed.does, week, home, away };
  const goals = scorers.length === 0 ? {} : { scorers: scorers.length };
  const to = result === null ? {} : { to: result, ...goals };
  switch (deed.does) {
    case 'create':
      return { ...line, date, ...to };
    case 'correct': {
      const { homeScore, awayScore, walkover } = deed.from;
      return { ...line, from: { homeScore, awayScore, isWalkover: walkover !== null }, ...to };
    }
    case 'result':
    case 'scorers':
      return { ...line, ...to };
    case 'nothing':
      return line;
    default:
      return deed satisfies never;
  }
};
