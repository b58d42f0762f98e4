import type { SettingsAnswer } from '@league/query-api/contract/settings.ts';
import { buttonClass } from '../../components/ui/button.tsx';
import { PlatformGlyph } from '../../components/league/platform-badge.tsx';
import { homeMessages } from '../../messages/tr/home.ts';
import { platforms } from '../../messages/tr/stored-words.ts';

/** The brand's colour is only a border beside the written name, and has no meaning. */
const shown = [
  ['discord', 'border-l-platform-discord'],
  ['instagram', 'border-l-platform-instagram'],
  ['youtube', 'border-l-platform-youtube'],
  ['kick', 'border-l-platform-kick'],
  ['twitch', 'border-l-platform-twitch'],
] as const;

type SocialLinksProps = { readonly links: Partial<SettingsAnswer['socialMedia']> };

/**
 * The league's places in social media. A platform without an address is named all the same, as one that comes later.
 */
export const SocialLinks = ({ links }: SocialLinksProps) => (
  <section className="flex flex-col gap-3">
    <h2 className="text-h2 font-bold">{homeMessages.socialTitle}</h2>
    <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-5 lg:gap-3">
      {shown.map(([platform, edge]) => {
        const [name, url] = [platforms[platform], links[platform] ?? ''];
        return (
          <li
            key={platform}
            className={`flex flex-wrap items-center gap-3 rounded-l-plate rounded-r-card border border-l-3 border-line bg-surface py-2 pr-2 pl-4 lg:flex-col lg:flex-nowrap lg:items-stretch lg:p-4 ${edge}`}
          >
            <span className="flex min-w-0 grow items-center gap-2 font-semibold">
              <PlatformGlyph platform={platform} className="size-5 shrink-0" />
              {name}
            </span>
            {url === '' ? (
              <button
                type="button"
                disabled
                aria-label={homeMessages.soonName(name)}
                className="min-h-11 px-4 font-semibold text-text-3"
              >
                {homeMessages.soon}
              </button>
            ) : (
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={homeMessages.followName(name)}
                className={buttonClass('secondary')}
              >
                {homeMessages.follow}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  </section>
);
