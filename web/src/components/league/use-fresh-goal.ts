import { useEffect, useRef, useState } from 'react';

/** How long a goal is shown as one of a moment ago. */
const FRESH_MS = 60_000;

/** Whether a side's goals have risen within the last minute, while the page was open; null: no score is known. */
export const useFreshGoal = (goals: number | null): boolean => {
  const before = useRef(goals);
  const [fresh, setFresh] = useState(false);
  useEffect(() => {
    const rose = (goals ?? 0) > (before.current ?? 0);
    if (goals === before.current) return undefined;
    before.current = goals;
    setFresh(rose);
    if (!rose) return undefined;
    const timer = setTimeout(() => setFresh(false), FRESH_MS);
    return () => clearTimeout(timer);
  }, [goals]);
  return fresh;
};
