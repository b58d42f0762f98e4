import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '@league/tests/kit/temporary-folder.ts';
import { describeWhere } from '@league/tests/kit/skip.ts';
import { checkSocketOwner, DataFolderError, dataFolder, lockFolder, prepareFolder } from './data-folder.ts';

// A child process on a machine that may be busy.
const CHILD = fileURLToPath(new URL('./hold-lock.child.ts', import.meta.url));
const isRoot = process.getuid?.() === 0;

/** A folder ready to be locked. */
const newFolder = () => {
  const folder = dataFolder(join(temporaryFolder(), 'lig'));
  prepareFolder(folder);
  return folder;
};

describe('the folder of a league', () => {
  it('is the same folder however it is written', () => {
    const path = temporaryFolder();
    const folder = dataFolder(path);
    expect(dataFolder(`${path}/x/../`)).toEqual(folder);
    expect(dataFolder(relative(process.cwd(), path))).toEqual(folder);
    const { path: _, ...files } = folder;
    expect(new Set(Object.values(files)).size).toBe(7);
    for (const file of Object.values(files)) expect(file.startsWith(`${path}/`)).toBe(true);
    expect(existsSync(folder.eventsFile)).toBe(false);
  });

  it('is made with the folders above it, closed to strangers, and left as it is when it is there', () => {
    const folder = dataFolder(join(temporaryFolder(), 'a', 'b'));
    prepareFolder(folder);
    expect(statSync(folder.path).mode & 0o007).toBe(0);
    writeFileSync(folder.eventsFile, 'x');
    prepareFolder(folder);
    expect(statSync(folder.eventsFile).size).toBe(1);
  });

  it('is refused in one line where there is a file', () => {
    const path = join(temporaryFolder(), 'file');
    writeFileSync(path, '');
    expect(() => prepareFolder(dataFolder(path))).toThrow(
      new DataFolderError(`the data folder ${path} cannot be written: EEXIST`),
    );
  });
});

describeWhere(!isRoot, 'root may write everywhere', 'a folder without rights', () => {
  it('is refused in one line', () => {
    const path = temporaryFolder();
    chmodSync(path, 0o500);
    expect(() => prepareFolder(dataFolder(path))).toThrow(`the data folder ${path} cannot be written: EACCES`);
    chmodSync(path, 0o700);
  });
});

describe('the lock on a folder', () => {
  it('is given to one at a time, and to the next when it is released', () => {
    const folder = newFolder();
    const first = lockFolder(folder);
    const inUse = new DataFolderError(`the data folder ${folder.path} is in use by another server`);
    expect(() => lockFolder(folder)).toThrow(inUse);
    expect(() => lockFolder(folder)).toThrow(inUse);
    first.release();
    lockFolder(folder).release();
  });

  it('locks no other folder', () => {
    const first = lockFolder(newFolder());
    const second = lockFolder(newFolder());
    first.release();
    second.release();
  });

  it('is held against other processes, and ends with its holder when that is killed', async () => {
    const folder = newFolder();
    const child = spawn(process.execPath, [CHILD, folder.path], { stdio: ['pipe', 'pipe', 'inherit'] });
    const exited = once(child, 'exit');
    await once(child.stdout, 'data');
    expect(() => lockFolder(folder)).toThrow('in use by another server');
    child.kill('SIGKILL');
    await exited;
    lockFolder(folder).release();
  });

  it('is refused in one line where there is no folder', () => {
    const folder = dataFolder(join(temporaryFolder(), 'missing'));
    expect(() => lockFolder(folder)).toThrow(DataFolderError);
    expect(() => lockFolder(folder)).toThrow(`the data folder ${folder.path} cannot be locked: `);
  });
});

describe('the socket of a folder', () => {
  const deep = (folder: string): string => join(folder, 'ğ'.repeat(60), 'a-long-name-as-people-give-them');

  it('lies in the folder', () => {
    const path = temporaryFolder();
    expect(dataFolder(path).socketFile).toBe(join(path, 'league.sock'));
  });

  it('lies elsewhere when the path would be too long for a socket, one for each folder, always the same', () => {
    const path = deep(temporaryFolder());
    const { socketFile } = dataFolder(path);
    expect(socketFile.startsWith(join(tmpdir(), 'league-'))).toBe(true);
    expect(Buffer.byteLength(socketFile)).toBeLessThan(107);
    expect(dataFolder(`${path}/`).socketFile).toBe(socketFile);
    expect(dataFolder(`${path}2`).socketFile).not.toBe(socketFile);
  });

  it.each([0, 1, 2])('can be listened on when the path is %i bytes from the longest', async (below) => {
    const base = temporaryFolder();
    const path = join(base, 'x'.repeat(100 - '/league.sock'.length - base.length - 1 - below));
    mkdirSync(path);
    const { socketFile } = dataFolder(path);
    expect(socketFile).toBe(join(path, 'league.sock'));
    const server = createServer((socket) => socket.end('ok')).listen(socketFile);
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    expect(String((await once(connect(socketFile), 'data'))[0])).toBe('ok');
  });

  it('that is missing, or that lies in the folder of its owner, is nothing to worry about', () => {
    const folder = newFolder();
    checkSocketOwner(folder);
    writeFileSync(folder.socketFile, '');
    checkSocketOwner(folder);
  });
});

describeWhere(isRoot, 'only root can make a file of another user', 'a socket of another user', () => {
  it('is not spoken to: a password would go to whoever put it there', () => {
    const folder = newFolder();
    writeFileSync(folder.socketFile, '');
    chownSync(folder.socketFile, 12_345, 12_345);
    expect(() => checkSocketOwner(folder)).toThrow(
      new DataFolderError(`${folder.socketFile} does not belong to the owner of ${folder.path}`),
    );
  });
});
