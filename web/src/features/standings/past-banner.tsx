import type { SeasonsAnswer } from '@league/query-api/contract/seasons.ts';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { formatDateTime } from '../../format/time.ts';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { standingsPageMessages } from '../../messages/tr/standings-page.ts';
import type { StandingsSearch } from './standings-search.ts';

const weekText = (week: number, shown: SeasonsAnswer[number] | undefined): string => {
  if (shown === undefined) return matchCardMessages.week(week);
  return week > shown.weeks
    ? standingsPageMessages.noSuchWeek(week, shown.weeks)
    : standingsPageMessages.asOfWeek(week);
};

const textsOf = (
  { week, asOf, knownAt }: StandingsSearch,
  shown: SeasonsAnswer[number] | undefined,
): readonly string[] => [
  ...(week === undefined ? [] : [weekText(week, shown)]),
  ...(asOf === undefined ? [] : [standingsPageMessages.asOfTime(formatDateTime(new Date(asOf)))]),
  ...(knownAt === undefined ? [] : [standingsPageMessages.knownAt(formatDateTime(new Date(knownAt)))]),
];

type PastBannerProps = {
  readonly search: StandingsSearch;
  readonly shown: SeasonsAnswer[number] | undefined;
  readonly onBack: () => void;
};

/** Says of which state the table is where it is no current one, and leads back. */
export const PastBanner = ({ search, shown, onBack }: PastBannerProps) => {
  const texts = textsOf(search, shown);
  if (texts.length === 0) return null;
  return (
    <Banner
      tone="info"
      // Until the seasons are read nobody knows whether the season has this week.
      announced={shown !== undefined}
      action={
        <Button variant="secondary" onClick={onBack}>
          {standingsPageMessages.backToLast(shown?.current ?? true)}
        </Button>
      }
    >
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Banner>
  );
};
