import { createFileRoute } from '@tanstack/react-router';
import { AssignmentPage } from '../../../features/team-assignment/assignment-page.tsx';
import { assignmentSearch } from '../../../features/team-assignment/assignment-search.ts';

// No loader: its code would be part of the bundle that every visitor loads.
export const Route = createFileRoute('/admin/_guarded/team-assignment')({
  validateSearch: assignmentSearch,
  component: AssignmentPage,
});
