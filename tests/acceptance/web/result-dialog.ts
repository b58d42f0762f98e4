import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { Locator, Page } from 'playwright-core';
import { pairingOf } from './matches.ts';

/** The dialog in which the result of a match is entered. */
export type ResultDialog = {
  readonly all: Locator;
  readonly home: Locator;
  readonly away: Locator;
  readonly save: Locator;
  /** Types a score, box by box. */
  readonly type: (home: number | string, away: number | string) => Promise<void>;
  /** The texts in the two boxes. */
  readonly typed: () => Promise<readonly [string, string]>;
  readonly closed: () => Promise<void>;
};

export const resultDialog = (page: Page): ResultDialog => {
  const all = page.getByRole('dialog');
  const home = all.getByRole('spinbutton', { name: /^Ev skoru/ });
  const away = all.getByRole('spinbutton', { name: /^Deplasman skoru/ });
  return {
    all,
    home,
    away,
    save: all.getByRole('button', { name: 'Sonucu kaydet' }),
    type: async (homeScore, awayScore) => {
      await home.fill(String(homeScore));
      await away.fill(String(awayScore));
    },
    typed: async () => [await home.inputValue(), await away.inputValue()],
    closed: () => all.waitFor({ state: 'detached' }),
  };
};

/** The box of the dialog that adds players to the rows. */
export const playerBox = (page: Page): Locator =>
  page.getByRole('dialog').getByRole('combobox', { name: 'Oyuncu ekle' });

/** The address of the results of the match's week. */
export const resultsPath = ({ week }: MatchAnswer): string => `/admin/match-results?week=${week}`;

/** The button of the match's row, whatever its present label. */
export const rowButton = (page: Page, match: MatchAnswer): Locator => {
  const button = (act: string): Locator =>
    page.getByRole('main').getByRole('button', { name: `${act}: ${pairingOf(match)}`, exact: true });
  return button('Sonuç Gir').or(button('Düzenle'));
};

/** Opens the result of a match from the list of its week. */
export const openResult = async (page: Page, match: MatchAnswer): Promise<ResultDialog> => {
  await rowButton(page, match).click();
  const dialog = resultDialog(page);
  await dialog.home.waitFor();
  return dialog;
};
