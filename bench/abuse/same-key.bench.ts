import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type Measurement, milliseconds, type Result } from '../measurement.ts';
import { importSeason, type RunningLeague, startLeague } from '../running-league.ts';

/** Keys with two bodies each that are sent at once, and resets of one season sent at once. */
const KEYS = 200;
const RESETS = 10;

/** One key with different bodies at once, and one season reset by many at once: what was made of it, and what it took. */
export const abuseSameKey: Measurement = {
  name: 'abuse-same-key',
  run: async ({ folder, quick, rounds, say }): Promise<readonly Result[]> => {
    const league = await startLeague(join(folder, 'same-key'));
    try {
      const [waits, wrong, left, opened]: [number[], number[], number[], number[]] = [[], [], [], []];
      for (let round = 1; round <= rounds; round += 1) {
        const keys = await oneKeyTwoBodies(league, round, quick ? KEYS / 10 : KEYS, waits);
        wrong.push(keys.wrong);
        left.push(keys.left);
        opened.push(await resetsAtOnce(league, round));
        say(`abuse-same-key: round ${round}: ${wrong.at(-1)} wrong, ${left.at(-1)} left, ${opened.at(-1)} opened`);
      }
      const amount = { kind: 'amount', unit: '', digits: 0, notes: [] } as const;
      return [
        { ...amount, name: 'keys not answered 201 once and 422 once', samples: wrong, target: 0 },
        { ...amount, name: 'names left with nobody', samples: left, target: 0 },
        { ...amount, name: `seasons opened by ${RESETS} resets at once`, samples: opened, target: 1 },
        {
          kind: 'time',
          name: 'a team created under such a key',
          samples: waits,
          target: 100,
          notes: [milliseconds(waits)],
        },
      ];
    } finally {
      await league.child.stop();
    }
  },
};

type Answered = { readonly status: number; readonly ms: number };

const post = async (
  league: RunningLeague,
  path: string,
  body: object,
  key: string = randomUUID(),
): Promise<Answered> => {
  const before = performance.now();
  const answer = await fetch(league.url + path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${league.token}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  return { status: answer.status, ms: performance.now() - before };
};

const oneKeyTwoBodies = async (league: RunningLeague, round: number, keys: number, waits: number[]) => {
  let [wrong, left] = [0, 0];
  for (let n = 0; n < keys; n += 1) {
    const names = ['A', 'B'].map((letter) => `Tur ${round} ${n} ${letter}`);
    const key = randomUUID();
    const answers = await Promise.all(names.map((name) => post(league, '/api/teams', { name }, key)));
    waits.push(...answers.map(({ ms }) => ms));
    const statuses = answers.map(({ status }) => status);
    if (statuses.toSorted((a, b) => a - b).join() !== '201,422') wrong += 1;
    const lost = names[statuses.indexOf(422)];
    if (lost !== undefined && (await post(league, '/api/teams', { name: lost })).status !== 201) left += 1;
  }
  return { wrong, left };
};

/** How many seasons come of it. Named, unnamed: half of each. */
const resetsAtOnce = async (league: RunningLeague, season: number): Promise<number> => {
  await importSeason(league, { teams: 2, weeks: 1, played: false });
  const bodies = Array.from({ length: RESETS }, (_, n) => (n % 2 === 0 ? {} : { season }));
  const answers = await Promise.all(bodies.map((body) => post(league, '/api/admin/reset-season', body)));
  return answers.filter(({ status }) => status === 200).length;
};
