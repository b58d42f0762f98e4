import type { LeagueEvent } from '@league/events/catalogue.ts';
import type { Recorded } from '@league/events/envelope.ts';
import { evolveSeasonActs, isVoid, noSeasonActs, type SeasonActs } from '@league/events/rules/season-acts.ts';
import { sampleMetadata } from '@league/events/testing/sample-events.ts';
import { expect } from 'vitest';
import type { Projection } from '../define-projection.ts';
import { foldingOf } from '../running/fold.ts';

const FIRST = Date.UTC(2026, 10, 21, 18);

/** When the events of {@link given} are recorded: a minute apart, the first at 18:00. */
export const recordedAt = (position: number): string => new Date(epochMs(position)).toISOString();

const epochMs = (position: number): number => FIRST + (position - 1) * 60_000;

/**
 * For tests of projections: the documents, by id, after these events, folded as the runner folds them. Each event is
 * given twice, and must change nothing the second time; no document may be changed in place; each must have the
 * shape that query-api promises.
 */
export const given =
  (projection: Projection) =>
  (...events: readonly LeagueEvent[]): Record<string, object> => {
    const folding = foldingOf(projection);
    const documents = new Map<string, object>();
    let acts: SeasonActs = noSeasonActs;
    for (const [index, event] of events.entries()) {
      const logged = recorded(event, index + 1);
      acts = evolveSeasonActs(acts, logged);
      const accepted = folding.accept(logged, isVoid(acts, logged));
      if (accepted === undefined) continue;
      for (const id of folding.documentIds(accepted)) {
        const before = documents.get(id) ?? null;
        const text = JSON.stringify(before);
        const document = folding.evolve(before, accepted, id);
        const again = folding.evolve(document, accepted, id);
        expect(JSON.stringify(again), `${event.type} twice`).toBe(JSON.stringify(document));
        expect(JSON.stringify(before), `the document before ${event.type}`).toBe(text);
        if (document === null) documents.delete(id);
        else documents.set(id, JSON.parse(JSON.stringify(document)));
      }
    }
    for (const document of documents.values())
      expect(projection.model.document.safeParse(document).error).toBeUndefined();
    return Object.fromEntries(documents);
  };

const recorded = (event: LeagueEvent, position: number): Recorded<LeagueEvent> => ({
  ...event,
  stream: 'stream-1',
  position: BigInt(position),
  revision: BigInt(position - 1),
  recordedAt: epochMs(position),
  id: `event-${position}`,
  metadata: sampleMetadata({ commandId: 'command', correlationId: 'request', causationId: 'command' }),
});
