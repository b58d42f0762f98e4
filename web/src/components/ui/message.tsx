import { useEffect, useState, useSyncExternalStore } from 'react';
import { Banner } from './banner.tsx';
import type { useMessage } from './use-message.ts';

const SHOWN_MS = 5_000;

const onVisibility = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

type VanishingProps = { readonly text: string; readonly inPlace: boolean; readonly onEnd: () => void };

const Vanishing = ({ text, inPlace, onEnd }: VanishingProps) => {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const hidden = useSyncExternalStore(
    onVisibility,
    () => document.hidden,
    () => false,
  );
  const held = pointed || focused || hidden;
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(onEnd, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [held, onEnd]);
  return (
    // Under the heading and over what follows: buttons must not move while a finger is about to press them.
    <div className={inPlace ? undefined : 'sticky top-16 z-30 h-0 lg:top-18'}>
      <div
        className={inPlace ? undefined : 'mx-auto max-w-form rounded-control shadow-floating'}
        onPointerEnter={() => setPointed(true)}
        onPointerLeave={() => setPointed(false)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        <Banner tone="success" announced onClose={onEnd}>
          {text}
        </Banner>
      </div>
    </div>
  );
};

type MessageBannerProps = {
  readonly message: ReturnType<typeof useMessage>;
  /** Takes a place of its own, as at the end of a dialog's fields, and lies over nothing. */
  readonly inPlace?: boolean;
};

/**
 * Shows the message of a page. Under the pointer, with the focus inside and in a hidden tab it stays, and after that for its
 * whole time.
 */
export const MessageBanner = ({ message: { said, clear }, inPlace = false }: MessageBannerProps) =>
  // Each message is a new banner, so that the same text is announced again and has its whole time.
  said === null ? null : <Vanishing key={said.id} text={said.text} inPlace={inPlace} onEnd={clear} />;
