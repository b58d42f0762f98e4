import { Check, Clock, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../components/ui/badge.tsx';
import { playerStatuses } from '../../messages/tr/player-management.ts';
import type { PlayerStatus } from './players-search.ts';

const looks: Readonly<Record<PlayerStatus, { readonly look: string; readonly mark: ReactNode }>> = {
  pending: { look: 'border-warning bg-warning-tint text-warning', mark: <Clock aria-hidden="true" /> },
  approved: { look: 'border-transparent bg-sunken text-text-2', mark: <Check aria-hidden="true" /> },
  rejected: { look: 'border-dashed border-control text-text-2', mark: <X aria-hidden="true" /> },
};

/** Where a registration or an application stands, in a word and a sign. */
export const ApprovalBadge = ({ status }: { readonly status: PlayerStatus }) => (
  <Badge className={looks[status].look}>
    {looks[status].mark}
    {playerStatuses[status]}
  </Badge>
);
