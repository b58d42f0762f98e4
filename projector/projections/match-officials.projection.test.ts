import {
  broadcasterAssignedToMatch,
  broadcasterRemovedFromMatch,
  matchFacts,
  matchResultEntered,
  numberedId,
  refereeAssignedToMatch,
  refereeRemovedFromMatch,
  seasonReset,
  streamStarted,
  streamStopped,
  viewersCounted,
} from '@league/events/testing/sample-events.ts';
import { describe, expect, it } from 'vitest';
import { given } from './given-events.ts';
import { matchOfficials } from './match-officials.projection.ts';

const after = given(matchOfficials);
const matchId = numberedId(1);
const of = matchFacts({ matchId });
const [ada, efe] = [numberedId(31), numberedId(32)];
const nobody = { main: null, assistant: null, var: null, fourthOfficial: null };

describe('the officials of a match', () => {
  it('stand in the places that they were given, until they leave', () => {
    const both = [
      refereeAssignedToMatch({ ...of, playerId: ada }),
      refereeAssignedToMatch({ ...of, playerId: efe, role: 'var' }),
    ];
    expect(after(...both)).toEqual({
      [matchId]: { matchId, referees: { ...nobody, main: ada, var: efe }, broadcasters: [] },
    });
    expect(after(...both, refereeRemovedFromMatch({ ...of, playerId: ada }))).toMatchObject({
      [matchId]: { referees: { ...nobody, var: efe } },
    });
  });

  it('show the match in the order in which they came, on their platforms', () => {
    const both = [
      broadcasterAssignedToMatch({ ...of, playerId: ada, role: 'co', platform: 'Kick' }),
      broadcasterAssignedToMatch({ ...of, playerId: efe }),
    ];
    expect(after(...both)).toMatchObject({
      [matchId]: {
        broadcasters: [
          { playerId: ada, role: 'co', platform: 'Kick' },
          { playerId: efe, role: 'main', platform: 'Twitch' },
        ],
      },
    });
    expect(after(...both, broadcasterRemovedFromMatch({ ...of, playerId: ada, role: 'co' }))).toMatchObject({
      [matchId]: { broadcasters: [{ playerId: efe }] },
    });
  });

  it('stream it with the viewers that were counted last', () => {
    const assigned = broadcasterAssignedToMatch({ ...of, playerId: ada });
    const watchedBy = (viewers: number | null) => ({ [matchId]: { broadcasters: [{ playerId: ada, viewers }] } });
    const started = streamStarted({ ...of, playerId: ada });
    const counted = viewersCounted({ ...of, playerId: ada, viewers: 48 });
    const stopped = streamStopped({ ...of, playerId: ada });
    expect(after(assigned)).toMatchObject(watchedBy(null));
    expect(after(assigned, started)).toMatchObject(watchedBy(0));
    expect(after(assigned, started, counted)).toMatchObject(watchedBy(48));
    expect(after(assigned, started, counted, stopped)).toMatchObject(watchedBy(null));
  });

  it('stay when it is finished, and are not those of void events', () => {
    const assigned = refereeAssignedToMatch({ ...of, playerId: ada });
    const finished = after(assigned, matchResultEntered({ ...of }));
    expect(finished).toMatchObject({ [matchId]: { referees: { main: ada } } });
    expect(after(seasonReset({ closed: of.season, opened: of.season + 1 }), assigned)).toEqual({});
  });
});
