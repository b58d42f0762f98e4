import type { officialCalls } from '../contract/official-calls.ts';
import type { OfficialDocument } from '../contract/officials.ts';
import { type PlayerDocument, playersModel } from '../contract/players.ts';
import type { Answers } from '../http/query-route.ts';
import { firstByGamertag } from '../players/answer-player.ts';
import { nameOf } from '../players/answer-personal.ts';
import type { PersonalData, PersonalReader } from '../ports/personal-reader.ts';
import type { ReadView } from '../ports/read-model-reader.ts';
import { readTotals } from './totals.ts';
import { readOffices, statusOf } from './offices.ts';

/** The GETs about referees and broadcasters. Personal data is asked for by players who are there: nobody's outlives a deletion. */
export const officialRoutes = (personal: PersonalReader): Answers<typeof officialCalls> => {
  /** What `answer` makes of each player's office, by gamertag; where it is null there is nothing to tell. */
  const listed = async <Answer extends object>(
    view: ReadView,
    answer: (player: PlayerDocument, official: OfficialDocument, known: PersonalData | undefined) => Answer | null,
  ): Promise<Answer[]> => {
    const officeOf = await readOffices(view);
    const players = (await view.list(playersModel)).filter(({ id }) => officeOf(id) !== undefined);
    const known = await personal.of(players.map(({ id }) => id));
    return firstByGamertag(players).flatMap((player) => {
      const official = officeOf(player.id);
      return (official && answer(player, official, known.get(player.id))) ?? [];
    });
  };
  return {
    '/api/simple-referees': async (view) => {
      const { refereed } = await readTotals(view);
      const data = await listed(view, (player, { referee }, known) =>
        referee?.standing === 'held'
          ? {
              ...inOffice(player, known),
              assignedDate: referee.since,
              totalMatches: refereed(player.id),
              notes: known?.refereeNotes ?? null,
            }
          : null,
      );
      return { data };
    },
    '/api/simple-broadcasters': async (view) => {
      const { shown } = await readTotals(view);
      const data = await listed(view, (player, { broadcaster }, known) =>
        broadcaster?.standing === 'held'
          ? {
              ...inOffice(player, known),
              assignedDate: broadcaster.since,
              totalBroadcasts: shown(player.id),
              notes: known?.broadcasterNotes ?? null,
              platform: broadcaster.platform,
              ...channelOf(known),
            }
          : null,
      );
      return { data };
    },
    '/api/broadcasters': (view) =>
      listed(view, ({ id, gamertag }, { broadcaster }, known) =>
        broadcaster?.standing === 'held'
          ? {
              _id: id,
              player: { _id: id, gamertag, deleted: false },
              platform: broadcaster.platform,
              ...channelOf(known),
            }
          : null,
      ),
    '/api/admin/referees': async (view) => ({
      referees: waitingFirst(
        await listed(view, (player, { referee }, known) => {
          const status = referee && statusOf(referee.standing);
          if (!referee || !status) return null;
          const { since, level, experienceYears } = referee;
          return {
            ...asListed(player, known),
            status,
            isApproved: status === 'approved',
            since,
            level,
            experienceYears,
          };
        }),
      ),
    }),
    '/api/admin/broadcasters': async (view) => ({
      broadcasters: waitingFirst(
        await listed(view, (player, { broadcaster }, known) => {
          const status = broadcaster && statusOf(broadcaster.standing);
          if (!broadcaster || !status) return null;
          const { since, platform } = broadcaster;
          const office = { status, isApproved: status === 'approved', since, platform };
          return { ...asListed(player, known), ...office, ...channelOf(known) };
        }),
      ),
    }),
  };
};

type Known = PersonalData | undefined;

const inOffice = ({ id, gamertag }: PlayerDocument, known: Known) => ({
  _id: id,
  player: { _id: id, gamertag, ...nameOf(known) },
});

const asListed = ({ id, gamertag }: PlayerDocument, known: Known) => {
  const { firstName, lastName } = nameOf(known);
  const name = [firstName, lastName].filter((part) => part !== null).join(' ');
  return { _id: id, name: name || gamertag, username: gamertag, email: known?.email ?? null };
};

const channelOf = (known: Known) => ({
  channelLink: known?.channelLink ?? null,
  channelName: known?.channelName ?? null,
});

/** Those who wait for an answer stand first; the others keep their order. */
const waitingFirst = <Listed extends { readonly status: string }>(listed: readonly Listed[]): Listed[] => [
  ...listed.filter(({ status }) => status === 'pending'),
  ...listed.filter(({ status }) => status !== 'pending'),
];
