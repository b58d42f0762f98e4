import { playerPosition } from '@league/events/positions.ts';
import * as z from 'zod/mini';
import { freeText, requiredText } from './text.ts';

/** The fields of a player that a registration and an admin's edit have in common (docs/rules.md#players). */

const POSITION_MISSING = 'Lütfen bir mevki seçiniz!';
export const position = z.enum(playerPosition.options, { error: POSITION_MISSING });

const JERSEY = 'Forma numarası 1 ile 99 arasında olmalı.';
export const jersey = z.int({ error: JERSEY }).check(z.gte(1, JERSEY), z.lte(99, JERSEY));

/** The player's id in the game. */
export const psoId = z.pipe(requiredText('PSO ID girin.'), freeText(50));
