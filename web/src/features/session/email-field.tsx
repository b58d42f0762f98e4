import type { ComponentProps } from 'react';
import { TextField } from '../../components/ui/field.tsx';
import { sessionMessages } from '../../messages/tr/session.ts';

/**
 * The e-mail address that a player signs in with. Password managers keep it as the user name: without that word they would
 * take the box before the password, which is the jersey number at the registration.
 */
export const EmailField = (props: Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'autoComplete'>) => (
  <TextField
    label={sessionMessages.email}
    type="email"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    enterKeyHint="next"
    {...props}
  />
);
