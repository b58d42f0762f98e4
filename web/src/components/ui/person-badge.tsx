import { Check, Clock, Gavel, Radio, Shield, Star, Trophy, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { personMessages } from '../../messages/tr/person.ts';
import { Badge, quietBadge } from './badge.tsx';
import { type Line, positionOf } from './position.ts';

export type Rarity = keyof typeof personMessages.rarity;

const rarityLooks: Readonly<Record<Rarity, string>> = {
  common: quietBadge,
  rare: 'border-transparent bg-info-tint text-info',
  epic: 'border-transparent bg-epic-tint text-epic',
  legendary: 'border-legendary bg-legendary-tint text-legendary',
};

/** The rarity of an achievement; the rarest has a star and a border. */
export const RarityBadge = ({ rarity }: { readonly rarity: Rarity }) => (
  <Badge className={rarityLooks[rarity]}>
    {rarity === 'legendary' && <Star aria-hidden="true" className="fill-current" />}
    {personMessages.rarity[rarity]}
  </Badge>
);

const lineLooks: Readonly<Record<Line, string>> = {
  keeper: 'bg-warning-tint text-warning',
  defence: 'bg-info-tint text-info',
  midfield: 'bg-success-tint text-success',
  attack: 'bg-forward-tint text-forward',
};

type PositionBadgeProps = { readonly position: string /** Letters and name. */; readonly long?: boolean };

/** The short code of a position, with its name for screen readers; an unknown position is shown as it is. */
export const PositionBadge = ({ position, long = false }: PositionBadgeProps) => {
  const known = positionOf(position);
  if (known === null)
    return <Badge className={quietBadge}>{position === '' ? personMessages.noPosition : position}</Badge>;
  return (
    <Badge className={`border-transparent ${lineLooks[known.line]}`}>
      <span aria-hidden="true" title={long ? undefined : known.name}>
        {known.code}
      </span>
      <span className={long ? 'font-normal text-text' : 'sr-only'}>{known.name}</span>
    </Badge>
  );
};

export type Role = keyof typeof personMessages.roles;

const roleMarks: Readonly<Record<Role, ReactNode>> = {
  admin: <Shield aria-hidden="true" />,
  referee: <Gavel aria-hidden="true" />,
  broadcaster: <Radio aria-hidden="true" />,
  veteran: <Clock aria-hidden="true" />,
  mvp: <Star aria-hidden="true" />,
  topScorer: <Trophy aria-hidden="true" />,
};

/** A role of a person in the league. */
export const RoleBadge = ({ role }: { readonly role: Role }) => (
  <Badge className={quietBadge}>
    {roleMarks[role]}
    {personMessages.roles[role]}
  </Badge>
);

export type Approval = keyof typeof personMessages.approval;

const approvals: Readonly<Record<Approval, { readonly look: string; readonly mark: ReactNode }>> = {
  approved: { look: 'border-transparent bg-success-tint text-success', mark: <Check aria-hidden="true" /> },
  pending: { look: 'border-control text-text-2', mark: <Clock aria-hidden="true" /> },
  rejected: { look: 'border-dashed border-control text-danger', mark: <X aria-hidden="true" /> },
};

/** Whether an official is approved to act. */
export const ApprovalBadge = ({ approval }: { readonly approval: Approval }) => (
  <Badge className={approvals[approval].look}>
    {approvals[approval].mark}
    {personMessages.approval[approval]}
  </Badge>
);

type RatingKind = keyof typeof personMessages.ratingOf;

const oneDecimal = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Highest step first; `rest` is the look below the last step. */
const ratingSteps = {
  overall: {
    steps: [
      { from: 85, look: 'border-transparent bg-success-tint text-success' },
      { from: 75, look: 'border-transparent bg-warning-tint text-warning' },
      { from: 65, look: 'border-transparent bg-info-tint text-info' },
    ],
    rest: quietBadge,
    format: (value: number) => String(Math.round(value)),
  },
  match: {
    steps: [
      { from: 8, look: 'border-transparent bg-success-tint text-success' },
      { from: 6, look: 'border-transparent bg-warning-tint text-warning' },
    ],
    rest: 'border-transparent bg-danger-tint text-danger',
    format: (value: number) => oneDecimal.format(value),
  },
} as const;

/** A rating in figures, with a colour that only repeats them. `overall` is out of 100, `match` out of 10. */
export const RatingBadge = ({ value, kind }: { readonly value: number; readonly kind: RatingKind }) => {
  const { steps, rest, format } = ratingSteps[kind];
  return (
    <Badge className={steps.find(({ from }) => value >= from)?.look ?? rest}>
      <span className="sr-only">{personMessages.ratingOf[kind]}</span>
      {format(value)}
    </Badge>
  );
};
