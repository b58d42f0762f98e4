import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PlatformGlyph } from '../../components/league/platform-badge.tsx';
import { Breakable } from '../../components/ui/breakable.tsx';
import { Section } from '../../components/ui/section.tsx';
import { formatCalendarDay } from '../../format/time.ts';
import { personMessages } from '../../messages/tr/person.ts';
import { profileMessages as words } from '../../messages/tr/profile.ts';
import { platforms } from '../../messages/tr/stored-words.ts';
import { shortId } from '../teams/team-list.ts';
import type { ShownProfile } from './profile-answer.ts';
import { addressOf, SITES } from './social-address.ts';

const { facts } = words;

type CardProps = { readonly title: string; readonly note?: string; readonly children: ReactNode };

const Card = ({ title, note, children }: CardProps) => (
  <Section title={title}>
    <div className="px-(--gutter) pb-3 md:px-4">
      {note !== undefined && <p className="pb-2 text-small text-text-3">{note}</p>}
      {children}
    </div>
  </Section>
);

/** Names with their values; a value that nobody has named says so. */
const Facts = ({ rows }: { readonly rows: readonly (readonly [label: string, value: ReactNode])[] }) => (
  <dl className="grid gap-2.5 min-[18rem]:grid-cols-[8rem_1fr] min-[18rem]:gap-x-3">
    {rows.map(([label, value]) => (
      <div key={label} className="contents">
        <dt className="text-meta text-text-2 max-[18rem]:-mb-2.5">{label}</dt>
        <dd className="min-w-0 [overflow-wrap:anywhere]">
          {value === null || value === '' ? <span className="text-text-3">{words.none}</span> : value}
        </dd>
      </div>
    ))}
  </dl>
);

const Social = ({ accounts }: { readonly accounts: ShownProfile['profile']['socialMedia'] }) => {
  const named = SITES.filter((site) => (accounts[site] ?? '').trim() !== '');
  if (named.length === 0) return <p className="text-text-3">{words.none}</p>;
  return (
    <ul className="flex flex-col">
      {named.map((site) => {
        const account = accounts[site] ?? '';
        const address = addressOf(site, account);
        const text = (
          <>
            {site !== 'twitter' && <PlatformGlyph platform={site} className="size-5 shrink-0" />}
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <span className="font-semibold">{platforms[site]}</span> · {account}
            </span>
          </>
        );
        const className = 'flex min-h-11 items-center gap-2';
        return (
          <li key={site}>
            {address === null ? (
              <span className={className}>{text}</span>
            ) : (
              <a
                href={address}
                target="_blank"
                rel="noopener nofollow"
                className={`${className} text-brand-text hover:underline`}
              >
                {text}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
};

/** Beside the figures of the overview, or below them where there is no room. */
const cards = 'grid min-w-0 items-start gap-2.5 md:grid-cols-2 md:gap-4 lg:grid-cols-1';

type ProfileFactsProps = { readonly profile: ShownProfile; readonly isOwn: boolean };

/** What a profile says, in cards; what only its player and admins may read, where it is there. */
export const ProfileFacts = ({ profile, isOwn }: ProfileFactsProps) => {
  const { firstName, lastName, createdAt, currentTeam, jerseyNumber, email, psoId } = profile;
  const { bio, favoritePosition, playingStyle, socialMedia } = profile.profile;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  const team =
    currentTeam === null ? (
      personMessages.noTeam
    ) : (
      <Link
        to="/team/$id"
        params={{ id: currentTeam._id }}
        className="-my-2.5 inline-flex min-h-11 items-center font-semibold text-brand-text hover:underline"
      >
        {currentTeam.name}
      </Link>
    );
  return (
    <div className={cards}>
      <Card title={words.information}>
        <Facts
          rows={[
            ...(name === '' ? [] : [[facts.name, name] as const]),
            [facts.id, `#${shortId(profile._id)}`],
            [facts.createdAt, formatCalendarDay(createdAt)],
            [facts.team, team],
            [facts.jerseyNumber, jerseyNumber],
            ...(favoritePosition === null ? [] : [[facts.favoritePosition, favoritePosition] as const]),
            [facts.playingStyle, playingStyle],
          ]}
        />
      </Card>
      <Card title={facts.bio}>
        {(bio ?? '') === '' ? (
          <p className="text-text-3">{words.none}</p>
        ) : (
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">{bio}</p>
        )}
      </Card>
      <Card title={facts.social}>
        <Social accounts={socialMedia} />
      </Card>
      {email !== undefined && psoId !== undefined && (
        <Card title={words.account} note={isOwn ? words.private : words.privateOfOther}>
          <Facts
            rows={[
              [facts.email, email && <Breakable text={email} />],
              [facts.psoId, psoId && <Breakable text={psoId} />],
            ]}
          />
        </Card>
      )}
    </div>
  );
};
