import type { ChannelAnswer } from '@league/query-api/contract/officials.ts';
import { ExternalLink } from 'lucide-react';
import { Breakable } from '../../components/ui/breakable.tsx';
import { channelMessages as words } from '../../messages/tr/channel.ts';
import { hostOf } from './channel-host.ts';

/** A link to a channel that shows its host; nothing where the channel has no address that can be opened. */
export const ChannelLink = ({ channelLink }: Pick<ChannelAnswer, 'channelLink'>) => {
  const host = hostOf(channelLink);
  if (channelLink === null || host === undefined) return null;
  return (
    <a
      href={channelLink}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={words.open(host)}
      className="inline-flex min-h-11 min-w-11 items-center gap-1 underline-offset-2 hover:underline"
    >
      <Breakable text={host} />
      <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
    </a>
  );
};
