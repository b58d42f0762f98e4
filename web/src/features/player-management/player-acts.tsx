import type { AdminsPlayer } from '@league/query-api/contract/players.ts';
import { KeyRound, type LucideIcon, Pencil, Shirt, Trash2, UserMinus, UserX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useAct } from '../../acts/use-act.ts';
import type { Failure } from '../../components/form/act-failure.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Disclosure } from '../../components/ui/disclosure.tsx';
import { playerManagementMessages as words } from '../../messages/tr/player-management.ts';
import { HistoryLink } from '../audit/history-link.tsx';
import { playerActed } from './acts.ts';
import type { PlayerDialog } from './players-search.ts';

const icons: Readonly<Record<PlayerDialog, LucideIcon>> = {
  reject: UserX,
  team: Shirt,
  edit: Pencil,
  release: UserMinus,
  code: KeyRound,
  delete: Trash2,
};

/** What can be done with a player besides the approval, the most usual first. */
export const actsOf = ({ status, currentTeam, hasAccount, isAdmin }: AdminsPlayer): readonly PlayerDialog[] => [
  ...(status === 'pending' ? (['reject'] as const) : []),
  ...(status === 'approved' ? (['team'] as const) : []),
  'edit',
  ...(currentTeam === null ? [] : (['release'] as const)),
  // Nobody resets another admin's password.
  ...(hasAccount && !isAdmin ? (['code'] as const) : []),
  'delete',
];

/** What a press of "Onayla" leads to. */
export type Approving = {
  readonly onApproved: (player: AdminsPlayer) => void;
  /** null: begun anew. */
  readonly onFailed: (failure: Failure | null) => void;
};

type Sized = { readonly size: 'small' | 'normal' };
type ApproveProps = Approving & Sized & { readonly player: AdminsPlayer };

/** Approves one player at a press. Each row has an act of its own, so that several can be pressed one after the other. */
const Approve = ({ player, size, onApproved, onFailed }: ApproveProps) => {
  const act = useAct({ call: 'PUT /api/players/:id/approve', answer: playerActed });
  const { failure } = act;
  const told = useRef<Error>(undefined);
  useEffect(() => {
    if (told.current === failure?.error) return;
    told.current = failure?.error;
    if (failure !== null) onFailed(failure);
  });
  return (
    <Button
      variant="secondary"
      size={size}
      data-approve=""
      aria-label={words.actFor(words.acts.approve, player.gamertag)}
      busy={act.pending}
      onClick={() => {
        onFailed(null);
        act.send({ params: { id: player._id }, body: {} }, { onDone: () => onApproved(player) });
      }}
    >
      {words.acts.approve}
    </Button>
  );
};

type PlayerActsProps = Approving &
  Sized & {
    readonly player: AdminsPlayer;
    /** In a table: signs in a line. Otherwise, in a card, words below each other, the rarer ones folded. */
    readonly wide: boolean;
    readonly onOpen: (player: AdminsPlayer, dialog: PlayerDialog) => void;
  };

/** How many acts a card shows before it folds the rest. */
const UNFOLDED = 2;

/** The buttons of a player's row. */
export const PlayerActs = ({ player, wide, size, onOpen, ...approving }: PlayerActsProps) => {
  const acts = actsOf(player);
  const approve = player.status !== 'approved' && <Approve player={player} size={size} {...approving} />;
  const button = (act: PlayerDialog, inWords: boolean) => {
    const Icon = icons[act];
    return (
      <Button
        key={act}
        variant={inWords ? 'secondary' : 'ghost'}
        size={size}
        aria-label={words.actFor(words.acts[act], player.gamertag)}
        title={inWords ? undefined : words.acts[act]}
        className={inWords ? '' : size === 'small' ? 'w-9 px-0!' : 'w-11 px-0!'}
        onClick={() => onOpen(player, act)}
      >
        {inWords ? words.acts[act] : <Icon aria-hidden="true" className="size-4.5" />}
      </Button>
    );
  };
  if (wide) {
    return (
      <span className="flex items-center justify-end gap-1 *:shrink-0">
        {approve}
        {acts.map((act) => button(act, act === 'reject'))}
        <HistoryLink of={{ player: player._id }} name={player.gamertag} size={size} sign />
      </span>
    );
  }
  const open = approve === false ? UNFOLDED : UNFOLDED - 1;
  return (
    <>
      {approve}
      {acts.slice(0, open).map((act) => button(act, true))}
      <Disclosure
        label={words.moreActs}
        name={words.actFor(words.moreActs, player.gamertag)}
        buttonClass="w-full justify-center font-semibold"
      >
        {acts.slice(open).map((act) => (
          <button
            key={act}
            type="button"
            data-closes=""
            onClick={() => onOpen(player, act)}
            className="flex min-h-11 items-center rounded-control px-3 text-left hover:bg-hover active:bg-line"
          >
            {words.acts[act]}
          </button>
        ))}
        <HistoryLink of={{ player: player._id }} name={player.gamertag} />
      </Disclosure>
    </>
  );
};
