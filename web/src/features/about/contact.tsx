import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { usePageFact } from '../../layout/page-facts.ts';
import { contactMessages as words } from '../../messages/tr/contact.ts';
import { platforms } from '../../messages/tr/stored-words.ts';
import { settingsQuery } from '../settings/queries.ts';
import { TextSection } from './text-section.tsx';

const linkClass = 'inline-flex min-h-11 items-center font-semibold break-all text-brand-text underline';

const Line = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-x-2">
    <dt className="text-text-2">{label}:</dt>
    <dd className="min-w-0">{children}</dd>
  </div>
);

/** The league's places in social media, as far as it has some. */
const Channels = () => {
  const links = Object.entries(useQuery(settingsQuery()).data?.socialMedia ?? {}).flatMap(([platform, url]) =>
    typeof url === 'string' && url !== '' ? [{ platform: platform as keyof typeof platforms, url }] : [],
  );
  if (links.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      {words.links}
      {links.map(({ platform, url }) => (
        <a key={platform} href={url} target="_blank" rel="noopener noreferrer" className={linkClass}>
          {platforms[platform]}
        </a>
      ))}
    </div>
  );
};

/** Where people of this league can be written to: what its operator and its admins have set. */
export const Contact = ({ text }: { readonly text: string }) => {
  const [email, site] = [usePageFact('contact-email'), usePageFact('public-url')];
  return (
    <TextSection title={words.title}>
      <p>{text}</p>
      {(email !== undefined || site !== undefined) && (
        <dl>
          {email !== undefined && (
            <Line label={words.email}>
              <a href={`mailto:${email}`} className={linkClass}>
                {email}
              </a>
            </Line>
          )}
          {site !== undefined && (
            <Line label={words.site}>
              <a href={site} className={linkClass}>
                {site.replace(/^https?:\/\/|\/$/g, '')}
              </a>
            </Line>
          )}
        </dl>
      )}
      <Channels />
    </TextSection>
  );
};
