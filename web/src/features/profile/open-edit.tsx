import { CatchBoundary } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { reload } from '../../api/browser.ts';
import { isUnfetched } from '../../api/page-files.ts';
import { PartFailed } from '../../components/query/query-part.tsx';
import { profileMessages } from '../../messages/tr/profile.ts';
import type { EditProfileProps } from './edit-profile.tsx';

/** The dialog comes with its form when it is opened; visitors do not carry it. */
const EditProfile = lazy(() =>
  import('./edit-profile.tsx').then(
    (file) => ({ default: file.EditProfile }),
    async (failure: unknown) => {
      throw isUnfetched(failure) ? await reload.once() : failure;
    },
  ),
);

const NotOpened = ({ error }: { readonly error: unknown }) => (
  // Browsers remember that a script could not be fetched; only a reload asks again.
  <PartFailed error={error} message={profileMessages.edit.failed} onRetry={() => window.location.reload()} />
);

/** The dialog that edits the own profile, while it is rendered. */
export const OpenEdit = (props: EditProfileProps) => (
  <CatchBoundary getResetKey={() => props.profile._id} errorComponent={NotOpened}>
    <Suspense>
      <EditProfile {...props} />
    </Suspense>
  </CatchBoundary>
);
