import type { EventType, LeagueEventOf } from '@league/events/catalogue.ts';
import { type OfficialDocument, officialsModel } from '@league/query-api/contract/officials.ts';
import { defineProjection } from '../define-projection.ts';
import { isoTime } from './iso-time.ts';

const handles = [
  'RefereeApplied',
  'RefereeAppointed',
  'RefereeApproved',
  'RefereeRejected',
  'RefereeDismissed',
  'BroadcasterApplied',
  'BroadcasterAppointed',
  'BroadcasterApproved',
  'BroadcasterRejected',
  'BroadcasterDismissed',
  'PlayerDeleted',
] as const satisfies readonly EventType[];

type Handled = LeagueEventOf<(typeof handles)[number]> & { readonly recordedAt: number };

/** The offices of players, held ones and others; those of a deleted player have no document. */
export const officials = defineProjection({
  model: officialsModel,
  version: 1,
  handles,
  documentIds: (event) => [event.data.playerId],
  evolve: (document, event, playerId) => {
    if (event.type === 'PlayerDeleted') return null;
    const before = document ?? { playerId, referee: null, broadcaster: null, personalChangedAt: null };
    const after = evolveOffices(before, event, isoTime(event.recordedAt));
    return after === before ? document : after;
  },
});

const evolveOffices = (
  official: OfficialDocument,
  event: Exclude<Handled, { type: 'PlayerDeleted' }>,
  since: string,
): OfficialDocument => {
  const { referee, broadcaster, personalChangedAt: before } = official;
  const personalChangedAt = 'personal' in event.data && event.data.personal.length > 0 ? since : before;
  const refereeNow = (standing: Standing): OfficialDocument => ({
    ...official,
    referee: { ...(referee ?? UNSAID), standing, since },
    personalChangedAt,
  });
  switch (event.type) {
    case 'RefereeApplied': {
      const { level, experienceYears } = event.data;
      return { ...official, referee: { standing: 'applied', since, level, experienceYears } };
    }
    case 'RefereeAppointed':
    case 'RefereeApproved':
      return refereeNow('held');
    case 'RefereeRejected':
      return refereeNow('rejected');
    case 'RefereeDismissed':
      return refereeNow('dismissed');
    case 'BroadcasterApplied':
    case 'BroadcasterAppointed': {
      const standing = event.type === 'BroadcasterApplied' ? 'applied' : 'held';
      return { ...official, broadcaster: { standing, since, platform: event.data.platform }, personalChangedAt };
    }
    case 'BroadcasterApproved':
    case 'BroadcasterRejected':
    case 'BroadcasterDismissed':
      return broadcaster === null
        ? official
        : { ...official, broadcaster: { ...broadcaster, standing: BROADCASTER[event.type], since } };
    default:
      return event satisfies never;
  }
};

type Standing = NonNullable<OfficialDocument['referee']>['standing'];

/** A referee who was appointed without having applied. */
const UNSAID = { level: null, experienceYears: null };

const BROADCASTER = {
  BroadcasterApproved: 'held',
  BroadcasterRejected: 'rejected',
  BroadcasterDismissed: 'dismissed',
} as const satisfies Record<string, Standing>;
