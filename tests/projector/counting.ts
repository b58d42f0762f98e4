import { defineProjection } from '@league/projector/define-projection.ts';
import type { Projection } from '@league/projector/define-projection.ts';
import { defineReadModel } from '@league/query-api/contract/read-model.ts';
import * as z from 'zod/mini';

/** The name of the team at which {@link counting} can be told to fail. */
export const POISON = 'Zehir';

/**
 * For tests: a projection that counts created teams in one document. Unlike the league's own projections it counts an
 * event twice that is delivered twice, and with `poisoned` it throws at a team named {@link POISON}.
 */
export const counting = (name: string, how: { version?: number; poisoned?: boolean } = {}): Projection =>
  defineProjection({
    model: defineReadModel({ name, document: z.strictObject({ teams: z.number(), by: z.number() }), fields: [] }),
    version: how.version ?? 1,
    handles: ['TeamCreated'],
    documentIds: () => ['count'],
    evolve: (document, event) => {
      if (how.poisoned === true && event.data.name === POISON) throw new Error('indigestible');
      return { teams: (document?.teams ?? 0) + 1, by: how.version ?? 1 };
    },
  });
