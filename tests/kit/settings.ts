import { ADMIN } from './admin.ts';

/** The settings of a league on this folder: a free port, and the admin as whom tests sign in. */
export const settingsOn = (folder: string) => ({
  DATA_DIR: folder,
  PORT: '0',
  ADMIN_USERNAME: ADMIN.username,
  ADMIN_PASSWORD: ADMIN.password,
});
