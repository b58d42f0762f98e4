import { useState, useSyncExternalStore } from 'react';
import { reload, staleness } from '../api/browser.ts';
import { offlineSince } from '../api/connection.ts';
import { failureText } from '../api/failure-text.ts';
import { type Unopened, unopened } from '../api/page-files.ts';
import { Banner } from '../components/ui/banner.tsx';
import { Button } from '../components/ui/button.tsx';
import { formatTime } from '../format/time.ts';
import { appMessages } from '../messages/tr/app.ts';

const nothing = () => null;
const no = () => false;

/** What was pressed could not be fetched, and the page on screen stayed. */
const UnopenedNote = ({ reason, href }: Unopened) => {
  const [trying, setTrying] = useState(false);
  const retry = async (): Promise<void> => {
    setTrying(true);
    unopened.set({ reason: await reload.open(href), href });
    setTrying(false);
  };
  return (
    <Banner
      tone="warning"
      announced
      onClose={() => unopened.set(null)}
      action={
        <Button variant="secondary" busy={trying} busyLabel={appMessages.loading} onClick={() => void retry()}>
          {appMessages.retry}
        </Button>
      }
    >
      {failureText(reason)}
    </Banner>
  );
};

/**
 * Says that the page may show old figures, while there is no network and while the server's read models catch up, and
 * that what was pressed could not be opened.
 */
export const ConnectionNote = () => {
  const lostAt = useSyncExternalStore(offlineSince.subscribe, offlineSince.current, nothing);
  const stale = useSyncExternalStore(staleness.subscribe, staleness.any, no);
  const missing = useSyncExternalStore(unopened.subscribe, unopened.current, nothing);
  return (
    <div className="sticky top-16 z-30 mx-auto w-full max-w-page px-(--gutter) short:static">
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
      {missing !== null && <UnopenedNote {...missing} />}
    </div>
  );
};
