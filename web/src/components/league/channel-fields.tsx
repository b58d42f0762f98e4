import { PLATFORMS } from '@league/command-api/contract/official.ts';
import type { ComponentProps } from 'react';
import { channelMessages as words } from '../../messages/tr/channel.ts';
import { broadcastPlatforms } from '../../messages/tr/stored-words.ts';
import { SelectField, TextField } from '../ui/field.tsx';

/** The box for the platform on which somebody shows matches. */
export const PlatformField = (props: Omit<ComponentProps<typeof SelectField>, 'label' | 'children'>) => (
  <SelectField label={words.platform} {...props}>
    <option value="">{words.choose}</option>
    {PLATFORMS.map((platform) => (
      <option key={platform} value={platform}>
        {broadcastPlatforms[platform]}
      </option>
    ))}
  </SelectField>
);

/** The box for the address of a channel. */
export const ChannelLinkField = (props: Omit<ComponentProps<typeof TextField>, 'label'>) => (
  <TextField label={words.link} type="url" autoComplete="off" autoCapitalize="none" spellCheck={false} {...props} />
);
