/** Whether this browser is on the network at all, and since when not. */
let offlineSince: Date | null = navigator.onLine ? null : new Date();
const listeners = new Set<() => void>();

const look = (): void => {
  offlineSince = navigator.onLine ? null : (offlineSince ?? new Date());
  for (const listener of listeners) listener();
};
window.addEventListener('online', look);
window.addEventListener('offline', look);

/** When the network went; null while it is there. The same object until it changes, as `useSyncExternalStore` needs it. */
export const lostNetworkAt = (): Date | null => offlineSince;

export const onNetwork = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
