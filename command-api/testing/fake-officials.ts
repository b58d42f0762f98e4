import type { LeagueEvent } from '@league/events/catalogue.ts';
import type { EventStore } from '@league/events/ports/event-store.ts';
import { matchEventTypes } from '@league/events/rules/season-acts.ts';
import type { OfficialDirectory, OfficialMatch } from '../ports/official-directory.ts';

type MatchEvent = Extract<LeagueEvent, { type: keyof typeof matchEventTypes }>;
const isMatchEvent = (event: LeagueEvent): event is MatchEvent => Object.hasOwn(matchEventTypes, event.type);

const MANY = 1_000_000;

/** Who stands at which matches, from the log itself. */
export const createOfficialDirectory = (store: EventStore): OfficialDirectory => ({
  matchesOf: async (playerId) => {
    const matches = new Map<string, OfficialMatch & { readonly places: number; readonly isOver: boolean }>();
    for (const event of await store.readAll(0n, MANY)) {
      if (!isMatchEvent(event)) continue;
      const { matchId, date, home, away } = event.data;
      const { places, isOver } = matches.get(matchId) ?? { places: 0, isOver: false };
      const more = 'playerId' in event.data && event.data.playerId === playerId ? placesBy(event) : 0;
      matches.set(matchId, { matchId, date, home, away, places: places + more, isOver: isOverBy(event) ?? isOver });
    }
    return [...matches.values()].filter(({ places, isOver }) => places > 0 && !isOver);
  },
  streams: async () => {
    const running = new Map<string, { matchId: string; playerId: string }>();
    for (const { type, data } of await store.readAll(0n, MANY)) {
      if (type === 'StreamStarted') running.set(`${data.matchId} ${data.playerId}`, data);
      if (type === 'StreamStopped') running.delete(`${data.matchId} ${data.playerId}`);
    }
    return [...running.values()].map(({ matchId, playerId }) => ({ matchId, playerId }));
  },
});

const placesBy = ({ type }: MatchEvent): number =>
  type.endsWith('AssignedToMatch') ? 1 : type.endsWith('RemovedFromMatch') ? -1 : 0;

/** Whether the match is over; undefined where the event says nothing of it. */
const isOverBy = (event: MatchEvent): boolean | undefined => {
  if (event.type === 'MatchResultEntered') return true;
  return event.type === 'MatchStatusChanged' || event.type === 'MatchResultAnnulled'
    ? event.data.status === 'cancelled'
    : undefined;
};
