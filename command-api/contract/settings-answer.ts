import { shownSettings } from '@league/events/league-settings.ts';
import * as z from 'zod/mini';

/** What a change of the settings answers: all of them as they are now, in the shape of GET /api/settings. */
export const settingsCommandAnswer = z.object({ ...shownSettings.shape, message: z.string(), position: z.string() });
