import { useEffect, useRef, useState } from 'react';

/** How long a goal is shown as one of a moment ago. */
const FRESH_MS = 60_000;

/**
 * Whether a side has scored within the last minute: by the server's time of its last goal, and by the goals that have risen while the page
 * was open, since clocks of phones may be wrong. `goals`: null where no score is known.
 */
export const useFreshGoal = (goals: number | null, scoredAt: string | undefined): boolean => {
  const before = useRef(goals);
  const [fresh, setFresh] = useState(false);
  useEffect(() => {
    const rose = (goals ?? 0) > (before.current ?? 0);
    const fell = (goals ?? 0) < (before.current ?? 0);
    before.current = goals;
    const age = scoredAt === undefined ? FRESH_MS : Math.max(0, Date.now() - Date.parse(scoredAt));
    const left = rose ? FRESH_MS : fell ? 0 : FRESH_MS - age;
    setFresh(left > 0);
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setFresh(false), left);
    return () => clearTimeout(timer);
  }, [goals, scoredAt]);
  return fresh;
};
