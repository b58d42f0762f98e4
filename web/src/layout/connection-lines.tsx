import { Info, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { reload } from '../api/browser.ts';
import { failureText } from '../api/failure-text.ts';
import { type Unopened, unopened } from '../api/page-files.ts';
import { Banner } from '../components/ui/banner.tsx';
import { Button } from '../components/ui/button.tsx';
import { announce } from '../components/ui/live-region.tsx';
import { formatTime } from '../format/time.ts';
import { appMessages } from '../messages/tr/app.ts';

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

/** What makes the figures on screen old, and what could not be opened. */
export type ConnectionLinesProps = {
  /** Since when there is no network. */
  readonly lostAt: Date | null;
  /** The live connection is lost. */
  readonly lost: boolean;
  /** The server catches up. */
  readonly stale: boolean;
  readonly missing: Unopened | null;
};

/** The most important reason why figures are old. */
const whyOld = ({ lostAt, lost, stale }: ConnectionLinesProps): LineProps | null => {
  if (lostAt !== null) return { tone: 'warning', children: appMessages.offline(formatTime(lostAt)) };
  if (lost) return { tone: 'warning', children: appMessages.reconnecting };
  return stale ? { tone: 'info', children: appMessages.updating } : null;
};

/** One line that says why the page may show old figures, and below it that what was pressed could not be opened. */
export const ConnectionLines = (props: ConnectionLinesProps) => {
  const why = whyOld(props);
  return (
    <>
      {why !== null && <Line {...why} />}
      {props.missing !== null && (
        <div className="mx-auto w-full max-w-page px-(--gutter)">
          <UnopenedNote {...props.missing} />
        </div>
      )}
    </>
  );
};
