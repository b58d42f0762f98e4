import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { plateOf } from '../../components/match-text.ts';
import { formatDay, formatTime, instantOf } from '../../format/time.ts';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { matchesMessages } from '../../messages/tr/matches.ts';

const { news } = matchesMessages;
const { pairing, withScore } = matchCardMessages;

const stateNews = (before: MatchAnswer, after: MatchAnswer): string | null => {
  const [was, is] = [plateOf(before), plateOf(after)];
  const teams = pairing(after.homeTeam.name, after.awayTeam.name);
  if ('home' in is) {
    const result = withScore(after.homeTeam.name, is.home, after.awayTeam.name, is.away);
    if (!('home' in was)) return (is.kind === 'walkover' ? news.walkover : news.finished)(result);
    const same =
      was.home === is.home &&
      was.away === is.away &&
      was.kind === is.kind &&
      before.walkoverWinner === after.walkoverWinner;
    return same ? null : news.corrected(result);
  }
  if (was.kind === is.kind) return null;
  if (is.kind === 'cancelled') return news.cancelled(teams);
  if (is.kind === 'live') return news.started(teams);
  return 'home' in was ? news.annulled(teams) : news.planned(teams);
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

export type MatchNews = {
  /** To be called with each state of the match; the first call says nothing. */
  readonly see: (match: MatchAnswer) => void;
  readonly stop: () => void;
};

/**
 * Says what happens to a match, at most every 10 s. The changes in between are told together after the pause, as one
 * step from the state that was told last; changes that were undone by then are not told.
 */
export const createMatchNews = (say: (sentence: string) => void): MatchNews => {
  let known: MatchAnswer | null = null;
  let latest: MatchAnswer | null = null;
  let pause: ReturnType<typeof setTimeout> | undefined;

  const tell = (): void => {
    if (known === null || latest === null) return;
    const sentence = newsOf(known, latest);
    known = latest;
    if (sentence === null) return;
    say(sentence);
    pause = setTimeout(() => {
      pause = undefined;
      tell();
    }, PAUSE_MS);
  };

  return {
    see: (match) => {
      known ??= match;
      latest = match;
      if (pause === undefined) tell();
    },
    stop: () => {
      clearTimeout(pause);
      pause = undefined;
      known = null;
      latest = null;
    },
  };
};
