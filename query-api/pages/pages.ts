import { join } from 'node:path';
import express, { type Request, Router } from 'express';
import { DEFAULT_LOGO } from '../contract/default-logo.ts';
import { Refused } from '../http/problems.ts';
import { type PageFacts, withFacts } from './page-facts.ts';
import type { RenderedPages } from './rendered-pages.ts';
import { createWebFiles, FOR_EVER, HASHED } from './web-files.ts';

const A_DAY_SECONDS = 24 * 60 * 60;

/**
 * The web's files, and at every address that a person may open its page: rendered, or the shell in which the browser makes it.
 * `staticDir` is web/dist; without it there is only the default logo. Other requests are passed on.
 */
export const pages = (
  staticDir: string | undefined,
  facts: PageFacts,
  securityHeaders: Readonly<Record<string, string>>,
  rendered?: RenderedPages,
): Router => {
  const router = Router({ caseSensitive: true, strict: true });
  router.use((req, _res, next) => {
    refuseOddPaths(req.path);
    next();
  });
  router.get(DEFAULT_LOGO, (_req, res) => {
    res.setHeader('Cache-Control', `public, max-age=${A_DAY_SECONDS}`);
    res.sendFile('default_logo.png', { root: join(import.meta.dirname, 'assets'), cacheControl: false });
  });
  if (staticDir === undefined) return router;
  const files = createWebFiles(staticDir, (html) => withFacts(html, facts), securityHeaders);
  router.use(async (req, res, next) => {
    const file = await files.hashed(req.path);
    if (file === undefined) next();
    else await file.send(res, req.headers);
  });
  // At its own name it has the same facts in it.
  router.get('/index.html', async (req, res, next) => {
    const shell = await files.shell();
    if (shell === undefined) next();
    else await shell.file.send(res, req.headers);
  });
  router.use(
    express.static(staticDir, {
      index: false,
      redirect: false,
      dotfiles: 'deny',
      cacheControl: false,
      setHeaders: (res) => {
        const hashed = (res.req.url ?? '').startsWith(HASHED);
        res.setHeader('Cache-Control', hashed ? FOR_EVER : 'no-cache');
      },
    }),
  );
  router.use(async (req, res, next) => {
    const shell = wantsPage(req) ? await files.shell() : undefined;
    if (shell === undefined) next();
    else if (!(await rendered?.send(req, res, shell))) await shell.file.send(res, req.headers);
  });
  return router;
};

/**
 * Refuses hidden and malformed paths, however they are encoded.
 * @throws Refused NOT_FOUND for a path with a hidden part, BAD_REQUEST for one that is no text
 */
const refuseOddPaths = (path: string): void => {
  const text = decodeURIComponent(path);
  if (/(^|[/\\])\./.test(text)) throw new Refused('NOT_FOUND');
  if (/\p{Cc}/u.test(text)) throw new Refused('BAD_REQUEST');
};

/**
 * Whether a person opens an address, as opposed to a page asking for one of its files: a file that is gone must not be
 * answered with a page. Link previews often accept anything, browsers name HTML; a gamertag may have a dot in it.
 */
const wantsPage = (req: Request): boolean => {
  if (req.path.startsWith(HASHED) || req.path.startsWith('/images/')) return false;
  const namesFile = /\.[^/]*$/.test(req.path);
  return namesFile ? (req.headers.accept ?? '').includes('text/html') : req.accepts('html') === 'html';
};
