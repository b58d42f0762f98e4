import type { ActorNames } from './actor-names.ts';
import type { ModelPositions } from './model-positions.ts';
import type { OwnSessions } from './own-sessions.ts';
import type { PersonalReader } from './personal-reader.ts';
import type { ProcessStandstills } from './process-standstills.ts';

/**
 * What answers are made of besides read models. It has no position: an answer that is kept may hold of it only what moves a read
 * model whenever it changes, as a player's profile does (docs/rules.md#privacy).
 */
export type Readers = {
  readonly actorNames: ActorNames;
  readonly personal: PersonalReader;
  readonly ownSessions: OwnSessions;
  readonly standstills: ProcessStandstills;
};

/**
 * All that makes answers besides read models. Where these stand enters answers to admins alone, which are not kept. `publicUrl` is the
 * address of the site that visitors type, if it is known.
 */
export type RouteReaders = Readers & {
  readonly positions: Pick<ModelPositions, 'current'>;
  readonly publicUrl?: string | undefined;
};
