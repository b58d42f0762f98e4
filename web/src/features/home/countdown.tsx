import { scoreboardMessages } from '../../messages/tr/scoreboard.ts';
import { useSecond } from '../matches/use-today.ts';

const { countdown, units } = scoreboardMessages;

const partsOf = (ms: number) => {
  const seconds = Math.ceil(ms / 1000);
  return { hours: Math.floor(seconds / 3600), minutes: Math.floor(seconds / 60) % 60, seconds: seconds % 60 };
};

/** While the page has no clock of its own. */
const UNKNOWN = '––';

const order = ['hours', 'minutes', 'seconds'] as const;

/** The time until a kick-off (in ms since 1970), to the second. Screen readers find it without the seconds and are not disturbed by it. */
export const Countdown = ({ to }: { readonly to: number }) => {
  const now = useSecond();
  const left = now === null ? undefined : partsOf(Math.max(0, to - now));
  return (
    <div role="timer" aria-live="off" className="flex justify-center gap-1.5 pt-1 pb-3 text-center short:pb-1">
      <span className="sr-only">
        {left && `${countdown} ${left.hours} ${units.hours} ${left.minutes} ${units.minutes}`}
      </span>
      {order.map((unit, index) => (
        <span key={unit} aria-hidden="true" className="contents">
          {index > 0 && <span className="text-[1.75rem] leading-12 font-extrabold text-text-3">:</span>}
          <span>
            <span className="flex gap-0.5">
              {[...(left === undefined ? UNKNOWN : String(left[unit]).padStart(2, '0'))].map((digit, place) => (
                <span
                  key={place}
                  className="grid h-12 min-w-8.5 place-items-center rounded-[7px] border border-led-edge bg-led-plate text-[2.125rem] leading-none font-extrabold text-led tabular-nums"
                >
                  {digit}
                </span>
              ))}
            </span>
            <span className="mt-1 block text-small text-text-3">{units[unit]}</span>
          </span>
        </span>
      ))}
    </div>
  );
};
