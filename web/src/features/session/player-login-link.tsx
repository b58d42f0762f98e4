import { Link, useLocation } from '@tanstack/react-router';
import { buttonClass } from '../../components/ui/button.tsx';
import { appMessages } from '../../messages/tr/app.ts';

/** To the players' login, which leads back to this page. */
export const PlayerLoginLink = () => (
  <Link to="/login" search={{ next: useLocation({ select: ({ href }) => href }) }} className={buttonClass('secondary')}>
    {appMessages.playerLogin}
  </Link>
);
