import type { Side } from '@league/events/match-result.ts';
import type { Fixture } from '@league/events/seasons.ts';
import type { FieldError } from '../contract/problem.ts';
import { Refused } from '../handling/refused.ts';

/** The key of a pairing in a week, whoever is at home: each comes once. */
export const pairingKey = (week: number, home: string, away: string): string =>
  home < away ? `${week} ${home} ${away}` : `${week} ${away} ${home}`;

/**
 * Refuses a pairing that its week already has and, unless that is allowed, a team that already plays in that week, also in
 * another of these matches. Every error is listed, under the code of the first.
 * @throws Refused MATCH_EXISTS, TEAM_PLAYS_THAT_WEEK
 */
export const refuseTwice = (
  existing: readonly Fixture[],
  matches: readonly Fixture[],
  allowSameWeek: boolean,
  path: (index: number, side: Side) => string,
): void => {
  const pairings = new Set(existing.map(({ week, home, away }) => pairingKey(week, home, away)));
  const playing = new Set(existing.flatMap(({ week, home, away }) => [`${week} ${home}`, `${week} ${away}`]));
  let code: 'MATCH_EXISTS' | 'TEAM_PLAYS_THAT_WEEK' | undefined;
  const errors: FieldError[] = [];
  for (const [index, match] of matches.entries()) {
    const { week, home, away } = match;
    if (pairings.has(pairingKey(week, home, away))) {
      code ??= 'MATCH_EXISTS';
      errors.push({ path: path(index, 'home'), message: `Bu eşleşme ${week}. haftada zaten var.` });
      continue;
    }
    for (const side of ['home', 'away'] as const) {
      const team = `${week} ${match[side]}`;
      if (playing.has(team) && !allowSameWeek) {
        code ??= 'TEAM_PLAYS_THAT_WEEK';
        errors.push({ path: path(index, side), message: `Bu takım ${week}. haftada zaten oynuyor.` });
      }
      playing.add(team);
    }
  }
  if (code !== undefined) throw new Refused(code, { errors });
};

/** Refuses a match of a team with itself. @throws Refused SAME_TEAM_TWICE at this path */
export const refuseItself = ({ home, away }: Pick<Fixture, 'home' | 'away'>, path: string): void => {
  if (home !== away) return;
  throw new Refused('SAME_TEAM_TWICE', { errors: [{ path, message: 'Bir takım kendisiyle oynayamaz.' }] });
};
