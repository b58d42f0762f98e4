import { createFileRoute } from '@tanstack/react-router';
import { RelegationSettingsPage } from '../../../features/zone-settings/relegation-page.tsx';

// No loader: its code would be part of the bundle that every visitor loads.
export const Route = createFileRoute('/admin/_guarded/relegation-settings')({ component: RelegationSettingsPage });
