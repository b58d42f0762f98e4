import { createFileRoute } from '@tanstack/react-router';
import { PlayoffSettingsPage } from '../../../features/zone-settings/playoff-page.tsx';

// No loader: its code would be part of the bundle that every visitor loads.
export const Route = createFileRoute('/admin/_guarded/playoff-settings')({ component: PlayoffSettingsPage });
