import { api, sessions } from '../../api/browser.ts';

/** Signs this browser out at once. The server is told too, but the session ends here even if the request fails. */
export const logout = (): void => {
  const answer = () => import('./told.ts').then(({ told }) => told);
  // Before `sessions.end`, because the request needs the session's token.
  api.account({ method: 'POST', path: '/api/logout', body: {}, answer }).catch(() => undefined);
  sessions.end();
};
