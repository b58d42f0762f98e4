import type { TeamReference } from '@league/query-api/contract/teams.ts';
import { useState } from 'react';

/** The path that the server gives to a team without a logo (spec, Business constants). */
const NO_LOGO = '/images/default_logo.png';

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.slice(0, 1).toLocaleUpperCase('tr'))
    .join('');

/** Beside the name, so without words of its own. A logo that fails to load gives way to the initials. */
export const Crest = ({ team }: { readonly team: TeamReference }) => {
  const [failed, setFailed] = useState<string | null>(null);
  const shape = 'inline-flex size-6 shrink-0 items-center justify-center rounded-crest';
  if (team.logo === '' || team.logo === NO_LOGO || failed === team.logo) {
    return (
      <span aria-hidden="true" className={`${shape} bg-sunken text-micro font-semibold text-text-2`}>
        {initials(team.name)}
      </span>
    );
  }
  return (
    <img
      src={team.logo}
      alt=""
      loading="lazy"
      className={`${shape} bg-white object-contain`}
      onError={() => setFailed(team.logo)}
    />
  );
};
