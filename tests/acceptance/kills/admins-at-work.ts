import { resultCommand, type ScoredMatch, type SentCommand, sendCommand } from '../sent-commands.ts';

/** Admins who work on a league until it is gone; each sends one command after the other. */
export type AdminsAtWork = {
  /** All commands sent so far. */
  readonly sent: readonly SentCommand[];
  /** Resolves when so many commands were answered 2xx, or when all admins have ended. */
  readonly untilAccepted: (count: number) => Promise<void>;
  /** Resolves when all admins have ended; an admin ends at the first command without an answer. */
  readonly ended: Promise<void>;
};

export type Workplace = {
  readonly url: string;
  readonly token: string;
  /** The matches to enter results for; without matches, only teams and settings are changed. */
  readonly matches: readonly ScoredMatch[];
  /** Returns a number that was never returned before; keys, names and scores are made from it. */
  readonly next: () => number;
};

const OWN_MATCHES = 3;
/** So many admins have matches of their own, where no two admins meet. */
const ALONE = 3;
/** So many admins write to the same match, and conflict with each other in its stream. */
const TOGETHER = 2;
/** One command in so many is a wrong one, which is refused. */
const REFUSED_EVERY = 7;
const NO_RESULT = { homeScore: -1, awayScore: 0 };
const GOALS = 50;
/** More goals than a home side has in any season that is imported. */
const ABOVE_IMPORTED = 10;

/** Starts to write results, teams and settings. */
export const startWork = ({ url, token, matches, next }: Workplace): AdminsAtWork => {
  const sent: SentCommand[] = [];
  let accepted = 0;
  let heard = (): void => {};
  /** The body of the answer; undefined when the league is gone. */
  const send = async (command: SentCommand) => {
    sent.push(command);
    const body = await sendCommand({ url, token }, command);
    const status = command.statuses.at(-1) ?? 0;
    if (status >= 200 && status < 300) accepted += 1;
    heard();
    return status === 0 ? undefined : body;
  };

  const enterResults = async (on: readonly ScoredMatch[]): Promise<void> => {
    for (let count = 1; ; count += 1) {
      const number = next();
      // No two results are equal, nor is one equal to an imported one, so that each makes an event.
      const [home, away] = [ABOVE_IMPORTED + (number % GOALS), Math.floor(number / GOALS) % GOALS];
      const match = on[count % on.length];
      if (match === undefined) return;
      const command = resultCommand(match, String(number), home, away);
      const sending = count % REFUSED_EVERY === 0 ? { ...command, body: NO_RESULT, refusal: 422 } : command;
      if ((await send(sending)) === undefined) return;
    }
  };
  const changeTeams = async (): Promise<void> => {
    for (;;) {
      const name = `Kulüp ${next()}`;
      const created = await send(teamCreation(name, next()));
      const id = created?.['_id'];
      if (typeof id !== 'string') return;
      if ((await send({ ...teamCreation(name, next()), refusal: 409 })) === undefined) return;
      if ((await send(teamRenaming(id, `${name} Spor`, next()))) === undefined) return;
      if ((await send(teamDeletion(id, next()))) === undefined) return;
    }
  };
  const changeSettings = async (): Promise<void> => {
    while ((await send(settingsChange(next()))) !== undefined);
  };

  const own = Array.from({ length: ALONE }, (_, index) =>
    matches.slice(index * OWN_MATCHES, (index + 1) * OWN_MATCHES),
  );
  const common = Array.from({ length: TOGETHER }, () => matches.slice(-1));
  const writers = matches.length === 0 ? [] : [...own, ...common].map(enterResults);
  const ended = Promise.all([...writers, changeTeams(), changeSettings()]).then(() => {});
  // The caller awaits `ended` last; without this handler, an earlier rejection would end the process.
  ended.catch(() => {});
  return {
    sent,
    untilAccepted: (count) => {
      const reached = new Promise<void>((resolve) => {
        heard = () => {
          if (accepted >= count) resolve();
        };
        heard();
      });
      return Promise.race([reached, ended]);
    },
    ended,
  };
};

const teamCreation = (name: string, number: number): SentCommand => ({
  method: 'POST',
  path: '/api/teams',
  key: String(number),
  body: { name },
  means: ({ type, data }) => type === 'TeamCreated' && data.name === name,
  statuses: [],
});

const teamRenaming = (id: string, name: string, number: number): SentCommand => ({
  method: 'PUT',
  path: `/api/teams/${id}`,
  key: String(number),
  body: { name },
  means: ({ type, data }) => type === 'TeamDetailsChanged' && data.changes.name?.to === name,
  statuses: [],
});

const teamDeletion = (id: string, number: number): SentCommand => ({
  method: 'DELETE',
  path: `/api/teams/${id}`,
  key: String(number),
  body: {},
  means: ({ type, data }) => type === 'TeamDeleted' && data.teamId === id,
  statuses: [],
});

const settingsChange = (number: number): SentCommand => ({
  method: 'PUT',
  path: '/api/settings',
  key: String(number),
  body: { description: `Sezon ${number}` },
  means: ({ type, data }) => type === 'TournamentSettingsChanged' && data.changes.description?.to === `Sezon ${number}`,
  statuses: [],
});

export const importCommand = (csv: string, number: number): SentCommand => ({
  method: 'POST',
  path: '/api/matches/import',
  key: String(number),
  body: { csv, createTeams: true, createPlayers: true },
  means: ({ type }) => type === 'FixturesImported',
  statuses: [],
});

export const resetCommand = (number: number): SentCommand => ({
  method: 'POST',
  path: '/api/admin/reset-season',
  key: String(number),
  body: {},
  means: ({ type }) => type === 'SeasonReset',
  statuses: [],
});

/**
 * Commands with another answer than intended. A result may be refused as too late where its season was ended meanwhile.
 */
export const answeredWrongly = (sent: readonly SentCommand[], seasonEnded: boolean): readonly SentCommand[] =>
  sent.filter(({ body, refusal, statuses }) => {
    const last = statuses.findLast((status) => status >= 200 && status < 500) ?? 0;
    const tooLate = seasonEnded && 'homeScore' in body && (last === 404 || last === 409);
    return !tooLate && (refusal === undefined ? last >= 300 || last === 0 : last !== refusal);
  });
