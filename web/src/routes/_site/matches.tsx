import { createFileRoute, redirect } from '@tanstack/react-router';

/** The day view comes with a later issue; until then its address leads to the calendar. */
export const Route = createFileRoute('/matches')({
  beforeLoad: () => {
    throw redirect({ to: '/weekly-matches' });
  },
});
