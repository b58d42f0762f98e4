import type { Application } from '@league/command-api/contract/official.ts';
import { applicationMessages as words } from '../../messages/tr/application.ts';
import { broadcastPlatforms } from '../../messages/tr/stored-words.ts';
import type { ShownProfile } from './profile-answer.ts';

/** What a player can be in the league besides a player. */
export type Office = Application['role'];

/** The offices in the order of the page. */
export const OFFICES = ['referee', 'broadcaster'] as const satisfies readonly Office[];

type OfficesOf = Pick<ShownProfile, 'refereeInfo' | 'broadcasterInfo'>;

/** How the own office stands, in a sentence; null where the player has not applied. */
export const standingText = ({ refereeInfo, broadcasterInfo }: OfficesOf, office: Office): string | null => {
  const info = office === 'referee' ? refereeInfo : broadcasterInfo;
  if (info === null) return null;
  if (info.status !== 'approved') return words[info.status];
  return 'platform' in info
    ? words.offices.broadcaster.held(broadcastPlatforms[info.platform])
    : words.offices.referee.held(info.level);
};

/** What the button to the application says; null where the player holds the office. */
export const applyLabel = ({ refereeInfo, broadcasterInfo }: OfficesOf, office: Office): string | null => {
  const status = (office === 'referee' ? refereeInfo : broadcasterInfo)?.status;
  if (status === 'approved') return null;
  return status === 'pending' ? words.change : words.offices[office].apply;
};

/** The boxes of an application as the dialog opens. They hold what the profile shows of an earlier application. */
export const boxesOf = ({ refereeInfo, broadcasterInfo }: OfficesOf, office: Office) =>
  office === 'referee'
    ? { role: office, level: refereeInfo?.level ?? null, experienceYears: null }
    : { role: office, platform: broadcasterInfo?.platform ?? null, channelLink: '', channelName: undefined };
