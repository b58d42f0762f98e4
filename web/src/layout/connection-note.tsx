import { useSyncExternalStore } from 'react';
import { staleness } from '../api/browser.ts';
import { lostNetworkAt, onNetwork } from '../api/connection.ts';
import { Banner } from '../components/ui/banner.tsx';
import { formatTime } from '../format/time.ts';
import { appMessages } from '../messages/tr/app.ts';

/** Says that the page may show old figures: while there is no network, and while the server's read models catch up. */
export const ConnectionNote = () => {
  const lostAt = useSyncExternalStore(onNetwork, lostNetworkAt);
  const stale = useSyncExternalStore(staleness.subscribe, staleness.any);
  return (
    <div className="sticky top-16 z-30 mx-auto w-full max-w-page px-3 sm:px-4 md:px-6 xl:px-8">
      {lostAt !== null && (
        <Banner tone="warning" announced>
          {appMessages.offline(formatTime(lostAt))}
        </Banner>
      )}
      {lostAt === null && stale && (
        <Banner tone="info" announced>
          {appMessages.updating}
        </Banner>
      )}
    </div>
  );
};
