import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const APPEARANCE = '<script src="/appearance.js"></script>';
const STYLESHEET = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/;
const SCRIPTS = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g;

/**
 * Lets a phone paint as soon as the document is there. The style and the script of the appearance stand in the document. The
 * scripts that take the page over come at its end, with low priority.
 */
export const paintFirst = (): Plugin => ({
  name: 'paint-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const appearance = readFileSync(new URL('public/appearance.js', import.meta.url), 'utf8').trim();
      const file = STYLESHEET.exec(html)?.[1] ?? '';
      const stylesheet = bundle[file];
      if (stylesheet?.type !== 'asset' || !html.includes(APPEARANCE)) throw new Error('index.html has lost its style');
      delete bundle[file];
      const scripts = html.match(SCRIPTS)?.join('') ?? '';
      return html
        .replace(SCRIPTS, '')
        .replace(APPEARANCE, () => `<script>${appearance}</script>`)
        .replace(STYLESHEET, () => `<style>${String(stylesheet.source).trim()}</style>`)
        .replace(
          '</body>',
          () => `${scripts.replaceAll(' crossorigin ', ' crossorigin fetchpriority="low" ').trim()}\n  </body>`,
        );
    },
  },
});
