import { shownName } from '@league/events/rules/text-identity.ts';
import * as z from 'zod/mini';
import { whenMissing } from './text.ts';

/** docs/rules.md#players. Lengths are in characters as people count them. */
const GAMERTAG_MIN = 2;
const GAMERTAG_MAX = 30;

const ALLOWED = /^[\p{L}\p{Nd} '’._-]+$/u;
/** Letters of two scripts look alike: a Cyrillic а beside a Latin a would make a second gamertag of the same look. */
const ONE_SCRIPT =
  /^(?:[^\p{L}]|\p{Script=Latin})*$|^(?:[^\p{L}]|\p{Script=Cyrillic})*$|^(?:[^\p{L}]|\p{Script=Greek})*$|^(?:[^\p{L}]|\p{Script=Arabic})*$/u;

const MISSING = 'Gamertag girin.';
const shown = (typed: string): string => shownName(typed).normalize('NFC');

/** A gamertag as it may be typed; it is stored as text-identity's `shownName` shows it. */
export const gamertag = z.string(whenMissing(MISSING)).check(
  z.refine((typed) => shown(typed) !== '', { error: MISSING, abort: true }),
  z.refine((typed) => ALLOWED.test(shown(typed)), {
    error: 'Gamertag yalnızca harf, rakam, boşluk, kesme işareti, nokta, tire ve alt çizgi içerebilir.',
    abort: true,
  }),
  z.refine((typed) => /[\p{L}\p{Nd}]/u.test(typed), {
    error: 'Gamertag en az bir harf ya da rakam içermeli.',
    abort: true,
  }),
  z.refine((typed) => ONE_SCRIPT.test(shown(typed)), 'Gamertag tek bir alfabenin harfleriyle yazılmalı.'),
  z.refine((typed) => {
    const { length } = [...shown(typed)];
    return length >= GAMERTAG_MIN && length <= GAMERTAG_MAX;
  }, `Gamertag ${GAMERTAG_MIN}-${GAMERTAG_MAX} karakter olmalı.`),
);
