import { useCallback, useEffect, useRef, useState } from 'react';
import { Banner } from './banner.tsx';
import { type MessageClock, startMessageClock } from './message-clock.ts';

/** How long a success message is shown where its caller says no other time. */
const DEFAULT_MS = 3_000;

type Said = { readonly id: number; readonly text: string; readonly ms: number };

export type Message = {
  readonly said: Said | null;
  /** Shows a success, in place of the one before. */
  readonly say: (text: string, ms?: number) => void;
  readonly clear: () => void;
};

/** A success message that vanishes by itself; {@link MessageBanner} shows it. */
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
      // Over the page, not in it: what one is about to press must not move away under the finger.
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

/** Where the message of a page appears. Its clock stands still under pointer and focus and in a hidden tab. */
export const MessageBanner = ({ message: { said, clear } }: { readonly message: Message }) =>
  // A new message is a new banner: said again, with its whole time.
  said === null ? null : <Vanishing key={said.id} said={said} onEnd={clear} />;
