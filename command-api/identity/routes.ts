import type { RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import { adminLoginBody } from '../contract/identity.ts';
import { reasonOnlyBody } from '../contract/season.ts';
import { Refused } from '../handling/refused.ts';
import { parseBody } from '../http/body.ts';
import { bearerToken, type CommandRoute } from '../http/routes.ts';
import type { Sessions } from './sessions.ts';

/** Logging in and out. Neither is an event: they change nothing of the league. */
export const identityRoutes = (sessions: Sessions): CommandRoute[] => [
  {
    method: 'post',
    path: ADMIN_LOGIN,
    right: 'public',
    handle: async (request) => {
      const { username, password } = parseBody(adminLoginBody, request.body);
      return { body: await sessions.loginAdmin(username, password) };
    },
  },
  {
    method: 'post',
    path: '/api/logout',
    right: 'public',
    handle: async (request) => {
      parseBody(reasonOnlyBody, request.body);
      const token = bearerToken(request.header('authorization'));
      if (token !== undefined) await sessions.logout(token);
      return { body: { message: 'Çıkış yapıldı.' } };
    },
  },
];

export const ADMIN_LOGIN = '/api/admins/login';

const LOGIN_WINDOW_MS = 15 * 60_000;
const LOGIN_TRIES = 10;

/** Ten failed tries in a quarter of an hour from one address; tries that succeed do not count. */
export const loginLimit = (): RequestHandler =>
  rateLimit({
    windowMs: LOGIN_WINDOW_MS,
    limit: LOGIN_TRIES,
    skipSuccessfulRequests: true,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    // A header that we rightly ignore is nothing to write to the terminal.
    validate: { xForwardedForHeader: false, forwardedHeader: false },
    handler: (_req, _res, next) => {
      next(new Refused('TOO_MANY_LOGINS'));
    },
  });
