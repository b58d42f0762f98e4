import { PageHeader } from '../../layout/page-header.tsx';
import { aboutMessages as words } from '../../messages/tr/about.ts';
import { useLeague } from '../settings/use-league.ts';
import { Contact } from './contact.tsx';
import { FactList } from './fact-list.tsx';
import { TextSection } from './text-section.tsx';

/** What the league is, what it is for and what its site does. */
export const AboutPage = () => {
  const { title, description } = useLeague();
  return (
    <div className="mx-auto flex w-full max-w-text flex-col gap-8">
      <div className="-mb-4">
        <PageHeader title={words.title} note={words.note(title)} />
      </div>
      <TextSection title={words.leagueTitle}>
        {description !== '' && <p className="[overflow-wrap:anywhere] whitespace-pre-line">{description}</p>}
        <p>{words.league}</p>
      </TextSection>
      <TextSection title={words.missionTitle}>
        <p>{words.mission}</p>
      </TextSection>
      <TextSection title={words.featuresTitle}>
        <FactList facts={words.features} />
      </TextSection>
      <Contact text={words.contact} />
    </div>
  );
};
