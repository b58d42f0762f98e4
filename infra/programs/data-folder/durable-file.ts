import { closeSync, fchmodSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { reasonOf } from '@league/projector/running/fold.ts';
import { DataFolderError } from './data-folder.ts';

/**
 * Small files of the data folder that have to be there, whole, when a start goes on after a kill or a power cut. Everything
 * here throws DataFolderError, one line that names the file.
 */

/** Writes the file with this text, readable by its owner only; a kill leaves the old file or the new one. */
export const writeDurably = (file: string, text: string): void =>
  touching(file, () => {
    const draft = `${file}.new`;
    const open = openSync(draft, 'w', 0o600);
    try {
      fchmodSync(open, 0o600);
      writeSync(open, text);
      fsyncSync(open);
    } finally {
      closeSync(open);
    }
    renameSync(draft, file);
    syncFolderOf(file);
  });

/** Removes the file; it stays removed after a power cut. */
export const removeDurably = (file: string): void =>
  touching(file, () => {
    rmSync(file, { force: true });
    syncFolderOf(file);
  });

const syncFolderOf = (file: string): void => {
  const folder = openSync(dirname(file), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
};

/** Does something to the file; an error of it names the file. @throws DataFolderError */
export const touching = <Result>(file: string, work: () => Result): Result => {
  try {
    return work();
  } catch (error) {
    throw new DataFolderError(`${file} cannot be used: ${reasonOf(error)}`);
  }
};
