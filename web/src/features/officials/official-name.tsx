import type { SimpleReferee } from '@league/query-api/contract/officials.ts';
import { Link } from '@tanstack/react-router';
import { Breakable } from '../../components/ui/breakable.tsx';
import { officialsMessages as words } from '../../messages/tr/officials.ts';
import { fullName } from './candidates.ts';

/** A gamertag that leads to the profile. */
export const ProfileLink = ({ gamertag }: { readonly gamertag: string }) => (
  <Link
    to="/profile/$gamertag"
    params={{ gamertag }}
    preload={false}
    className="inline-flex min-h-11 min-w-0 items-center underline-offset-2 hover:underline lg:pointer-fine:min-h-8"
  >
    <Breakable text={gamertag} />
  </Link>
);

/** An official in office: gamertag and full name. */
export const OfficialName = ({ player }: Pick<SimpleReferee, 'player'>) => (
  <span className="inline-flex max-w-full flex-col md:min-w-[9rem]">
    {/* What can be pressed is higher than the text, and takes no room of the row for that. */}
    <span className="-my-3 flex lg:pointer-fine:-my-1.5">
      <ProfileLink gamertag={player.gamertag} />
    </span>
    <span className="text-small font-normal text-text-2">{fullName(player) || words.noName}</span>
  </span>
);
