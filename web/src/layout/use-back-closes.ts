import { useBlocker } from '@tanstack/react-router';

/** What lies over the page stands for a page: Back closes it first. Following a link inside closes it too. */
export const useBackCloses = (onClose: () => void): void => {
  useBlocker({
    shouldBlockFn: ({ action }) => {
      onClose();
      return action === 'BACK' || action === 'FORWARD';
    },
    enableBeforeUnload: false,
  });
};
