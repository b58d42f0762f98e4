import { copyFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { temporaryFolder } from '@league/tests/kit/temporary-folder.ts';
import { expect, it, onTestFinished } from 'vitest';
import { type AccountsFile, openAccounts } from './sqlite-accounts.ts';

const AT = Date.now();

const opened = () => {
  const folder = temporaryFolder();
  const path = join(folder, 'accounts.db');
  const file = openAccounts(path);
  onTestFinished(file.close);
  return { file, folder, path };
};

/** Every byte of the files in the folder, as they are while the process lives. */
const bytesIn = (folder: string): string =>
  readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join('');

/** What is personal of the player of this number begins with this, and with this of no other. */
const canary = (player: number): string => `kanarya-${player}-`;
/** In no order, as ids are. */
const idOf = (player: number): string => `${(player * 7_919) % 1_000}-${player}`;
const emailOf = (player: number): string => `${canary(player)}@example.com`;

/** A player with all that may hang on an account. */
const addPlayer = async (file: AccountsFile, player: number): Promise<void> => {
  const [id, mark] = [idOf(player), canary(player)];
  const personal = { psoId: `${mark}pso`, firstName: `${mark}ad`, lastName: `${mark}soyad`, rejectionReason: mark };
  await file.accounts.add({ id, email: emailOf(player), personal, createdAt: AT });
  const times = { createdAt: AT, lastSeenAt: AT };
  const session = {
    tokenHash: `${mark}token`,
    id: `${mark}session`,
    openedAt: 'player' as const,
    device: `${mark}phone`,
  };
  await file.sessions.add({ ...session, accountId: id, ...times });
  await file.resetCodes.issue({ accountId: id, codeHash: `${mark}code`, expiresAt: AT + 900_000, tries: 9 }, AT);
  await file.knownAddresses.note({ hash: `${mark}address`, accountId: id, at: AT });
};

/** Numbers below a limit that follow no pattern, and are the same in each run. */
const numbers = (seed: number) => {
  let state = seed;
  return (limit: number): number => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
};

it('an erasure leaves no byte of a player in any file, whatever was changed before, and the others as they are', async () => {
  const { file, folder } = opened();
  // With these numbers a file whose deleted rows were only overwritten would keep a copy of one.
  const any = numbers(4);
  const players = Array.from({ length: 150 }, (_, player) => player);
  for (const player of players) await addPlayer(file, player);
  // Rows grow, shrink and move from page to page; a page that a row has left keeps its bytes where nobody writes over them.
  for (let change = 0; change < 600; change += 1) {
    const player = any(players.length);
    const bio = any(4) === 0 ? null : canary(player).repeat(any(any(8) === 0 ? 600 : 40));
    const email = `${canary(player)}${any(100)}@example.com`;
    await file.accounts.change(idOf(player), { email, personal: { bio } });
  }
  const erased = players.filter(() => any(2) === 0);
  for (const player of erased) await file.accounts.erase(idOf(player));
  const bytes = bytesIn(folder);
  expect(erased.filter((player) => bytes.includes(canary(player)))).toEqual([]);
  const others = players.filter((player) => !erased.includes(player));
  expect(others.filter((player) => bytes.includes(canary(player)))).toEqual(others);
  expect([...(await file.accounts.byIds(players.map(idOf))).keys()].toSorted()).toEqual(others.map(idOf).toSorted());
});

it('what is there behind an erasure is there after a kill', async () => {
  const { file, path } = opened();
  await addPlayer(file, 1);
  await addPlayer(file, 2);
  await file.accounts.erase(idOf(1));
  const copy = join(temporaryFolder(), 'accounts.db');
  for (const part of ['', '-wal', '-shm']) copyFileSync(path + part, copy + part);
  const again = openAccounts(copy);
  onTestFinished(again.close);
  expect(await again.accounts.byEmail(emailOf(1))).toBeUndefined();
  expect((await again.accounts.byEmail(emailOf(2)))?.id).toBe(idOf(2));
});

it('an erasure is refused while somebody reads the file, as long as bytes would be left, and finished by the next', async () => {
  const { file, folder, path } = opened();
  await addPlayer(file, 1);
  const reader = new DatabaseSync(path, { readOnly: true });
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM accounts').get();
  await expect(file.accounts.erase(idOf(1))).rejects.toThrow(StoreUnavailable);
  expect(await file.accounts.byEmail(emailOf(1))).toBeUndefined();
  reader.close();
  await file.accounts.erase(idOf(1));
  expect(bytesIn(folder)).not.toContain(canary(1));
});
