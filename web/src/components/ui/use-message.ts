import { useCallback, useState } from 'react';

type Said = { readonly id: number; readonly text: string };

/** A success message that disappears by itself; `MessageBanner` shows it. */
export const useMessage = () => {
  const [said, setSaid] = useState<Said | null>(null);
  /** Shows a success message, in place of the one before. */
  const say = useCallback((text: string) => setSaid((before) => ({ id: (before?.id ?? 0) + 1, text })), []);
  const clear = useCallback(() => setSaid(null), []);
  return { said, say, clear };
};
