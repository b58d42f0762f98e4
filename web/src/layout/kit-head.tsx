import type { TeamReference } from '@league/query-api/contract/team-reference.ts';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { kitClass } from '../components/league/kit.ts';
import { classNames } from '../components/ui/class-names.ts';
import type { RenderLink } from '../components/ui/link-parts.ts';

/** The look of what is pressed on a kit: near black, so that it can be read on any ground. */
export const onKitClass =
  'inline-flex min-h-11 items-center gap-2 rounded-control bg-led-plate px-3 font-bold text-white print:hidden';

const groundOf = (team: TeamReference | null | undefined): string => {
  if (team === undefined) return 'night turf';
  return team === null ? 'bg-plate text-on-plate' : kitClass(team);
};

type KitHeadProps = {
  /** Whose kit it is; null: a player without a team; undefined while it is not known. */
  readonly team: TeamReference | null | undefined;
  readonly back: { readonly label: string; readonly link: RenderLink };
  /** Stands at the other edge of the way back. */
  readonly action: ReactNode;
  readonly children: ReactNode;
};

/** The head of a team's or a player's page: the team's kit from edge to edge, with its trim at the foot. */
export const KitHead = ({ team, back, action, children }: KitHeadProps) => (
  <header
    className={classNames(
      'from-edge-to-edge pt-1 pb-4 md:pt-3 md:pb-8 [&_:focus-visible]:outline-current',
      groundOf(team),
    )}
  >
    <div className="relative z-10 flex flex-wrap items-center justify-between gap-x-3">
      {back.link({
        className: '-ml-1 inline-flex min-h-11 items-center gap-1 font-semibold hover:underline',
        children: (
          <>
            <ChevronLeft className="size-4 shrink-0" />
            {back.label}
          </>
        ),
      })}
      {action}
    </div>
    {children}
    {team && <span className="absolute inset-x-[calc(50%-50vw)] bottom-0 h-1.5 bg-(--t)" />}
  </header>
);
