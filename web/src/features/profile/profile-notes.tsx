import { Banner } from '../../components/ui/banner.tsx';
import { MessageBanner } from '../../components/ui/message.tsx';
import type { useMessage } from '../../components/ui/use-message.ts';
import { PlayerLoginLink } from '../session/player-login-link.tsx';
import type { Likes } from './use-like.ts';

const LikeFailure = ({ failure, forget }: Pick<Likes, 'failure' | 'forget'>) =>
  failure !== null && (
    <div className="pb-4">
      <Banner tone="danger" announced onClose={forget} action={failure.signIn && <PlayerLoginLink />}>
        {failure.text}
      </Banner>
    </div>
  );

export type ProfileNotesProps = {
  readonly message: ReturnType<typeof useMessage>;
  readonly likes: Pick<Likes, 'failure' | 'forget'>;
};

/** What has been saved, and why a like was not recorded. */
export const ProfileNotes = ({ message, likes }: ProfileNotesProps) => (
  <>
    <MessageBanner message={message} />
    <LikeFailure failure={likes.failure} forget={likes.forget} />
  </>
);
