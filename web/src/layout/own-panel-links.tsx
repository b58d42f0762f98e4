import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEyes, useSession } from '../api/use-session.ts';
import { profileQuery } from '../features/profile/queries.ts';
import { broadcasterMessages } from '../messages/tr/broadcaster.ts';
import { refereeMessages } from '../messages/tr/referee.ts';

type OwnPanelLinksProps = { readonly className?: string | undefined };

const OfPlayer = ({ gamertag, className }: OwnPanelLinksProps & { readonly gamertag: string }) => {
  const { data: profile } = useQuery(profileQuery(gamertag, useEyes()));
  const roles = profile?.roles ?? [];
  return (
    <>
      {roles.includes('referee') && (
        <Link to="/referee-panel" className={className}>
          {refereeMessages.panel.title}
        </Link>
      )}
      {roles.includes('broadcaster') && (
        <Link to="/broadcaster-panel" className={className}>
          {broadcasterMessages.title}
        </Link>
      )}
    </>
  );
};

/** The links to the own matches, for each office that the player who is signed in holds; nothing else. */
export const OwnPanelLinks = ({ className }: OwnPanelLinksProps) => {
  const gamertag = useSession()?.gamertag;
  return gamertag !== undefined && <OfPlayer gamertag={gamertag} className={className} />;
};
