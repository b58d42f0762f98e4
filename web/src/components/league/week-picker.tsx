import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { weekMessages as texts } from '../../messages/tr/week-picker.ts';
import { classNames } from '../ui/class-names.ts';

type WeekPickerProps = {
  readonly week: number;
  readonly total: number;
  /** The current week; undefined while it is not known. */
  readonly current: number | undefined;
  /** Called with the chosen week; the owner puts it into the address. */
  readonly onChange: (week: number) => void;
};

const boxClass =
  'flex min-h-11 min-w-11 shrink-0 items-center justify-center rounded-control border tabular-nums hover:bg-hover';

type StepProps = Pick<WeekPickerProps, 'onChange'> & {
  readonly to: number;
  readonly label: string;
  readonly possible: boolean;
  readonly chosen?: boolean;
  readonly className: string;
  readonly children: ReactNode;
};

const Step = ({ to, label, possible, chosen = false, className, onChange, children }: StepProps) => {
  const parts = { className, children, 'aria-label': label, ...(chosen && { 'aria-current': 'true' as const }) };
  return (
    // Not `disabled` at the ends, because a disabled button loses the focus.
    <button
      {...parts}
      type="button"
      aria-disabled={!possible}
      onClick={() => possible && onChange(to)}
      className={classNames(className, 'aria-disabled:cursor-default aria-disabled:opacity-40')}
    />
  );
};

/** All weeks in a row that scrolls sideways; the chosen week is scrolled into view, and the page does not move. */
const Strip = ({ weeks, week, current, onChange }: WeekPickerProps & { readonly weeks: readonly number[] }) => {
  const strip = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const chosen = strip.current?.querySelector(`[data-week='${week}']`);
    if (strip.current === null || !(chosen instanceof HTMLElement)) return;
    strip.current.scrollLeft = chosen.offsetLeft - (strip.current.clientWidth - chosen.clientWidth) / 2;
  }, [week]);
  return (
    <ol ref={strip} aria-label={texts.strip} tabIndex={0} className="relative flex min-w-0 gap-1 overflow-x-auto p-1.5">
      {weeks.map((each) => (
        <li key={each} data-week={each}>
          <Step
            to={each}
            label={each === current ? texts.playingWeek(each) : matchCardMessages.week(each)}
            possible
            chosen={each === week}
            className={classNames(
              boxClass,
              'relative',
              each === week ? 'border-2 border-edge bg-tint font-extrabold' : 'border-transparent font-semibold',
            )}
            onChange={onChange}
          >
            {each}
            {each === current && <span className="absolute bottom-1.5 size-1 rounded-full border-2 border-current" />}
          </Step>
        </li>
      ))}
    </ol>
  );
};

/** Chooses a week: a native select on phones, a row of numbers from 992 px on. Shows how many weeks the season has. */
export const WeekPicker = (props: WeekPickerProps) => {
  const { week, total, current, onChange } = props;
  // The address may name a week that the season does not have (any more): the picker shows it, and offers the way back.
  const existing = Array.from({ length: total }, (_, index) => index + 1);
  const weeks = week > total ? [...existing, week] : existing;
  const step = (to: number, label: string, icon: ReactNode) => (
    <Step
      to={to}
      label={label}
      possible={to >= 1 && to <= total}
      className={`${boxClass} border-control bg-surface`}
      onChange={onChange}
    >
      {icon}
    </Step>
  );
  return (
    <nav aria-label={texts.navigation} className="flex flex-col gap-x-6 gap-y-2 lg:flex-row lg:items-center">
      <div className="flex min-w-0 items-center gap-2">
        {/* From a week beyond the last, the step back leads to the last week. */}
        {step(Math.min(week - 1, total), texts.previous, <ChevronLeft aria-hidden="true" className="size-5" />)}
        <span className="relative min-w-0 flex-1 lg:hidden">
          <select
            aria-label={texts.label}
            value={week}
            onChange={({ target }) => onChange(Number(target.value))}
            className="min-h-11 w-full appearance-none rounded-control border border-control bg-surface py-2 pr-10 pl-3 font-semibold"
          >
            {weeks.map((each) => (
              <option key={each} value={each}>
                {each === current ? texts.playingWeek(each) : matchCardMessages.week(each)}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden="true" className="pointer-events-none absolute top-3 right-3 size-5" />
        </span>
        <div className="hidden min-w-0 lg:block">
          <Strip key={weeks.length} {...props} weeks={weeks} />
        </div>
        {step(week + 1, texts.next, <ChevronRight aria-hidden="true" className="size-5" />)}
      </div>
      <div className="flex flex-1 flex-wrap items-center gap-3">
        <span className="text-meta whitespace-nowrap text-text-2 tabular-nums">{texts.of(week, total)}</span>
        <progress
          aria-label={texts.season}
          aria-valuetext={texts.of(week, total)}
          value={Math.min(week, total)}
          max={total}
          className="h-2 min-w-16 flex-1 appearance-none overflow-hidden rounded-plate bg-hover forced-colors:border [&::-moz-progress-bar]:bg-edge forced-colors:[&::-moz-progress-bar]:bg-[CanvasText] [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-plate [&::-webkit-progress-value]:bg-edge forced-colors:[&::-webkit-progress-value]:bg-[CanvasText]"
        />
        <Step
          to={current ?? week}
          label={texts.current}
          possible={current !== undefined && current !== week}
          className="flex min-h-11 shrink-0 items-center rounded-control border border-control bg-surface px-4 font-semibold whitespace-nowrap hover:bg-hover"
          onChange={onChange}
        >
          {texts.current}
        </Step>
      </div>
    </nav>
  );
};
