import type { SeasonsAnswer } from '@league/query-api/contract/seasons.ts';
import { useQuery } from '@tanstack/react-query';
import { behind, LatePart } from '../../components/query/late-part.tsx';
import { FactsLine } from '../../components/ui/facts-line.tsx';
import { formatNumber } from '../../format/number.ts';
import { Ad } from '../../layout/ad.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { seasonArchiveMessages as words } from '../../messages/tr/season-archive.ts';
import { seasonsQuery } from './queries.ts';

const SeasonCards = behind(() => import('./season-cards.tsx').then((file) => file.SeasonCards));

/** So high that the footer stands below most windows from the first. */
const PART = 'min-h-125';

type Season = SeasonsAnswer[number];

const factsOf = (seasons: readonly Season[]) => [
  { key: 'seasons', figure: formatNumber(seasons.length), after: ` ${words.facts.seasons}` },
  {
    key: 'matches',
    figure: formatNumber(seasons.reduce((sum, { matches }) => sum + matches, 0)),
    after: ` ${words.facts.matches}`,
  },
];

/** All seasons of the league, newest first, each with its champion. The champions load and fail alone. */
export const SeasonsPage = () => {
  const { data: seasons, isLoadingError } = useQuery(seasonsQuery());
  return (
    <>
      <PageHeader
        title={words.title}
        failed={isLoadingError}
        note={<FactsLine facts={seasons && factsOf(seasons)} />}
      />
      <div className={PART}>
        <LatePart about="seasons" failed={words.loadFailed}>
          <SeasonCards />
        </LatePart>
      </div>
      <Ad slot="top" />
    </>
  );
};
