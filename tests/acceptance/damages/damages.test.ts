import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { describeWhere } from '../../kit/skip.ts';
import { accountDamages } from './account-damages.ts';
import type { Damage } from './damage.ts';
import { folderDamages } from './folder-damages.ts';
import { type Leagues, makeLeagues } from './leagues.ts';
import { logDamages } from './log-damages.ts';
import { readModelDamages } from './read-model-damages.ts';
import { AS_USER, startDamaged } from './start-damaged.ts';

// Two at once, as there are cores: what is not in this process is a process that mostly starts.
vi.setConfig({ maxConcurrency: 2 });

const CLI = fileURLToPath(new URL('../../../infra/programs/cli/league.ts', import.meta.url));

let root: string;
let leagues: Leagues;
const ends: (() => Promise<void>)[] = [];

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'league-damages-'));
  // Others come through to a folder that is theirs.
  chmodSync(root, 0o711);
  leagues = await makeLeagues(root, { atEnd: (end) => ends.push(end) });
});

afterAll(async () => {
  await Promise.all(ends.map((end) => end()));
  rmSync(root, { recursive: true, force: true });
});

let folders = 0;

/** One of each outcome and every one of another user's is a process, which says and does just what a start says and does. */
const asProcesses = (damages: readonly Damage[]): ReadonlySet<Damage> => {
  const firsts = Map.groupBy(damages, ({ becomes, code }) => `${becomes} ${code}`).values();
  return new Set([...firsts].flatMap(([first]) => first ?? []).concat(damages.filter(({ asUser }) => asUser === true)));
};

const check = (damage: Damage, atEnd: (end: () => Promise<void>) => void): Promise<void> => {
  folders += 1;
  const folder = join(root, `damaged-${folders}`);
  return expectAsSaid(damage, folder, atEnd);
};

const NOTHING = /^$/;
const NEVER = /(?!)/;

const expectAsSaid = async (
  damage: Damage,
  folder: string,
  atEnd: (end: () => Promise<void>) => void,
): Promise<void> => {
  const { becomes, says = /(?:)/, neverSays = NEVER, code = 1 } = damage;
  const start = await startDamaged(damage, leagues, folder, { inProcess: !processes.has(damage), atEnd });
  if (becomes === 'refused') {
    expect(start).toEqual({ is: 'refused', code, lines: [expect.stringMatching(/^league: /)] });
    if (start.is === 'refused') expect(start.lines.join('\n')).toMatch(says);
    return;
  }
  expect(start).toMatchObject({
    is: 'up',
    wrong: [],
    unserved: [],
    ready: becomes !== 'told',
    ...(becomes === 'unharmed' ? { notices: [] } : {}),
    ...(becomes === 'told' ? {} : { mayLogIn: true, ills: [] }),
  });
  if (start.is !== 'up') return;
  const said = [...(becomes === 'told' ? start.ills : start.notices)].join('\n');
  expect(said).toMatch(becomes === 'unharmed' ? NOTHING : says);
  if (becomes === 'healed') expect(start.notices).not.toEqual([]);
  expect([...start.ills, ...start.notices].join('\n')).not.toMatch(neverSays);
};

const all: Readonly<Record<string, readonly Damage[]>> = {
  'a log': logDamages,
  'read models': readModelDamages,
  accounts: accountDamages,
  'a folder': folderDamages,
};
const processes = asProcesses(Object.values(all).flat());

for (const [what, damages] of Object.entries(all)) {
  describe(`${what} of a league that is damaged`, () => {
    for (const damage of damages.filter(({ asUser }) => asUser !== true)) {
      it.concurrent(`${damage.name}: ${damage.becomes}`, ({ onTestFinished }) => check(damage, onTestFinished));
    }
  });
}

/** Root may do everything, and another user must get at the program. */
const hasUser = (): boolean => {
  if (process.getuid?.() !== 0) return true;
  const [program, ...args] = [...AS_USER, process.execPath, CLI, '--help'];
  return spawnSync(program, args).status === 0;
};

describeWhere(
  hasUser(),
  'root may do everything, and others do not get at the program',
  'rights that are missing',
  () => {
    for (const damage of Object.values(all)
      .flat()
      .filter(({ asUser }) => asUser === true)) {
      it.concurrent(`${damage.name}: ${damage.becomes}`, ({ onTestFinished }) => check(damage, onTestFinished));
    }
  },
);
