import { late, LatePart } from '../../components/query/late-part.tsx';
import { profileMessages } from '../../messages/tr/profile.ts';
import type { ApplicationDialogProps } from './application-dialog.tsx';

/** The dialog comes with its form when it is opened; visitors do not carry it. */
const ApplicationDialog = late(() => import('./application-dialog.tsx').then((file) => file.ApplicationDialog));

/** The dialog that applies for an office, while it is rendered. */
export const OpenApplication = (props: ApplicationDialogProps) => (
  <LatePart about={`${props.profile._id} ${props.office}`} failed={profileMessages.officesFailed}>
    <ApplicationDialog {...props} />
  </LatePart>
);
