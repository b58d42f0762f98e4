import { isOnPlatform } from '@league/events/rules/platforms.ts';
import type { Application } from '../contract/official.ts';
import type { officialCalls } from '../contract/official-calls.ts';
import { Refused } from '../handling/refused.ts';
import type { CommandRequest } from '../http/command-request.ts';
import { broadcasterIdOf, refereeIdOf } from '../http/params.ts';
import type { Handlers } from '../http/routes.ts';
import { ownProfile } from '../player/own-profile.ts';
import { playerSource } from '../player/gamertags.ts';
import type { Office } from './decider.ts';
import { giveOffice, handleOffice, type OfficialDeps } from './handle-official.ts';

/** Applications, appointments and dismissals of referees and broadcasters. */
export const officialRoutes = (deps: OfficialDeps): Handlers<typeof officialCalls> => ({
  'POST /api/players/gamertag/:gamertag/applications': async (request) => {
    const application = request.body();
    const playerId = await ownProfile(deps.store, request);
    const { position } = await apply(deps, playerId, application, request);
    return { position, body: { message: 'Başvurunuz alındı.', _id: playerId } };
  },
  'POST /api/simple-referees/assign': async (request) => {
    const { playerId: typed, notes = null } = request.body();
    const playerId = typed.toLowerCase();
    const { position } = await giveOffice(
      deps,
      playerId,
      {
        wish: { refereeNotes: notes },
        command: (facts) => ({ type: 'AppointReferee', playerId, ...facts }),
      },
      request.context,
    );
    return { position, body: { message: 'Oyuncu hakem olarak atandı!', _id: playerId } };
  },
  'DELETE /api/simple-referees/:id': (request) => dismiss(deps, 'referee', refereeIdOf(request), request),
  'PUT /api/referees/:id/approve': (request) =>
    judge(deps, 'referee', refereeIdOf(request), request.body().isApproved, request),
  'POST /api/simple-broadcasters/assign': async (request) => {
    const { playerId: typed, notes = null, ...channel } = request.body();
    const playerId = typed.toLowerCase();
    refuseElsewhere(channel);
    const { platform, channelLink, channelName = null } = channel;
    const { position } = await giveOffice(
      deps,
      playerId,
      {
        wish: { channelLink, channelName, broadcasterNotes: notes },
        command: (facts) => ({ type: 'AppointBroadcaster', playerId, platform, ...facts }),
      },
      request.context,
    );
    return { position, body: { message: 'Oyuncu yayıncı olarak atandı!', _id: playerId } };
  },
  'DELETE /api/simple-broadcasters/:id': (request) => dismiss(deps, 'broadcaster', broadcasterIdOf(request), request),
  'PUT /api/broadcasters/:id/approve': (request) =>
    judge(deps, 'broadcaster', broadcasterIdOf(request), request.body().isApproved, request),
});

type Acting = Pick<CommandRequest, 'context'>;

const apply = async (deps: OfficialDeps, playerId: string, application: Application, { context }: Acting) => {
  if (application.role === 'referee') {
    const { level, experienceYears } = application;
    return giveOffice(
      deps,
      playerId,
      {
        command: ({ isApproved }) => ({ type: 'ApplyAsReferee', playerId, isApproved, level, experienceYears }),
      },
      context,
    );
  }
  refuseElsewhere(application);
  const { platform, channelLink, channelName = null } = application;
  return giveOffice(
    deps,
    playerId,
    {
      wish: { channelLink, channelName },
      command: (facts) => ({ type: 'ApplyAsBroadcaster', playerId, platform, ...facts }),
    },
    context,
  );
};

type Channel = Pick<Extract<Application, { role: 'broadcaster' }>, 'platform' | 'channelLink' | 'confirm'>;

/** Refuses a link that leads elsewhere than to its platform, until it is sent once more with `confirm`. */
const refuseElsewhere = ({ platform, channelLink, confirm = false }: Channel): void => {
  const link = channelLink.trim();
  if (confirm || isOnPlatform(platform, link)) return;
  throw new Refused('LINK_ELSEWHERE', { values: { platform, host: new URL(link).hostname } });
};

const SAID = {
  referee: { name: 'Hakem', dismissed: (gamertag: string) => `${gamertag} hakemlikten çıkarıldı.` },
  broadcaster: { name: 'Yayıncı', dismissed: (gamertag: string) => `${gamertag} yayıncılıktan çıkarıldı.` },
} as const;

const dismiss = async (deps: OfficialDeps, office: Office, playerId: string, request: Acting & Bodied) => {
  request.body();
  const { position } = await handleOffice(
    deps.store,
    playerId,
    () => ({ type: 'Dismiss', playerId, office }),
    request.context,
  );
  const { state } = await playerSource(deps.store, playerId).load();
  const gamertag = state.status === 'none' ? '' : state.gamertag;
  return { position, body: { message: SAID[office].dismissed(gamertag), _id: playerId } };
};

type Bodied = { readonly body: () => unknown };

const judge = async (
  deps: OfficialDeps,
  office: Office,
  playerId: string,
  isApproved: boolean,
  { context }: Acting,
) => {
  const { position } = await (isApproved
    ? giveOffice(
        deps,
        playerId,
        { command: (facts) => ({ type: 'Grant', playerId, office, isApproved: facts.isApproved }) },
        context,
      )
    : handleOffice(deps.store, playerId, () => ({ type: 'Refuse', playerId, office }), context));
  const { name } = SAID[office];
  return { position, body: { message: isApproved ? `${name} onaylandı` : `${name} reddedildi`, _id: playerId } };
};
