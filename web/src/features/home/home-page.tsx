import { behind, LatePart } from '../../components/query/late-part.tsx';
import { PageSpinner } from '../../components/ui/spinner.tsx';
import { homeMessages } from '../../messages/tr/home.ts';
import { Scoreboard } from './scoreboard.tsx';

const HomeParts = behind(() => import('./home-parts.tsx').then((file) => file.HomeParts));

/** The home page: the scoreboard, which knows the hour, and below it the league. */
export const HomePage = () => (
  <>
    <Scoreboard />
    <LatePart about="home" failed={homeMessages.loadFailed} waiting={<PageSpinner />}>
      <HomeParts />
    </LatePart>
  </>
);
