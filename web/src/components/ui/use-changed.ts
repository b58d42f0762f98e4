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

/**
 * The keys whose values changed within the last seconds, for a list whose items may go over to another place of the page. A key that
 * is new did not change.
 */
export const useChangedOf = (values: ReadonlyMap<string, string>): ReadonlySet<string> => {
  const before = useRef(values);
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const changed = new Set(
      [...values].filter(([key, value]) => (before.current.get(key) ?? value) !== value).map(([key]) => key),
    );
    before.current = values;
    if (changed.size === 0) return;
    setMarked((others) => others.union(changed));
    // Each mark ends by itself, whatever changes meanwhile.
    setTimeout(() => setMarked((others) => others.difference(changed)), markMs());
  }, [values]);
  return marked;
};
