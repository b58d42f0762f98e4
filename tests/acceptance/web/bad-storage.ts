import type { Page } from 'playwright-core';

/** The little of a page that is changed there. */
type Storage = Record<string, unknown>;
declare const window: { readonly localStorage: { readonly setItem: (key: string, value: string) => void } };
declare const Storage: { readonly prototype: Storage };
declare const DOMException: new (message: string, name: string) => Error;

/** As if an earlier version, an extension or a person had written it there. */
export const keepInStorage = (page: Page, key: string, value: string): Promise<void> =>
  page.evaluate(([name, text]) => window.localStorage.setItem(name, text), [key, value] as const);

/** For `prepare`: as a browser that keeps nothing for anybody, and throws where it is asked to. */
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

/** For `prepare`: as one that has no room left. */
export const fullStorage = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    Storage.prototype['setItem'] = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
};
