import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Section } from '../../components/ui/section.tsx';
import { formatCalendarDay } from '../../format/time.ts';
import { appMessages } from '../../messages/tr/app.ts';
import { homeMessages } from '../../messages/tr/home.ts';
import { settingsQuery } from '../settings/queries.ts';

/** The place of the news about the rules. */
const OF_RULES = 2;

/** What the league says of itself, and the news that its admins wrote; those of the rules lead to all of these. */
export const News = () => {
  const settings = useQuery(settingsQuery()).data;
  if (settings === undefined) return null;
  const { description, news } = settings;
  return (
    <Section title={homeMessages.newsTitle}>
      <p className="px-(--gutter) pb-2.5 font-semibold [overflow-wrap:anywhere] md:px-4">{description}</p>
      <ul className="px-(--gutter) pb-1 md:px-4">
        {news.map(({ title, text, date }, place) => (
          <li key={place} className="border-t border-line py-2.5 [overflow-wrap:anywhere]">
            <h3 className="font-bold">{title}</h3>
            {date !== null && (
              <time dateTime={date} className="text-meta text-text-3">
                {formatCalendarDay(date)}
              </time>
            )}
            <p className="text-text-2">{text}</p>
            {place === OF_RULES && (
              <Link
                to="/rules"
                className="inline-flex min-h-11 items-center text-meta font-bold text-brand-text hover:underline"
              >
                {appMessages.rules}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
};
