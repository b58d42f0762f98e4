import type { Personal } from '@league/command-api/ports/account-store.ts';
import { hasExpired } from '@league/events/access/session-lifetimes.ts';
import type { OwnSessions } from '@league/query-api/ports/own-sessions.ts';
import type { PersonalReader } from '@league/query-api/ports/personal-reader.ts';
import type { Readers } from '@league/query-api/ports/readers.ts';
import type { Accounts } from './accounts.ts';

/** What the query API reads of accounts. `now` is in epoch ms. */
export const accountReaders = (
  { accounts, sessions }: Pick<Accounts, 'accounts' | 'sessions'>,
  now: () => number,
): Omit<Readers, 'standstills'> => ({
  actorNames: { names: accounts.names },
  personal: personalReader(accounts),
  ownSessions: ownSessions(sessions, now),
});

const personalReader = (accounts: Pick<Accounts['accounts'], 'byIds'>): PersonalReader => ({
  of: async (playerIds) => {
    const found = await accounts.byIds(playerIds);
    return new Map([...found].map(([id, { email, personal }]) => [id, { email: email ?? null, ...shown(personal) }]));
  },
});

const shown = (personal: Personal) => ({
  psoId: personal.psoId ?? null,
  firstName: personal.firstName ?? null,
  lastName: personal.lastName ?? null,
  bio: personal.bio ?? null,
  playingStyle: personal.playingStyle ?? null,
  socialMedia: {
    twitter: personal.socialMedia?.twitter ?? null,
    instagram: personal.socialMedia?.instagram ?? null,
    twitch: personal.socialMedia?.twitch ?? null,
    youtube: personal.socialMedia?.youtube ?? null,
  },
  rejectionReason: personal.rejectionReason ?? null,
  refereeNotes: personal.refereeNotes ?? null,
  broadcasterNotes: personal.broadcasterNotes ?? null,
  channelLink: personal.channelLink ?? null,
  channelName: personal.channelName ?? null,
});

const ownSessions = (sessions: Pick<Accounts['sessions'], 'ofAccount'>, now: () => number): OwnSessions => ({
  of: async (accountId) => {
    const [at, stored] = [now(), await sessions.ofAccount(accountId)];
    return stored
      .filter((session) => !hasExpired(session, at))
      .map(({ id, createdAt, lastSeenAt, device, openedAt }) => {
        return { id, createdAt, lastSeenAt, device, isAdmin: openedAt === 'admin' };
      });
  },
});
