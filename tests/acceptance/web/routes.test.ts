import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { madeMatch } from './made-match.ts';
import { pathOf, SCREENS } from './screen-list.ts';

const TREE = new URL('../../../web/src/routeTree.gen.ts', import.meta.url);

/** Addresses that lead to a screen of another name, seen beside that screen; and the kit of parts, in development only. */
const NO_SCREENS = [
  '/_ui',
  '/admin-management',
  '/admin/broadcasters',
  '/admin/referees',
  '/match-planning',
  '/referee-management',
  '/simple-broadcaster-management',
  '/simple-referee-management',
];

const addresses = async (): Promise<readonly string[]> => {
  const [, tree = ''] = /interface FileRoutesByTo \{([^}]*)\}/.exec(await readFile(TREE, 'utf8')) ?? [];
  return [...tree.matchAll(/'([^']+)': typeof/g)].flatMap(([, address]) => address ?? []);
};

it('each address of the site has a screen in the tables, as far as it is none of another name', async () => {
  const match = madeMatch();
  const seen = SCREENS.map((screen) => pathOf(screen, { season: 1, match, planned: match }).split('?')[0] ?? '');
  const unseen = (await addresses()).filter((address) => {
    const pattern = new RegExp(`^${address.replaceAll(/\$\w+/g, '[^/]+')}$`);
    return !seen.some((path) => pattern.test(path));
  });
  expect(unseen.toSorted()).toEqual(NO_SCREENS);
});
