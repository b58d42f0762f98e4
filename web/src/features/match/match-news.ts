import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { type PlateState, plateOf } from '../../components/league/match-text.ts';
import { formatDay, formatTime, instantOf } from '../../format/time.ts';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { matchesMessages } from '../../messages/tr/matches.ts';

const { news } = matchesMessages;
const { pairing, withScore } = matchCardMessages;

type Figures = { readonly home: number; readonly away: number };

const scoreOf = ({ homeTeam, awayTeam }: MatchAnswer, { home, away }: Figures): string =>
  withScore(homeTeam.name, home, awayTeam.name, away);

const hasResult = ({ kind }: PlateState): boolean => kind === 'finished' || kind === 'walkover';

/** A running score that rose is a goal; one that was put right, or came first, is told as it stands. */
const runningNews = (was: PlateState, is: PlateState, match: MatchAnswer): string | null => {
  if (!('home' in is)) return 'home' in was ? news.noScore(pairing(match)) : null;
  const { home, away }: Figures = 'home' in was ? was : { home: 0, away: 0 };
  if ('home' in was && is.home === home && is.away === away) return null;
  const rose = is.home >= home && is.away >= away && is.home + is.away > home + away;
  return (rose ? news.goal : news.score)(scoreOf(match, is));
};

const stateNews = (before: MatchAnswer, after: MatchAnswer): string | null => {
  const [was, is] = [plateOf(before), plateOf(after)];
  const teams = pairing(after);
  if (is.kind === 'live' && was.kind === 'live') return runningNews(was, is, after);
  if (is.kind === 'finished' || is.kind === 'walkover') {
    const result = scoreOf(after, is);
    if (!hasResult(was)) return (is.kind === 'walkover' ? news.walkover : news.finished)(result);
    const same = JSON.stringify([was, before.walkoverWinner]) === JSON.stringify([is, after.walkoverWinner]);
    return same ? null : news.corrected(result);
  }
  if (was.kind === is.kind) return null;
  if (is.kind === 'cancelled') return news.cancelled(teams);
  if (is.kind === 'live') return news.started('home' in is ? scoreOf(after, is) : teams);
  return hasResult(was) ? news.annulled(teams) : news.planned(teams);
};

const dateNews = (before: MatchAnswer, after: MatchAnswer): string | null => {
  const [was, is] = [instantOf(before.date), instantOf(after.date)];
  if (was?.getTime() === is?.getTime()) return null;
  return is === null ? news.undated : news.moved(`${formatDay(is)} ${formatTime(is)}`);
};

/** What happened to a match, as a sentence: a change of state, else of the date. null where nothing shown changed. */
export const newsOf = (before: MatchAnswer, after: MatchAnswer): string | null =>
  stateNews(before, after) ?? dateNews(before, after);

/** Screen readers hear at most one sentence in 10 s. */
const PAUSE_MS = 10_000;

/**
 * Says what happens to a match, at most every 10 s. The changes in between are told together after the pause, as one
 * step from the state that was told last; changes that were undone by then are not told. `see` is to be called with each
 * state of the match; the first call says nothing.
 */
export const createMatchNews = (say: (sentence: string) => void) => {
  let told: MatchAnswer | undefined;
  let latest: MatchAnswer | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;

  const tell = (): void => {
    pause = undefined;
    const sentence = told && latest && newsOf(told, latest);
    told = latest;
    if (!sentence) return;
    say(sentence);
    pause = setTimeout(tell, PAUSE_MS);
  };

  return {
    see: (match: MatchAnswer): void => {
      told ??= match;
      latest = match;
      if (pause === undefined) tell();
    },
    stop: (): void => {
      clearTimeout(pause);
      pause = undefined;
      told = undefined;
      latest = undefined;
    },
  };
};
