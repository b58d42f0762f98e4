import type { Page } from 'playwright-core';

/** The parts of the page's globals that this file replaces. */
type Storage = Record<string, unknown>;
declare const window: { readonly localStorage: { readonly setItem: (key: string, value: string) => void } };
declare const Storage: { readonly prototype: Storage };
declare const DOMException: new (message: string, name: string) => Error;

/** Writes to the page's storage, as an earlier version, an extension or a person could. */
export const keepInStorage = (page: Page, key: string, value: string): Promise<void> =>
  page.evaluate(([name, text]) => window.localStorage.setItem(name, text), [key, value] as const);

/** For `prepare`: a browser that blocks storage, and throws where a page uses it. */
export const blockStorage = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
};

/** For `prepare`: a browser whose storage is full. */
export const fullStorage = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    Storage.prototype['setItem'] = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
};
