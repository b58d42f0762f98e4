import { createFileRoute } from '@tanstack/react-router';
import { ControlPanelPage } from '../../../features/control-panel/control-panel-page.tsx';
import { controlSearch } from '../../../features/control-panel/control-search.ts';

// No loader: its code would be part of the bundle that every visitor loads.
export const Route = createFileRoute('/admin/_guarded/control-panel')({
  validateSearch: controlSearch,
  component: ControlPanelPage,
});
