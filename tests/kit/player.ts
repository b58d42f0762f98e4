import { SAMPLE_EMAIL } from '@league/infra/programs/sample/sample-players.ts';

/** The sample's player who logs in, once `appointOfficials` has set this password. */
export const PLAYER = { email: SAMPLE_EMAIL, password: 'forvet-sifresi-2026' };
