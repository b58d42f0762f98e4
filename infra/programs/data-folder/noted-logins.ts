import { existsSync, readFileSync } from 'node:fs';
import { touching, writeDurably } from './durable-file.ts';

/** A login whose password the system made: a user name, or a player's e-mail. Neither has spaces. */
export type NotedLogin = { readonly name: string; readonly password: string };

/** The logins that the file holds, one a line; none where there is no file, or one that was not written to its end. @throws DataFolderError */
export const notedLogins = (file: string): readonly NotedLogin[] => {
  if (!existsSync(file)) return [];
  const text = touching(file, () => readFileSync(file, 'utf8'));
  if (!/^(\S+ \S+\n)+$/.test(text)) return [];
  return [...text.matchAll(/^(\S+) (\S+)$/gm)].map(([, name = '', password = '']) => ({ name, password }));
};

/** Adds a login to the file, which only its owner can read; on disk when this returns. @throws DataFolderError */
export const noteLogin = (file: string, login: NotedLogin): void => {
  const logins = [...notedLogins(file).filter(({ name }) => name !== login.name), login];
  writeDurably(file, logins.map(({ name, password }) => `${name} ${password}\n`).join(''));
};
