import type { TeamReference } from '@league/query-api/contract/team-reference.ts';
import { Breakable } from '../ui/breakable.tsx';
import { classNames } from '../ui/class-names.ts';
import type { RenderLink } from '../ui/link-parts.ts';
import { podiumMessages } from '../../messages/tr/person.ts';
import { Crown } from './crown.tsx';
import { kitClass } from './kit.ts';
import { PlayerDisc } from './player-disc.tsx';
import { TeamLine } from './team-line.tsx';

/** How many stand on a podium. */
const STEPS = 3;

/**
 * The first is the highest and stands in the middle; in the DOM they follow each other, and to the eye too where a phone with
 * large letters has no room for three names side by side.
 */
const steps = [
  { order: 'min-[18rem]:order-2 grow-[1.14]', block: 'min-[18rem]:h-29.5 border-gold', medal: 'gold', disc: 66 },
  { order: 'min-[18rem]:order-1', block: 'min-[18rem]:h-23.5 border-silver', medal: 'silver', disc: 52 },
  { order: 'min-[18rem]:order-3', block: 'min-[18rem]:h-19.5 border-bronze', medal: 'bronze', disc: 52 },
] as const;

type PodiumEntry = {
  readonly player: { readonly _id: string; readonly gamertag: string; readonly jerseyNumber: number | null };
  /** null: free. */
  readonly team: TeamReference | null;
  /** "12", and "gol". */
  readonly figure: string;
  readonly unit: string;
  /** The link to the player's page; null where there is none. */
  readonly link: RenderLink | null;
};

type PodiumProps = {
  /** The name of the list, for screen readers. */
  readonly label: string;
  /** The best first. Only three are shown, and without three there is no podium. */
  readonly entries: readonly PodiumEntry[];
};

const nameClass = 'flex min-h-11 max-w-full min-w-11 items-center justify-center leading-4.5 font-extrabold';

const Step = ({ entry, place }: { readonly entry: PodiumEntry; readonly place: number }) => {
  const { player, team, figure, unit, link } = entry;
  const step = steps[place - 1];
  const name = <Breakable text={player.gamertag} />;
  return (
    <li className={classNames('flex min-w-0 flex-1 flex-col items-center text-center', step?.order)}>
      <span className="sr-only">{podiumMessages.place(place)}</span>
      {place === 1 && <Crown className="-mb-0.5 size-6.5 text-gold" />}
      <PlayerDisc player={{ ...player, currentTeam: team }} size={step?.disc ?? 52} medal={step?.medal} />
      {link === null ? (
        <span className={nameClass}>{name}</span>
      ) : (
        link({ className: classNames(nameClass, 'hover:underline'), children: name })
      )}
      <span className="-mt-2 flex max-w-full pb-2">
        <TeamLine team={team} />
      </span>
      <span
        className={classNames(
          'relative flex w-full flex-col items-center justify-center overflow-hidden rounded-t-control border-t-6 py-1',
          step?.block,
          team === null ? 'bg-hover' : kitClass(team),
        )}
      >
        <span aria-hidden="true" className="absolute top-1 left-2 text-meta font-extrabold">
          {place}
        </span>
        <span className="text-[2.75rem] leading-none font-black tracking-tight tabular-nums">{figure}</span>
        <span className="text-meta font-bold"> {unit}</span>
      </span>
    </li>
  );
};

/** The best three on the shirts of their teams: 2-1-3 to the eye, 1-2-3 to everything that reads. */
export const Podium = ({ label, entries }: PodiumProps) =>
  entries.length >= STEPS && (
    <ol
      aria-label={label}
      className="mx-auto flex w-full max-w-form flex-col gap-1.5 pt-2 min-[18rem]:flex-row min-[18rem]:items-end"
    >
      {entries.slice(0, STEPS).map((entry, index) => (
        <Step key={entry.player._id} entry={entry} place={index + 1} />
      ))}
    </ol>
  );
