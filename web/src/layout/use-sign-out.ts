import { useRouter } from '@tanstack/react-router';
import { logout } from '../features/session/logout.ts';

/** Ends the session in this browser at once, and shows the login. */
export const useSignOut = (): (() => void) => {
  const router = useRouter();
  return () => {
    logout();
    void router.navigate({ to: '/login' });
  };
};
