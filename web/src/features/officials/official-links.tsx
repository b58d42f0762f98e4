import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../components/ui/button.tsx';
import { appMessages } from '../../messages/tr/app.ts';

/** The links to the officials in office, for admins. */
export const OfficialLinks = () => (
  <>
    <Link to="/admin/simple-referees" className={buttonClass('secondary')}>
      {appMessages.refereeManagement}
    </Link>
    <Link to="/admin/simple-broadcasters" className={buttonClass('secondary')}>
      {appMessages.broadcasterManagement}
    </Link>
  </>
);
