import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useAdsUrl } from '../../layout/ad.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { privacyMessages as texts } from '../../messages/tr/privacy.ts';
import { platforms } from '../../messages/tr/stored-words.ts';
import { settingsQuery } from '../settings/queries.ts';

type Facts = readonly { readonly term: string; readonly text: string }[];

const FactList = ({ facts }: { readonly facts: Facts }) => (
  <dl className="divide-y divide-line rounded-card border border-line bg-surface">
    {facts.map(({ term, text }) => (
      <div key={term} className="grid gap-x-6 gap-y-1 px-4 py-3 sm:grid-cols-[12rem_1fr]">
        <dt className="font-semibold">{term}</dt>
        <dd className="text-text-2">{text}</dd>
      </div>
    ))}
  </dl>
);

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="flex flex-col gap-3">
    <h2 className="text-h2 font-bold">{title}</h2>
    {children}
  </section>
);

/** Where people of this league can be written to: its places in social media, as far as it has some. */
const Contact = () => {
  const links = Object.entries(useQuery(settingsQuery()).data?.socialMedia ?? {}).flatMap(([platform, url]) =>
    typeof url === 'string' && url !== '' ? [{ platform: platform as keyof typeof platforms, url }] : [],
  );
  const host = useSyncExternalStore(never, hostOfPage, () => '');
  return (
    <Section title={texts.contactTitle}>
      <p>{texts.contact}</p>
      {links.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-4">
          {texts.contactLinks}
          {links.map(({ platform, url }) => (
            <a
              key={platform}
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-11 items-center font-semibold text-brand-text underline"
            >
              {platforms[platform]}
            </a>
          ))}
        </div>
      )}
      {host !== '' && <p className="text-meta text-text-2">{texts.site(host)}</p>}
    </Section>
  );
};

const never = () => () => {};
const hostOfPage = (): string => window.location.host;

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
        <Section key={title} title={title}>
          <FactList facts={facts} />
        </Section>
      ))}
      <Section title={texts.erasureTitle}>
        {texts.erasure.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Section>
      <Section title={texts.placeTitle}>
        <p>{texts.place}</p>
      </Section>
      <Section title={texts.deviceTitle}>
        <p>{texts.device}</p>
        <FactList facts={[...texts.onDevice, { term: ads.term, text: shown }]} />
      </Section>
      <Contact />
    </div>
  );
};
