import type { SimpleBroadcaster } from '@league/query-api/contract/officials.ts';
import { ExternalLink } from 'lucide-react';
import { Breakable } from '../../components/ui/breakable.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { classNames } from '../../components/ui/class-names.ts';
import { channelMessages as words } from '../../messages/tr/channel.ts';
import { hostOf } from './channel-host.ts';

/** A broadcaster's channel: its name, and a link that says to which host it leads. */
export const Channel = ({ channelName, channelLink }: Pick<SimpleBroadcaster, 'channelName' | 'channelLink'>) => {
  const host = hostOf(channelLink);
  return (
    <span className="flex min-w-0 items-center gap-1">
      {channelName === null || channelName === '' ? (
        <span className="text-text-2">{words.noName}</span>
      ) : (
        <Breakable text={channelName} />
      )}
      {channelLink !== null && host !== undefined && (
        <a
          href={channelLink}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={words.open(host)}
          title={words.open(host)}
          className={classNames(buttonClass('ghost', 'icon'), 'max-md:-my-3')}
        >
          <ExternalLink aria-hidden="true" className="size-5" />
        </a>
      )}
    </span>
  );
};
