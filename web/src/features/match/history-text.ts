import { matchHistoryMessages as texts } from '../../messages/tr/match-history.ts';
import { type About, becameText, resultText, type Values, valueText, wordOf } from './history-about.ts';
import { cardTexts, incidentTexts, lineTexts, lineupTexts } from './history-lines.ts';
import type { ShownChange } from './history-answer.ts';

type Changed = Pick<ShownChange, 'type' | 'before' | 'after'>;

const isResult = ({ type, before, after }: Changed, about: About): boolean =>
  type.startsWith('MatchResult') || resultText(before, about) !== null || resultText(after, about) !== null;

/** Each of the fields that changed, as a sentence; fields that have no word are left out. */
const fieldTexts = ({ before, after }: Changed, about: About): readonly string[] =>
  Object.entries(texts.fields).flatMap(([field, word]) => {
    const fieldOf = (values: Values) => valueText(field, values?.[field], about);
    const became = becameText(fieldOf(before), fieldOf(after));
    return became === null ? [] : [texts.that(word, became)];
  });

/** What happened, in one sentence: "Sonuç düzeltildi: 3 – 1 → 2 – 1". */
export const happenedText = (change: Changed, about: About): string => {
  const { type, before, after } = change;
  const what = wordOf(texts.happened, type) ?? texts.unknown;
  if (!isResult(change, about)) {
    // One changed field says it all, and is no detail then.
    const [only, ...others] = fieldTexts(change, about);
    if (only === undefined || others.length > 0) return what;
    return type === 'MatchStatusChanged' || type === 'MatchScheduled' ? only : texts.that(what, only);
  }
  const [from, to] = [resultText(before, about), resultText(after, about)];
  if (type === 'MatchResultAnnulled') return from === null ? what : texts.that(what, from);
  // Of a match that is gone, the result that went with it.
  const became = to === null ? from : becameText(from, to);
  if (became !== null) return texts.that(what, became);
  return type === 'MatchResultCorrected' ? texts.partsCorrected : what;
};

/** What changed besides, one sentence each. Of a result that was taken back only what the match is now. */
export const detailTexts = (change: Changed, about: About): readonly string[] => {
  const { type, before, after } = change;
  if (type === 'MatchResultAnnulled') return fieldTexts({ type, before: null, after }, about);
  if (isResult(change, about)) {
    return [cardTexts, lineTexts, lineupTexts, incidentTexts].flatMap((textsOf) => textsOf(before, after, about));
  }
  const changed = fieldTexts(change, about);
  return changed.length === 1 ? [] : changed;
};

/** What the change did to the table: "Kartal 4. sıradan 3. sıraya". */
export const effectTexts = ({ effect }: Pick<ShownChange, 'effect'>): readonly string[] =>
  effect.flatMap(({ team: { name }, from, to }) => {
    if (from === null) return to === null ? [] : [texts.entered(name, to)];
    if (to === null) return [texts.gone(name, from)];
    return [from === to ? texts.stayed(name, to) : texts.moved(name, from, to)];
  });

/** Who did it: the role, which has no word for a role that this page does not know; for admins with the name. */
export const actorText = (change: ShownChange): string => {
  const role = wordOf(texts.roles, change.role) ?? change.role;
  return 'actorName' in change ? texts.by(change.actorName, role) : role;
};
