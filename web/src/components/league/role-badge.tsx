import { Radio, Shield, Whistle } from 'lucide-react';
import { personMessages } from '../../messages/tr/person.ts';
import { Badge } from '../ui/badge.tsx';

/** The sign of each role, to stand beside its word. */
export const roleIcons = { admin: Shield, referee: Whistle, broadcaster: Radio } as const;

type RoleBadgeProps = { readonly of: keyof typeof personMessages.roles };

/** A role that a person has in the league besides playing, in a word and a sign. */
export const RoleBadge = ({ of }: RoleBadgeProps) => {
  const Icon = roleIcons[of];
  return (
    <Badge className="border-control text-text-2">
      <Icon aria-hidden="true" />
      {personMessages.roles[of]}
    </Badge>
  );
};
