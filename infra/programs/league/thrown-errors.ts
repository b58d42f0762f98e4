import { LogCorrupt, StoreUnavailable } from '@league/events/ports/event-store.ts';
import { ReadModelsDamaged } from '../../adapters/read-models/sqlite-file.ts';
import { BuildUnderWay, UnknownProjection } from '@league/projector/running/projector.ts';
import { NotStoppedThere } from '@league/projector/running/skips.ts';

/** The errors of a projector that its callers tell apart by their class. */
const KINDS = [BuildUnderWay, LogCorrupt, NotStoppedThere, ReadModelsDamaged, StoreUnavailable, UnknownProjection];

/** An error on its way between two threads: a message keeps of an error neither its class nor its own fields. */
export type Thrown = {
  readonly name: string;
  readonly message: string;
  readonly stack: string | undefined;
  readonly fields: Partial<Pick<LogCorrupt, 'file' | 'lastGood'>>;
};

export const pack = (error: unknown): Thrown => {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), stack: undefined, fields: {} };
  const { name, message, stack } = error;
  const fields = error instanceof LogCorrupt ? { file: error.file, lastGood: error.lastGood } : {};
  return { name, message, stack, fields };
};

/** The error as it was thrown, of the same class where it is of one of the kinds. */
export const unpack = ({ name, message, stack, fields }: Thrown): Error => {
  const error = Object.assign(new Error(message), fields, { name, stack });
  const kind = KINDS.find((each) => each.name === name);
  if (kind !== undefined) Object.setPrototypeOf(error, kind.prototype);
  return error;
};
