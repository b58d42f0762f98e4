import { useBlocker } from '@tanstack/react-router';

/** Makes Back close an overlay (menu, sheet) before it leaves the page; following a link inside closes it too. */
export const useBackCloses = (onClose: () => void): void => {
  useBlocker({
    shouldBlockFn: ({ action }) => {
      onClose();
      return action === 'BACK' || action === 'FORWARD';
    },
    enableBeforeUnload: false,
  });
};
