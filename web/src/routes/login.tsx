import { createFileRoute } from '@tanstack/react-router';
import { isOwnPage, leaveWhenSignedIn } from '../features/session/guards.ts';
import { PlayerLoginPage } from '../features/session/player-login-page.tsx';
import { searchOf, textThat } from '../layout/search-of.ts';

/** `/login?next=/account`: the page that asked for the login; `/login?form=code` takes a code in place of the password. */
const loginSearch = searchOf({
  next: textThat(isOwnPage),
  form: (value) => (value === 'code' ? value : undefined),
});

export const Route = createFileRoute('/login')({
  validateSearch: loginSearch,
  beforeLoad: ({ search: { next } }) => leaveWhenSignedIn(next),
  component: PlayerLoginPage,
});
