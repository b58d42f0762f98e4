import { Link } from '@tanstack/react-router';
import { PageHeader } from './page-header.tsx';
import { buttonClass } from '../components/ui/button.tsx';
import { appMessages } from '../messages/tr/app.ts';

export const NotFoundPage = () => (
  <>
    <PageHeader title={appMessages.notFoundTitle} />
    <p className="pb-4">{appMessages.notFoundText}</p>
    <Link to="/" className={buttonClass()}>
      {appMessages.toHome}
    </Link>
  </>
);
