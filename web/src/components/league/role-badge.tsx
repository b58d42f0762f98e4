import { Shield } from 'lucide-react';
import { personMessages } from '../../messages/tr/person.ts';
import { Badge } from '../ui/badge.tsx';

/** What a person does in the league besides playing, in a word and a sign. */
export const RoleBadge = ({ of }: { readonly of: keyof typeof personMessages.roles }) => (
  <Badge className="border-control text-text-2">
    <Shield aria-hidden="true" />
    {personMessages.roles[of]}
  </Badge>
);
