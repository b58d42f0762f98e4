import type { RefereeRole as StoredRole } from '@league/events/match.ts';
import type { MatchOfficials } from '../contract/match-details.ts';
import { type MatchOfficialsDocument, matchOfficialsModel, type RefereeRole } from '../contract/match-officials.ts';
import type { MatchAnswer, StreamAnswer } from '../contract/matches.ts';
import type { BroadcasterMatch, RefereeMatch } from '../contract/own-matches.ts';
import type { PlayerReferences } from '../players/player-references.ts';
import { readReferencesOf } from '../players/player-references.ts';
import type { ReadView } from '../ports/read-model-reader.ts';

type Mains = Pick<MatchAnswer, 'officialsSystem' | 'broadcastSystem'>;

/** What lists show of a match's officials. */
export type MainsOf = (matchId: string) => Mains;

/** The main referee and the main broadcaster of these matches. */
export const readMains = async (view: ReadView, matches: readonly { readonly id: string }[]): Promise<MainsOf> => {
  const wanted = new Set(matches.map(({ id }) => id));
  const found = (await view.list(matchOfficialsModel)).filter(({ matchId }) => wanted.has(matchId));
  const player = await readReferencesOf(
    view,
    found.flatMap((match) => [match.referees.main, ...match.broadcasters.map(({ playerId }) => playerId)]),
  );
  const byId = new Map(found.map((match) => [match.matchId, mainsOf(match, player)]));
  return (matchId) => byId.get(matchId) ?? {};
};

type Broadcaster = MatchOfficialsDocument['broadcasters'][number];

const mainBroadcasterOf = ({ broadcasters }: MatchOfficialsDocument) =>
  broadcasters.find(({ role }) => role === 'main');

const mainsOf = (match: MatchOfficialsDocument, player: PlayerReferences): Mains => {
  const { main } = match.referees;
  const shown = mainBroadcasterOf(match);
  const running = match.broadcasters.filter(({ viewers }) => viewers !== null).map((one) => streamOf(one, player));
  return {
    ...(main !== null && { officialsSystem: { mainReferee: player(main) } }),
    ...((shown !== undefined || running.length > 0) && {
      broadcastSystem: {
        mainBroadcaster: shown === undefined ? null : { ...player(shown.playerId), platform: shown.platform },
        ...(running.length > 0 && { streamPlatforms: running }),
      },
    }),
  };
};

/** How answers name the places of referees, in their order. */
const PLACES: readonly (readonly [StoredRole, RefereeRole])[] = [
  ['main', 'main_referee'],
  ['assistant', 'assistant_referee'],
  ['var', 'var_referee'],
  ['fourthOfficial', 'fourth_official'],
];

/** The place of a referee at each match where the person has one, by the match's id. */
export const readPlacesOf = async (
  view: ReadView,
  playerId: string,
): Promise<ReadonlyMap<string, Pick<RefereeMatch, 'refereeRole'>>> =>
  new Map(
    (await view.list(matchOfficialsModel)).flatMap(({ matchId, referees }) =>
      PLACES.flatMap(([place, refereeRole]) =>
        referees[place] === playerId ? [[matchId, { refereeRole }] as const] : [],
      ),
    ),
  );

/** The place of a broadcaster and the own stream at each match that the person shows, by the match's id. */
export const readStreamsOf = async (
  view: ReadView,
  playerId: string,
): Promise<ReadonlyMap<string, Pick<BroadcasterMatch, 'broadcasterRole' | 'stream'>>> => {
  const player = await readReferencesOf(view, [playerId]);
  return new Map(
    (await view.list(matchOfficialsModel)).flatMap(({ matchId, broadcasters }) =>
      broadcasters.flatMap((one) =>
        one.playerId === playerId
          ? [[matchId, { broadcasterRole: BROADCASTER_ROLES[one.role], stream: streamOf(one, player) }] as const]
          : [],
      ),
    ),
  );
};

const BROADCASTER_ROLES = { main: 'main_broadcaster', co: 'co_broadcaster' } as const;

const streamOf = ({ playerId, platform, viewers }: Broadcaster, player: PlayerReferences): StreamAnswer => ({
  broadcaster: player(playerId),
  platform,
  isLive: viewers !== null,
  viewerCount: viewers ?? 0,
});

/** All who stand at a match. */
export const answerOfficials = (
  match: MatchOfficialsDocument | undefined,
  player: PlayerReferences,
): MatchOfficials => {
  const at = (place: StoredRole) => {
    const playerId = match?.referees[place] ?? null;
    return playerId === null ? null : player(playerId);
  };
  const shown = (match?.broadcasters ?? [])
    .toSorted((a, b) => Number(b.role === 'main') - Number(a.role === 'main'))
    .map((one) => ({ ...one, player: player(one.playerId), stream: streamOf(one, player) }));
  const [main] = shown.filter(({ role }) => role === 'main');
  return {
    officialsSystem: {
      mainReferee: at('main'),
      assistantReferee: at('assistant'),
      varReferee: at('var'),
      fourthOfficial: at('fourthOfficial'),
    },
    broadcastSystem: {
      mainBroadcaster: main === undefined ? null : { ...main.player, platform: main.platform },
      coBroadcasters: shown
        .filter(({ role }) => role === 'co')
        .map((one) => ({ ...one.player, platform: one.platform })),
      streamPlatforms: shown.map(({ stream }) => stream),
    },
    referee: at('main'),
    simpleReferees: PLACES.flatMap(([place, refereeRole]) => {
      const standing = at(place);
      return standing === null ? [] : [{ _id: standing._id, player: standing, refereeRole }];
    }),
    simpleBroadcasters: shown.map(({ player: standing, role, platform, stream }) => ({
      _id: standing._id,
      player: standing,
      platform,
      broadcasterRole: BROADCASTER_ROLES[role],
      isLive: stream.isLive,
    })),
  };
};
