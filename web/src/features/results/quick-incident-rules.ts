import type { IncidentType } from '@league/command-api/contract/match-lines.ts';
import type { Count } from '../../components/ui/stepper.tsx';
import { instantOf } from '../../format/time.ts';
import { lineMessages } from '../../messages/tr/result-lines.ts';
import { incidentTypes } from '../../messages/tr/stored-words.ts';
import type { MainFigure } from './known-lists.ts';
import { type IncidentForm, knownLists, writtenGoals } from './list-form.ts';
import { nameIn, type People } from './people.ts';
import { type ResultForm, takesLists } from './result-form.ts';

const { quick: words } = lineMessages;

/** What a referee enters by taps; the other types are entered in the fields of the incidents. */
export const QUICK_TYPES = ['goal', 'yellowCard', 'redCard', 'substitution', 'other'] as const satisfies IncidentType[];

const figures: Partial<Readonly<Record<IncidentType, MainFigure>>> = {
  goal: 'goals',
  yellowCard: 'yellowCards',
  redCard: 'redCards',
};

/** The figure of a player's row that counts incidents of the type; undefined where no figure does. */
export const figureOf = (type: IncidentType): MainFigure | undefined => figures[type];

const FIRST_MINUTE = 1;
/** As the call takes them (command-api/contract/match-lines.ts). */
const MOST_MINUTES = 120;
const MINUTE_MS = 60_000;

/** The count where it is a minute of a match, otherwise null. */
export const minuteIn = (count: Count): number | null =>
  typeof count === 'number' && count >= FIRST_MINUTE && count <= MOST_MINUTES ? count : null;

/** The whole minutes from the kick-off to `now` (ms since 1970); 1 where they are no minute of a match. */
export const minuteSince = (kickOff: string | null, now: number): number => {
  const begun = instantOf(kickOff);
  return begun === null ? FIRST_MINUTE : (minuteIn(Math.floor((now - begun.getTime()) / MINUTE_MS)) ?? FIRST_MINUTE);
};

/** "31′ Gol · Arda"; without the parts that an incident lacks. */
export const incidentLine = ({ type, minute, player }: IncidentForm, people: People): string => {
  const what = typeof minute === 'number' ? `${words.mark(minute)} ${incidentTypes[type]}` : incidentTypes[type];
  return player === '' ? what : words.by(what, nameIn(people, player));
};

export type Entered = { readonly incident: IncidentForm /** Its place in the form. */; readonly index: number };

const minuteFor = ({ incident: { minute } }: Entered): number => (typeof minute === 'number' ? minute : 0);

/** The incidents of a form: the newest minute first, and of one minute the last entered first. */
export const newestFirst = (incidents: readonly IncidentForm[]): readonly Entered[] =>
  incidents
    .map((incident, index) => ({ incident, index }))
    .toSorted((one, other) => minuteFor(other) - minuteFor(one) || other.index - one.index);

/**
 * Says that the players' goals differ from the score, "3 gol yazıldı, skor 2 – 1". null where they agree, where a score is missing,
 * and where no goal is written: most results are entered without rows.
 */
export const writtenBeside = (form: ResultForm): string | null => {
  const { homeScore, awayScore } = form;
  if (!takesLists(form) || typeof homeScore !== 'number' || typeof awayScore !== 'number') return null;
  const lists = knownLists(form);
  const goals = writtenGoals(lists, 'home') + writtenGoals(lists, 'away');
  if (goals === 0 || goals === homeScore + awayScore) return null;
  return words.written(goals, homeScore, awayScore);
};
