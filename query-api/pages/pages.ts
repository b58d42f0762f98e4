import { join } from 'node:path';
import express, { type Request, Router } from 'express';
import { DEFAULT_LOGO } from '../contract/default-logo.ts';
import { Refused } from '../http/problems.ts';

/** What lies here has its content in its name (vite), so it never changes. */
const HASHED = '/assets/';

const A_YEAR_SECONDS = 365 * 24 * 60 * 60;
const A_DAY_SECONDS = 24 * 60 * 60;

/**
 * The web's files, and the one page that they start from at every address that a person may open. `staticDir` is
 * web/dist; without it there is the default logo only. Anything else is passed on.
 */
export const pages = (staticDir: string | undefined): Router => {
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
  router.use(
    express.static(staticDir, {
      index: false,
      redirect: false,
      dotfiles: 'deny',
      cacheControl: false,
      setHeaders: (res) => {
        const hashed = (res.req.url ?? '').startsWith(HASHED);
        res.setHeader('Cache-Control', hashed ? `public, max-age=${A_YEAR_SECONDS}, immutable` : 'no-cache');
      },
    }),
  );
  router.use((req, res, next) => {
    if (!wantsPage(req)) {
      next();
      return;
    }
    res.setHeader('Cache-Control', 'no-cache');
    res.vary('Accept');
    res.sendFile('index.html', { root: staticDir, cacheControl: false });
  });
  return router;
};

/** However it is written. @throws Refused NOT_FOUND for a path with a hidden part, BAD_REQUEST for one that is no text */
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
