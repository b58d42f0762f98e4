import { CircleCheck, Info, CircleAlert, TriangleAlert, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { appMessages } from '../../messages/tr/app.ts';
import { classNames } from './class-names.ts';
import { announce } from './live-region.tsx';

const tones = {
  info: { look: 'border-info bg-info-tint', icon: <Info className="text-info" /> },
  success: { look: 'border-success bg-success-tint', icon: <CircleCheck className="text-success" /> },
  warning: { look: 'border-warning bg-warning-tint', icon: <TriangleAlert className="text-warning" /> },
  danger: { look: 'border-danger bg-danger-tint', icon: <CircleAlert className="text-danger" /> },
} as const;

type BannerProps = {
  readonly tone: keyof typeof tones;
  /** Screen readers read the text when it appears and when it changes; errors interrupt them. */
  readonly announced?: boolean;
  /** A button or a link, which screen readers do not read with the text. */
  readonly action?: ReactNode;
  /** Adds a button that closes the banner. */
  readonly onClose?: (() => void) | undefined;
  readonly children: ReactNode;
};

/** The site's only kind of message; there are no toasts. Each tone has its own sign, so that colour is not needed. */
export const Banner = ({ tone, announced = false, action, onClose, children }: BannerProps) => {
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = text.current;
    if (!announced || shown === null) return undefined;
    const say = (): void => {
      const words = Array.from(shown.childNodes, ({ textContent }) => textContent).join(' ');
      announce(words, tone === 'danger' ? 'assertive' : 'polite');
    };
    say();
    const observer = new MutationObserver(say);
    observer.observe(shown, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [announced, tone]);
  return (
    <div className={classNames('flex items-start gap-3 rounded-control border-l-4 pl-3', tones[tone].look)}>
      <span aria-hidden="true" className="py-3 [&_svg]:size-5 [&_svg]:h-6">
        {tones[tone].icon}
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4">
        <div ref={text} className="min-w-0 flex-1 basis-48 py-3">
          {children}
        </div>
        {action !== undefined && <div className="flex flex-wrap gap-2 py-1.5 pr-3">{action}</div>}
      </div>
      {onClose !== undefined && (
        <button
          type="button"
          aria-label={appMessages.closeMessage}
          onClick={onClose}
          className="flex size-12 shrink-0 items-center justify-center rounded-control hover:bg-text/10"
        >
          <X className="size-5" />
        </button>
      )}
    </div>
  );
};
