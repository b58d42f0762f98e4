import { createFileRoute } from '@tanstack/react-router';
import { fixturesSearch } from '../../../features/weekly-fixtures/fixtures-search.ts';
import { WeeklyFixturesPage } from '../../../features/weekly-fixtures/weekly-fixtures-page.tsx';

// No loader: its code would be part of the bundle that every visitor loads.
export const Route = createFileRoute('/admin/_guarded/weekly-fixtures')({
  validateSearch: fixturesSearch,
  component: WeeklyFixturesPage,
});
