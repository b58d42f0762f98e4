import { useEffect, useRef, useState } from 'react';
import { markMs } from '../../components/use-changed.ts';
import { isBehind } from './position.ts';

type Since = { readonly list: string; readonly newest: string };

/**
 * The position above which records have come under the reader's eyes, as long as they are to be lit; null otherwise.
 * Another list (`list` names it) begins anew: what it holds at first sight has not come. `newest` is null in an empty one.
 */
export const useArrivals = (list: string, newest: string | null, settled: boolean): string | null => {
  const seen = useRef<Since | null>(null);
  const [since, setSince] = useState<Since | null>(null);
  useEffect(() => {
    const before = seen.current;
    // While another list is on its way, the old one stands in its place.
    seen.current = settled ? { list, newest: newest ?? '0' } : null;
    if (!settled || newest === null || before === null || before.list !== list || !isBehind(newest, before.newest)) {
      return undefined;
    }
    // What came a moment ago stays lit with what comes now.
    setSince((lit) => (lit?.list === list ? lit : { list, newest: before.newest }));
    const timer = setTimeout(() => setSince(null), markMs());
    return () => clearTimeout(timer);
  }, [list, newest, settled]);
  return since?.list === list ? since.newest : null;
};
