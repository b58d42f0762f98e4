import { ADMIN } from './admin.ts';

/** The settings of a league on this folder: a free port, and the admin as whom tests sign in. */
export const settingsOn = (folder: string) => ({
  DATA_DIR: folder,
  PORT: '0',
  // However busy the machine is: a page that comes unrendered is another one.
  PAGE_WAIT_MS: '60000',
  ADMIN_USERNAME: ADMIN.username,
  ADMIN_PASSWORD: ADMIN.password,
});
