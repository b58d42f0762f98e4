import type { RenderedPage } from '../contract/rendered-page.ts';

const ROOT = '<div id="root"></div>';

/** What stands in the shell in the place of the head of a page. */
const HEAD = /<!--head-->.*?<!--\/head-->/s;

/**
 * The shell with a rendered page in it: the tags of its head, its markup, what it has read, its scripts, and its
 * style, '' for none. @throws Error where the shell has no root
 */
export const pageDocument = (
  shell: string,
  page: Pick<RenderedPage, 'markup' | 'state' | 'scripts'>,
  tags: string,
  style: string,
): string => {
  const root = shell.indexOf(ROOT);
  if (root === -1) throw new Error('the shell has no root for a page');
  const head = shell.slice(0, root).replace(HEAD, () => tags + (style && `\n<style>${style}</style>`));
  const scripts = page.scripts.map(
    (file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${file}">`,
  );
  const state = `<script id="state" type="application/json">${inScript(page.state)}</script>`;
  // The scripts come after what is seen: they would share its line.
  return `${head}<div id="root">${page.markup}</div>${state}${scripts.join('')}${shell.slice(root + ROOT.length)}`;
};

/** JSON that ends no script and begins no comment in it; for JSON it is the same text. */
const inScript = (json: string): string =>
  json
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);

/** The theme as a text of CSS, '' for an empty one. Its names and values are the web's own: anything else could say more than a colour. */
export const styleOf = (theme: RenderedPage['theme']): string => {
  const lines = Object.entries(theme).filter(([name, value]) => /^--[\w-]+$/.test(name) && /^#[\da-f]{6}$/.test(value));
  return lines.length === 0 ? '' : `:root{${lines.map(([name, value]) => `${name}:${value}`).join(';')}}`;
};
