import { getRouteApi, Link } from '@tanstack/react-router';
import { Banner } from '../../components/ui/banner.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { profileMessages as words } from '../../messages/tr/profile.ts';
import { PlayerLoginLink } from '../session/player-login-link.tsx';
import { useOwnGamertag } from '../session/use-own-gamertag.ts';
import { PlayerProfile, TAB_LINK, tabSearch } from './player-profile.tsx';

const ownRoute = getRouteApi('/_site/profile/');

/** The own profile at `/profile`; without a player's session it says where to sign in. */
export const OwnProfilePage = () => {
  const gamertag = useOwnGamertag();
  const search = ownRoute.useSearch();
  const navigate = ownRoute.useNavigate();
  if (gamertag !== undefined)
    return (
      <PlayerProfile
        key={gamertag}
        gamertag={gamertag}
        {...search}
        onSeason={(season) => void navigate({ search: { ...search, season }, replace: true, resetScroll: false })}
        onView={(view) => void navigate({ search: { ...search, view }, replace: true, resetScroll: false })}
        tabLink={(to, parts) => <Link to="/profile" search={tabSearch(to, search)} {...TAB_LINK} {...parts} />}
      />
    );
  return (
    <>
      <PageHeader title={words.title} />
      <Banner tone="warning" action={<PlayerLoginLink />}>
        {words.signIn}
      </Banner>
    </>
  );
};
