import { useEffect, useRef, useState } from 'react';
import { markMs } from '../../components/use-changed.ts';
import { isBehind } from './position.ts';

type Since = { readonly list: string; readonly newest: string };

/**
 * The position above which records are new, while they are to be highlighted; else null. `list` names the list:
 * after a change to another list, the records that it has at first are not new. `newest` is its newest
 * position, null in an empty list.
 */
export const useArrivals = (list: string, newest: string | null, settled: boolean): string | null => {
  const seen = useRef<Since | null>(null);
  const [since, setSince] = useState<Since | null>(null);
  useEffect(() => {
    const before = seen.current;
    // While another list is being loaded (`settled` is false), the old list is still on screen.
    seen.current = settled ? { list, newest: newest ?? '0' } : null;
    if (!settled || newest === null || before === null || before.list !== list || !isBehind(newest, before.newest)) {
      return undefined;
    }
    // Records that came a moment ago stay highlighted together with these.
    setSince((lit) => (lit?.list === list ? lit : { list, newest: before.newest }));
    const timer = setTimeout(() => setSince(null), markMs());
    return () => clearTimeout(timer);
  }, [list, newest, settled]);
  return since?.list === list ? since.newest : null;
};
