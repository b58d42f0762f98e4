import type { ActorNames } from './actor-names.ts';
import type { OwnSessions } from './own-sessions.ts';
import type { PersonalReader } from './personal-reader.ts';

/**
 * What answers are made of besides read models. It has no position: an answer that is kept may hold of it only what moves a read
 * model whenever it changes, as a player's profile does (docs/rules.md#privacy).
 */
export type Readers = {
  readonly actorNames: ActorNames;
  readonly personal: PersonalReader;
  readonly ownSessions: OwnSessions;
};
