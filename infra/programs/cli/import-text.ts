import type { ImportEncoding, ImportLineAnswer, ImportReport } from '@league/command-api/contract/import-answer.ts';
import { turkishClock } from '@league/events/rules/turkish-time.ts';

/** So many entries of a part are shown at most. */
const MOST_TOLD = 20;

/** What an import did, for a person at a terminal; of a dry run, whose report has lines, also what each line would do. */
export const importText = (report: ImportReport): string[] => {
  const { teams, createdTeams, players, createdPlayers, matches, results, unchanged, lines } = report;
  const so = unchanged === 0 ? '' : `${unchanged} lines were so already`;
  const read = encodingText(report.encoding);
  if (matches === 0 && results === 0) return [`nothing to import: ${so}`, ...read];
  const did = lines === undefined ? 'imported' : 'would import';
  const scorers = players === 0 ? '' : `, ${players} players (${createdPlayers} new)`;
  const counts = `${did} ${matches} matches, ${results} results, ${teams} teams (${createdTeams} new)${scorers}`;
  const head = so === '' ? counts : `${counts}; ${so}`;
  if (lines === undefined) return [head, ...read];
  const doing = (does: ImportLineAnswer['does']) => lines.filter((line) => line.does === does).map(lineText);
  return [
    head,
    ...read,
    ...part('new teams', report.teamsToCreate),
    ...part('new players, whose names are public and stay in the history', report.playersToCreate),
    ...part('new matches', doing('create')),
    ...part('results of matches that are planned', doing('result')),
    ...part('scorers of results that stand', doing('scorers')),
    ...part('corrections', doing('correct')),
    '',
    'nothing was recorded',
  ];
};

/** Names the encoding that was assumed. UTF-8 is not named, because text in other encodings does not pass for it. */
const encodingText = (encoding: ImportEncoding | undefined): string[] => {
  switch (encoding) {
    case 'windows-1254':
      return ["read as windows-1254, as Excel saves 'CSV'"];
    case 'UTF-16':
      return ["read as UTF-16, as Excel saves 'Unicode Text'"];
    case 'UTF-8':
    case undefined:
      return [];
    default:
      return encoding satisfies never;
  }
};

const part = (title: string, entries: readonly string[]): string[] => {
  if (entries.length === 0) return [];
  const more = entries.length - MOST_TOLD;
  return [
    '',
    `${title} (${entries.length}):`,
    ...entries.slice(0, MOST_TOLD).map((entry) => `  ${entry}`),
    ...(more > 0 ? [`  … and ${more} more (--json names all of them)`] : []),
  ];
};

const lineText = ({ line, week, home, away, date, from, to, scorers }: ImportLineAnswer): string => {
  const place = `line ${String(line).padEnd(3)} week ${String(week).padEnd(3)} ${home} – ${away}  `;
  const score = to === undefined ? 'to be played' : `${to.homeScore}-${to.awayScore}`;
  const before =
    from === undefined ? '' : `${from.homeScore}-${from.awayScore}${from.isWalkover ? ' (walkover)' : ''} becomes `;
  const goals = scorers === undefined ? '' : `, ${scorers} scorers`;
  return `${place}${before}${score}${goals}${typeof date === 'string' ? `  (${shownTime(date)})` : ''}`;
};

const shownTime = (instant: string): string => {
  const { date, time } = turkishClock(instant);
  return `${date} ${time}`;
};
