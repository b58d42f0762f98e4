import { useCallback, useEffect, useRef, useState } from 'react';
import { Banner } from './banner.tsx';
import { type MessageClock, startMessageClock } from './message-clock.ts';

/** How long a success message is shown unless its caller says otherwise. */
const DEFAULT_MS = 3_000;

type Said = { readonly id: number; readonly text: string; readonly ms: number };

export type Message = {
  readonly said: Said | null;
  /** Shows a success message, in place of the one before. */
  readonly say: (text: string, ms?: number) => void;
  readonly clear: () => void;
};

/** A success message that disappears by itself; {@link MessageBanner} shows it. */
export const useMessage = (): Message => {
  const [said, setSaid] = useState<Said | null>(null);
  const say = useCallback(
    (text: string, ms = DEFAULT_MS) => setSaid((before) => ({ id: (before?.id ?? 0) + 1, text, ms })),
    [],
  );
  const clear = useCallback(() => setSaid(null), []);
  return { said, say, clear };
};

const Vanishing = ({ said, onEnd }: { readonly said: Said; readonly onEnd: () => void }) => {
  const clock = useRef<MessageClock | null>(null);
  useEffect(() => {
    const started = startMessageClock(said.ms, onEnd);
    clock.current = started;
    const followTab = () => (document.hidden ? started.hold('hidden') : started.release('hidden'));
    followTab();
    document.addEventListener('visibilitychange', followTab);
    return () => {
      started.stop();
      document.removeEventListener('visibilitychange', followTab);
    };
  }, [said, onEnd]);
  return (
    <div
      // Over the page, not in it: buttons must not move while a finger is about to press them.
      className="fixed inset-x-3 top-16 z-30 mx-auto max-w-form rounded-control shadow-floating lg:top-18"
      onPointerEnter={() => clock.current?.hold('pointer')}
      onPointerLeave={() => clock.current?.release('pointer')}
      onFocus={() => clock.current?.hold('focus')}
      onBlur={() => clock.current?.release('focus')}
    >
      <Banner tone="success" announced onClose={onEnd}>
        {said.text}
      </Banner>
    </div>
  );
};

/**
 * Shows the message of a page. Its clock stands still under the pointer, with the focus inside, and in a hidden tab.
 */
export const MessageBanner = ({ message: { said, clear } }: { readonly message: Message }) =>
  // Each message is a new banner, so that the same text is announced again and has its whole time.
  said === null ? null : <Vanishing key={said.id} said={said} onEnd={clear} />;
