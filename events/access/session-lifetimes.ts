const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long a session lives without a request, and at all events. */
type Lifetime = { readonly idleMs: number; readonly absoluteMs: number };

/**
 * docs/rules.md#identity. After OWASP ASVS 7.3 a session of the admins' login ends after 30 minutes without a request, and after 12
 * hours at all events. One of the players' login opens nothing of others, and lasts as long as people expect of a game's site.
 */
const LIFETIMES = {
  admin: { idleMs: 30 * MINUTE_MS, absoluteMs: 12 * HOUR_MS },
  player: { idleMs: 30 * DAY_MS, absoluteMs: 90 * DAY_MS },
} as const satisfies Readonly<Record<string, Lifetime>>;

/** Behind this time every session has expired, whatever was done in it. */
export const LONGEST_SESSION_MS = LIFETIMES.player.absoluteMs;

/** The login at which a session was opened, and its times in epoch ms. */
type Lived = {
  readonly openedAt: keyof typeof LIFETIMES;
  readonly createdAt: number;
  readonly lastSeenAt: number;
};

/**
 * Whether the session is over at this time. It also is where its times lie too far in the future: it was opened or used while the
 * clock was wrong, and would otherwise live on until then.
 */
export const hasExpired = ({ openedAt, createdAt, lastSeenAt }: Lived, at: number): boolean => {
  const { idleMs, absoluteMs } = LIFETIMES[openedAt];
  return Math.abs(at - lastSeenAt) > idleMs || Math.abs(at - createdAt) > absoluteMs;
};
