import type { ActorNames } from './actor-names.ts';
import type { OwnSessions } from './own-sessions.ts';
import type { PersonalReader } from './personal-reader.ts';

/** What answers are made of besides read models. It has no position, so that no answer that is kept may hold any of it. */
export type Readers = {
  readonly actorNames: ActorNames;
  readonly personal: PersonalReader;
  readonly ownSessions: OwnSessions;
};
