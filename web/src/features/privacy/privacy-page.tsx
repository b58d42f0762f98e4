import { useAdsUrl } from '../../layout/ad.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { privacyMessages as texts } from '../../messages/tr/privacy.ts';
import { Contact } from '../about/contact.tsx';
import { FactList } from '../about/fact-list.tsx';
import { TextSection } from '../about/text-section.tsx';

/** What is stored of whom, where, how long and who sees it, and what an erasure does. */
export const PrivacyPage = () => {
  const { ads } = texts;
  const shown = useAdsUrl() === undefined ? ads.none : ads.some;
  return (
    <div className="mx-auto flex w-full max-w-text flex-col gap-8">
      <div className="-mb-4">
        <PageHeader title={texts.title} note={texts.note} />
      </div>
      {texts.sections.map(({ title, facts }) => (
        <TextSection key={title} title={title}>
          <FactList facts={facts} />
        </TextSection>
      ))}
      <TextSection title={texts.erasureTitle}>
        {texts.erasure.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </TextSection>
      <TextSection title={texts.placeTitle}>
        <p>{texts.place}</p>
      </TextSection>
      <TextSection title={texts.deviceTitle}>
        <p>{texts.device}</p>
        <FactList facts={[...texts.onDevice, { term: ads.term, text: shown }]} />
      </TextSection>
      <Contact text={texts.contact} />
    </div>
  );
};
