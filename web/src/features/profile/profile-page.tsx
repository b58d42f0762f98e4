import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useEyes } from '../../api/use-session.ts';
import { PlayerProfile, TAB_LINK, tabSearch } from './player-profile.tsx';
import { profileQuery } from './queries.ts';

const route = getRouteApi('/_site/profile/$gamertag');

/** The profile at `/profile/{gamertag}`. An older gamertag's address becomes that of the present one. */
export const ProfilePage = () => {
  const { gamertag } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const client = useQueryClient();
  const eyes = useEyes();
  const { data: profile } = useQuery(profileQuery(gamertag, eyes));
  useEffect(() => {
    if (profile === undefined || profile.gamertag === gamertag) return;
    // The same profile at its own address: it is there at once.
    client.setQueryData(profileQuery(profile.gamertag, eyes).queryKey, profile);
    void navigate({ params: { gamertag: profile.gamertag }, search: true, replace: true });
  }, [client, eyes, gamertag, navigate, profile]);
  return (
    <PlayerProfile
      key={gamertag}
      gamertag={gamertag}
      {...search}
      onSeason={(season) => void navigate({ search: { ...search, season }, replace: true, resetScroll: false })}
      onView={(view) => void navigate({ search: { ...search, view }, replace: true, resetScroll: false })}
      tabLink={(to, parts) => (
        <Link to="/profile/$gamertag" params={{ gamertag }} search={tabSearch(to, search)} {...TAB_LINK} {...parts} />
      )}
    />
  );
};
