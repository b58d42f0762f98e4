import { Info, TriangleAlert } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { reload, staleness } from '../api/browser.ts';
import { offlineSince, reconnecting } from '../api/connection.ts';
import { failureText } from '../api/failure-text.ts';
import { type Unopened, unopened } from '../api/page-files.ts';
import { Banner } from '../components/ui/banner.tsx';
import { announce } from '../components/ui/live-region.tsx';
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

const tones = {
  warning: { Icon: TriangleAlert, look: 'text-warning' },
  info: { Icon: Info, look: 'text-info' },
} as const;

type LineProps = { readonly tone: keyof typeof tones; readonly children: string };

/** One line under the bar, from edge to edge. Screen readers hear it when it comes and when it changes. */
const Line = ({ tone, children }: LineProps) => {
  const { Icon, look } = tones[tone];
  useEffect(() => announce(children, 'polite'), [children]);
  return (
    <p className="night border-b border-line text-meta font-semibold">
      <span className="mx-auto flex min-h-8 max-w-page items-center gap-2 px-(--gutter) py-1">
        <Icon aria-hidden="true" className={`size-4 shrink-0 ${look}`} />
        {children}
      </span>
    </p>
  );
};

/** The most important of what makes the figures on screen old: no network, no live connection, a server that catches up. */
const useWhyOld = (): LineProps | null => {
  const lostAt = useSyncExternalStore(offlineSince.subscribe, offlineSince.current, nothing);
  const lost = useSyncExternalStore(reconnecting.subscribe, reconnecting.current, no);
  const stale = useSyncExternalStore(staleness.subscribe, staleness.any, no);
  if (lostAt !== null) return { tone: 'warning', children: appMessages.offline(formatTime(lostAt)) };
  if (lost) return { tone: 'warning', children: appMessages.reconnecting };
  return stale ? { tone: 'info', children: appMessages.updating } : null;
};

/** Says in one line why the page may show old figures, and below it that what was pressed could not be opened. */
export const ConnectionNote = () => {
  const why = useWhyOld();
  const missing = useSyncExternalStore(unopened.subscribe, unopened.current, nothing);
  return (
    <div className="sticky top-14 z-30 short:static lg:top-16">
      {why !== null && <Line {...why} />}
      {missing !== null && (
        <div className="mx-auto w-full max-w-page px-(--gutter)">
          <UnopenedNote {...missing} />
        </div>
      )}
    </div>
  );
};
