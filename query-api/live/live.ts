import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';
import * as z from 'zod/mini';
import { versionText } from '../http/etag.ts';
import { checked, readQuery } from '../http/parameters.ts';
import type { ModelMoves } from '../ports/model-moves.ts';
import type { ModelPositions } from '../ports/model-positions.ts';
import { type AudienceLimits, createAudience, writeLiveHead } from './audience.ts';
import { helloMessage, movedMessage } from './messages.ts';
import { allMoved, type MovedModels, noneMoved, withMoved } from './moved-models.ts';
import { createRecentMoves } from './recent-moves.ts';

export type LiveDeps = {
  readonly positions: Pick<ModelPositions, 'current'>;
  readonly moves: ModelMoves;
  /** The public read models; the stream never names any other. */
  readonly models: ReadonlySet<string>;
};

/** Tells browsers which read models change (contract/live.ts). */
export type Live = {
  /** Answers GET and HEAD. */
  readonly handler: RequestHandler;
  /** Ends all connections at once, admits no more, and stops listening for moves. */
  readonly end: () => void;
};

const query = z.strictObject({ lastEventId: z.optional(z.string()) });

/** Listens for moves from now on. All moves in one turn of the event loop become one message. */
export const createLive = ({ positions, moves, models }: LiveDeps, limits: AudienceLimits = {}): Live => {
  const recent = createRecentMoves(randomBytes(8).toString('hex'));
  const audience = createAudience(limits);
  const newest = (): bigint => highest([...models].map((model) => positions.current(model)?.changed ?? 0n));

  const versions = (): Record<string, string> =>
    Object.fromEntries(
      Array.from(models, (model) => [model, positions.current(model)] as const).flatMap(([model, now]) =>
        now === undefined ? [] : [[model, versionText(now)]],
      ),
    );

  const stopListening = listenInTurns(moves, models, (position, moved) => audience.tell(recent.add(position, moved)));

  const firstMessages = (lastId: string | undefined): string => {
    const [id, position] = [recent.latest(), newest()];
    if (lastId === undefined) return helloMessage(id, position, false, versions());
    const missed = recent.since(lastId);
    const known = missed !== undefined;
    const hello = helloMessage(known ? lastId : undefined, position, known, versions());
    if (missed?.size === 0) return hello;
    return hello + movedMessage({ id, position, models: missed ?? allMoved(models) });
  };

  return {
    handler: (req, res) => {
      const { lastEventId } = checked(query, readQuery(req.originalUrl));
      if (req.method === 'HEAD') {
        writeLiveHead(res);
        res.end();
        return;
      }
      // A reconnecting `EventSource` keeps its address; the newer id is in its header.
      audience.admit(res, req.ip ?? '', () => firstMessages(req.get('last-event-id') ?? lastEventId));
    },
    end: () => {
      stopListening();
      audience.end();
    },
  };
};

/** Calls the listener once for all moves of these models in one turn of the event loop, if there were any. */
const listenInTurns = (
  { onMoved }: ModelMoves,
  models: ReadonlySet<string>,
  listener: (position: bigint, moved: MovedModels) => void,
): (() => void) => {
  let moved = noneMoved;
  let position = 0n;
  const flush = (): void => {
    const all = moved;
    moved = noneMoved;
    listener(position, all);
  };
  return onMoved((move) => {
    if (!models.has(move.model)) return;
    if (moved === noneMoved) setImmediate(flush);
    moved = withMoved(moved, move.model, move.keys);
    position = highest([position, move.position]);
  });
};

const highest = (positions: readonly bigint[]): bigint =>
  positions.reduce((highest, position) => (position > highest ? position : highest), 0n);
