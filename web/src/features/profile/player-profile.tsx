import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type ApiError, isRefusedForGood } from '../../api/errors.ts';
import { failureText } from '../../api/failure-text.ts';
import { useEyes, useSession } from '../../api/use-session.ts';
import { behind, late, LatePart } from '../../components/query/late-part.tsx';
import type { LinkParts } from '../../components/ui/link-parts.ts';
import { LinkTabs } from '../../components/ui/link-tabs.tsx';
import { useMessage } from '../../components/ui/use-message.ts';
import { Ad } from '../../layout/ad.tsx';
import { lateOrNothing } from '../../components/query/late-or-nothing.tsx';
import { awardsMessages } from '../../messages/tr/awards.ts';
import { profileMessages as words } from '../../messages/tr/profile.ts';
import type { AwardsView } from '../achievements/awards-view.ts';
import type { Office } from './offices.ts';
import { OpenApplication } from './open-application.tsx';
import { OpenEdit } from './open-edit.tsx';
import type { ShownProfile } from './profile-answer.ts';
import { ProfileHeader } from './profile-header.tsx';
import type { ProfileNotesProps } from './profile-notes.tsx';
import type { profileSearch } from './profile-search.ts';
import { profileQuery } from './queries.ts';
import { useLike } from './use-like.ts';

const ProfileParts = behind(() => import('./profile-parts.tsx').then((file) => file.ProfileParts));
const ProfileMissing = late(() => import('./profile-missing.tsx').then((file) => file.ProfileMissing));

/** What an act has done, or why it has not, in a file that comes when there is something to say. */
const ProfileNotes = lateOrNothing<ProfileNotesProps>(() =>
  import('./profile-notes.tsx').then((file) => file.ProfileNotes),
);

type Search = ReturnType<typeof profileSearch>;
type ProfileTab = Search['tab'];

type PlayerProfileProps = Search & {
  /** As the address or the session says it; also one that the player had before. */
  readonly gamertag: string;
  readonly onSeason: (season: number | undefined) => void;
  readonly onView: (view: AwardsView) => void;
  readonly tabLink: (tab: ProfileTab, parts: LinkParts) => ReactNode;
};

/** Of links to another tab of the page: they leave its place, and are active for their tab only. */
export const TAB_LINK = {
  replace: true,
  resetScroll: false,
  activeOptions: { exact: true },
} as const;

/** The view of the achievements stays as long as they are shown. */
export const tabSearch = (tab: ProfileTab, { view }: Search) => ({
  tab,
  view: tab === 'achievements' ? view : undefined,
});

/** So high that the footer stands below most windows from the first: it does not move, however little or much a tab holds. */
const PART = 'min-h-125 pt-4';

const failedText = (error: ApiError): string => words.loadFailed(failureText(error));

/** A player's profile; on the own one, what only its player reads, and the ways to edit it and to apply for an office. */
export const PlayerProfile = ({ gamertag, tab, season, view, onSeason, onView, tabLink }: PlayerProfileProps) => {
  const query = profileQuery(gamertag, useEyes());
  const { data: profile, error, isLoadingError } = useQuery(query);
  const session = useSession();
  const message = useMessage();
  const likes = useLike(gamertag, profile, message.say);
  /** The profile as it was when the dialog opened. */
  const [edited, setEdited] = useState<ShownProfile | null>(null);
  /** The office applied for, and the profile as it was when that dialog opened. */
  const [applying, setApplying] = useState<{ readonly office: Office; readonly profile: ShownProfile } | null>(null);
  if (isRefusedForGood(error)) {
    return (
      <LatePart about={gamertag} failed={failedText}>
        <ProfileMissing />
      </LatePart>
    );
  }
  const isOwn = profile !== undefined && session?.id === profile._id;
  return (
    <>
      <ProfileHeader
        gamertag={gamertag}
        profile={profile}
        isOwn={isOwn}
        likes={likes}
        failed={isLoadingError}
        onEdit={() => setEdited(profile ?? null)}
      />
      {(message.said !== null || likes.failure !== null) && <ProfileNotes message={message} likes={likes} />}
      {edited !== null && <OpenEdit profile={edited} onSaved={message.say} onClose={() => setEdited(null)} />}
      {applying !== null && <OpenApplication {...applying} onSent={message.say} onClose={() => setApplying(null)} />}
      <LinkTabs
        label={words.parts}
        tabs={[
          { key: 'overview', label: words.overview, link: (parts) => tabLink(undefined, parts) },
          { key: 'teams', label: words.teams, link: (parts) => tabLink('teams', parts) },
          { key: 'matches', label: words.matches, link: (parts) => tabLink('matches', parts) },
          { key: 'achievements', label: awardsMessages.title, link: (parts) => tabLink('achievements', parts) },
        ]}
      />
      <div className={PART}>
        <LatePart about={gamertag} failed={failedText}>
          <ProfileParts
            {...{ gamertag, tab, season, view, isOwn, onSeason, onView }}
            matchesLink={(parts) => tabLink('matches', parts)}
            onApply={(office, read) => setApplying({ office, profile: read })}
          />
        </LatePart>
      </div>
      <Ad slot="top" />
    </>
  );
};
