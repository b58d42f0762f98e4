import { useEffect, useRef, useState } from 'react';

/** How long a change stays highlighted: without animation longer, since only the tint shows it. */
const MARK_MS = 2_000;
const STILL_MARK_MS = 4_000;

const markMs = (): number => (window.matchMedia('(prefers-reduced-motion: reduce)').matches ? STILL_MARK_MS : MARK_MS);

/** Whether `value` changed within the last seconds; the value of the first rendering does not count as a change. */
export const useChanged = (value: string): boolean => {
  const before = useRef(value);
  const [changed, setChanged] = useState(false);
  useEffect(() => {
    if (before.current === value) return undefined;
    before.current = value;
    setChanged(true);
    const timer = setTimeout(() => setChanged(false), markMs());
    return () => clearTimeout(timer);
  }, [value]);
  return changed;
};
