import { createFileRoute } from '@tanstack/react-router';
import { ImportPage } from '../../../features/import/import-page.tsx';

// No loader: its code would be part of the bundle that every visitor loads.
export const Route = createFileRoute('/admin/_guarded/import')({ component: ImportPage });
