import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { dayKey, daysAfter, formatDay, formatLocal } from '../../format/time.ts';
import { formatNumber } from '../../format/number.ts';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { scoreboardMessages } from '../../messages/tr/scoreboard.ts';
import { goalsOf, isOn, isOver } from '../matches/season-progress.ts';
import { firstKickOff, type MatchNight, type ScoreboardState, weekOf } from './scoreboard-state.ts';

const texts = scoreboardMessages;

type Head = {
  readonly title: string;
  /** Stands after the title, and what `aside` says at the other edge. */
  readonly note?: string;
  readonly aside?: string;
  /** Matches run, and `aside` says how many. */
  readonly isLive?: boolean;
};

type About = {
  /** The time in ms since 1970. */
  readonly now: number;
  /** All matches of the season. */
  readonly season: readonly MatchAnswer[];
  /** The league's title, and the season's label where it is known. */
  readonly league: string;
  readonly label: string | undefined;
};

/** When a night is called one. */
const EVENING = '18:00';

const dayOf = ({ day }: MatchNight): string => (day === '' ? matchCardMessages.unknownDate : formatDay(new Date(day)));

/** "bu gece", "bugün", "yarın"; the night begins within a day. */
const whenOf = (night: MatchNight, now: number): string => {
  if (night.day !== dayKey(new Date(now))) return texts.today.tomorrow;
  return formatLocal(new Date(firstKickOff(night))).slice(-5) >= EVENING ? texts.today.evening : texts.today.earlier;
};

/** What the scoreboard says above its matches. */
export const headOf = (state: ScoreboardState | undefined, { now, season, league, label }: About): Head => {
  if (state === undefined || state.kind === 'empty') return { title: league };
  const { kind, night } = state;
  const week = weekOf(night);
  const on = night.matches.filter(isOn);
  const result = `${texts.matches(on.filter(isOver).length)}, ${texts.goals(formatNumber(goalsOf(on)))}`;
  switch (kind) {
    case 'before':
      return {
        title: texts.week(week),
        note: `${whenOf(night, now)} ${texts.matches(on.length)}`,
        aside: dayOf(night),
      };
    case 'live': {
      const running = on.filter(({ status }) => status === 'live').length;
      const aside = running > 0 ? texts.running(running) : texts.overSoFar(on.filter(isOver).length, on.length);
      return { title: texts.week(week), note: dayOf(night), aside, isLive: running > 0 };
    }
    case 'after': {
      const isWhole = season.filter((match) => match.week === week).every(isOver);
      return { title: isWhole ? texts.weekOver(week) : texts.week(week), note: result };
    }
    case 'over':
      return { title: texts.seasonOver(label ?? league) };
    case 'off': {
      const days = night.day === '' ? 0 : daysAfter(night.day, dayKey(new Date(now)));
      return { title: texts.week(week), note: dayOf(night), ...(days > 0 && { aside: texts.daysLeft(days) }) };
    }
  }
};
