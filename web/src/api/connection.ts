/** Since when this browser has no network; null while it has one. */
let offlineSince: Date | null = navigator.onLine ? null : new Date();
const listeners = new Set<() => void>();

const look = (): void => {
  offlineSince = navigator.onLine ? null : (offlineSince ?? new Date());
  for (const listener of listeners) listener();
};
window.addEventListener('online', look);
window.addEventListener('offline', look);

/** When the network was lost; null while there is one. Stable between changes, as `useSyncExternalStore` needs it. */
export const lostNetworkAt = (): Date | null => offlineSince;

export const onNetwork = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
