import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { isApiError } from '../api/errors.ts';
import { failureText } from '../api/failure-text.ts';
import { appMessages } from '../messages/tr/app.ts';
import { PageHeader } from './page-header.tsx';
import { Banner } from './ui/banner.tsx';
import { Button } from './ui/button.tsx';

type LoadFailedProps = { readonly title: string; readonly error: unknown; readonly message: string };

/** Stands where the data would stand. What is no failure of the server is a bug and goes on to the crash screen. */
export const LoadFailed = ({ title, error, message }: LoadFailedProps) => {
  const router = useRouter();
  const { reset } = useQueryErrorResetBoundary();
  if (!isApiError(error)) throw error;
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <>
      <PageHeader title={title} failed />
      <Banner
        tone="danger"
        announced
        action={
          <Button variant="secondary" onClick={retry}>
            {appMessages.retry}
          </Button>
        }
      >
        <p className="font-semibold">{message}</p>
        <p className="text-meta">{failureText(error)}</p>
      </Banner>
    </>
  );
};
