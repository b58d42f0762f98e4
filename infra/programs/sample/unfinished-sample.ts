import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { CommandContext } from '@league/command-api/handling/handle-command.ts';
import { uuidV5 } from '@league/command-api/handling/ids.ts';
import type { EventStore } from '@league/events/ports/event-store.ts';
import { adminsStream, operationsStream } from '@league/events/streams.ts';
import * as z from 'zod/mini';
import { removeDurably, touching, writeDurably } from '../data-folder/durable-file.ts';
import { OPERATOR } from '../league/system-context.ts';

/**
 * A sample that was begun: it is noted in a file before its first event and until it is whole, so that what was cut short is
 * finished. Every id in it derives from its own and every date from `now`, so that a command that was carried out already
 * finds its own events.
 */
export type UnfinishedSample = z.infer<typeof schema>;

const schema = z.object({
  id: z.uuid(),
  /** Epoch ms at which it was begun. */
  now: z.int(),
  /** Who wanted it: a start, to which one that wants an empty league may say otherwise, or an operator. */
  begunBy: z.enum(['start', 'operator']),
});

/** Notes that a sample is begun, on disk when this returns. @throws DataFolderError */
export const noteSample = (file: string, begunBy: UnfinishedSample['begunBy']): UnfinishedSample => {
  const sample = { id: randomUUID(), now: Date.now(), begunBy };
  writeDurably(file, `${JSON.stringify(sample)}\n`);
  return sample;
};

/** The sample that is begun and not complete; undefined where there is none, or an unreadable note. @throws DataFolderError */
export const notedSample = (file: string): UnfinishedSample | undefined => {
  if (!existsSync(file)) return undefined;
  const text = touching(file, () => readFileSync(file, 'utf8'));
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    // This program did not write it: it writes notes whole. The league stays as it is.
    return undefined;
  }
};

/** Removes the note of a sample that is complete, or given up. @throws DataFolderError */
export const forgetSample = removeDurably;

/** The context of one of its commands; the same step is the same command. */
export const contextOfStep = ({ id, now }: UnfinishedSample, step: string, reason: string): CommandContext => {
  const commandId = uuidV5(id, step);
  return { actor: OPERATOR, commandId, bodyDigest: '', correlationId: id, causationId: commandId, reason, now };
};

const PAGE = 1_000;

/** Whether nobody has used the league since: there is nothing in it but the sample, the first season, and admins. */
export const isUntouched = async (store: Pick<EventStore, 'readAll'>, { id }: UnfinishedSample): Promise<boolean> => {
  for (let after = 0n; ; ) {
    const page = await store.readAll(after, PAGE);
    const last = page.at(-1);
    if (last === undefined) return true;
    const foreign = page.some(
      ({ stream, type, metadata }) =>
        metadata.correlationId !== id &&
        type !== 'SeasonStarted' &&
        stream !== adminsStream &&
        stream !== operationsStream,
    );
    if (foreign) return false;
    after = last.position;
  }
};
