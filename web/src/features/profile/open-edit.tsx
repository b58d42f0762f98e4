import { late, LatePart } from '../../components/query/late-part.tsx';
import { profileMessages } from '../../messages/tr/profile.ts';
import type { EditProfileProps } from './edit-profile.tsx';

/** The dialog comes with its form when it is opened; visitors do not carry it. */
const EditProfile = late(() => import('./edit-profile.tsx').then((file) => file.EditProfile));

/** The dialog that edits the own profile, while it is rendered. */
export const OpenEdit = (props: EditProfileProps) => (
  <LatePart about={props.profile._id} failed={profileMessages.edit.failed}>
    <EditProfile {...props} />
  </LatePart>
);
