import { useSyncExternalStore } from 'react';
import { staleness } from '../api/browser.ts';
import { offlineSince, reconnecting } from '../api/connection.ts';
import { begun } from '../api/fetch-file.ts';
import { unopened } from '../api/page-files.ts';
import { lateOrNothing } from '../components/query/late-or-nothing.tsx';
import type { ConnectionLinesProps } from './connection-lines.tsx';

/** Fetched behind the page, before the network is lost. */
const ConnectionLines = lateOrNothing<ConnectionLinesProps>(
  begun(() => import('./connection-lines.tsx').then((file) => file.ConnectionLines)),
);

const nothing = () => null;
const no = () => false;

/** Says why the page may show old figures, and that what was pressed could not be opened. */
export const ConnectionNote = () => {
  const lostAt = useSyncExternalStore(offlineSince.subscribe, offlineSince.current, nothing);
  const lost = useSyncExternalStore(reconnecting.subscribe, reconnecting.current, no);
  const stale = useSyncExternalStore(staleness.subscribe, staleness.any, no);
  const missing = useSyncExternalStore(unopened.subscribe, unopened.current, nothing);
  return (
    <div className="sticky top-14 z-30 short:static lg:top-16">
      {(lostAt !== null || lost || stale || missing !== null) && (
        <ConnectionLines {...{ lostAt, lost, stale, missing }} />
      )}
    </div>
  );
};
