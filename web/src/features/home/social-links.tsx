import type { SettingsAnswer } from '@league/query-api/contract/settings.ts';
import { homeMessages } from '../../messages/tr/home.ts';
import { platforms } from '../../messages/tr/stored-words.ts';
import { Section } from '../../components/ui/section.tsx';

const shown = ['discord', 'instagram', 'youtube', 'kick', 'twitch'] as const;

const place = 'flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-control border border-line px-3 font-semibold';

type SocialLinksProps = { readonly links: Partial<SettingsAnswer['socialMedia']> };

/** The league's places in social media. A platform without an address is named all the same, as one that comes later. */
export const SocialLinks = ({ links }: SocialLinksProps) => (
  <Section title={homeMessages.socialTitle}>
    <ul className="grid gap-2 px-(--gutter) pb-3 min-[18rem]:grid-cols-2 md:px-4 md:pb-4 lg:grid-cols-5">
      {shown.map((platform) => {
        const [name, url] = [platforms[platform], links[platform] ?? ''];
        return (
          <li key={platform} className="flex min-w-0">
            {url === '' ? (
              <button type="button" disabled className={`${place} flex-wrap text-left text-text-3`}>
                {name}
                <span className="ml-auto text-meta">{homeMessages.soon}</span>
              </button>
            ) : (
              <a href={url} target="_blank" rel="noopener noreferrer" className={`${place} flex-wrap hover:bg-hover`}>
                {name}
                <span className="ml-auto text-meta font-bold text-brand-text">
                  {homeMessages.follow}
                  <span className="sr-only"> {homeMessages.newTab}</span>
                </span>
              </a>
            )}
          </li>
        );
      })}
    </ul>
  </Section>
);
