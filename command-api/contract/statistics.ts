import { type Statistic, STATISTICS } from '@league/events/statistics.ts';
import * as z from 'zod/mini';
import { reasonField } from './reason.ts';
import { seasonField } from './season.ts';

/** The bodies of the calls that take something off the totals of players (docs/rules.md#statistics). */

/** The totals that a call names, as the first documents of the league called them; `gkSaves` are saves. */
export const RESETTABLE = ['goals', 'assists', 'gkSaves', 'yellowCards', 'redCards'] as const;
export type Resettable = (typeof RESETTABLE)[number];

/** The most that one call takes off. */
export const MOST_DECREASE = 10;
const NO_AMOUNT = `1 ile ${MOST_DECREASE} arasında bir tam sayı girin.`;

/** The statistic that a call's word means. */
export const statisticOf = (word: Resettable): Statistic => (word === 'gkSaves' ? 'saves' : word);

/** DELETE /api/players/{id}/stats: `all` resets everything, matches played too; an amount belongs to a decrease, 1 without it. */
export const playerStatsBody = z
  .strictObject({
    statsToDelete: z
      .array(z.enum([...RESETTABLE, 'all'], 'Listedeki istatistiklerden birini seçin.'))
      .check(z.minLength(1, 'En az bir istatistik seçin.'), z.maxLength(STATISTICS.length)),
    operation: z.enum(['reset', 'decrease'], 'Sıfırlama ya da azaltma seçin.'),
    amount: z.optional(z.nullable(z.int(NO_AMOUNT).check(z.gte(1, NO_AMOUNT), z.lte(MOST_DECREASE, NO_AMOUNT)))),
    ...seasonField,
    ...reasonField,
  })
  .check(
    z.refine(({ statsToDelete, operation }) => operation === 'reset' || !statsToDelete.includes('all'), {
      path: ['statsToDelete'],
      message: 'Tüm istatistikler yalnızca sıfırlanabilir.',
    }),
  );
