import { createFileRoute } from '@tanstack/react-router';
import { leadTo } from '../layout/lead-to.ts';

export const Route = createFileRoute('/admin-management')({ beforeLoad: leadTo('/admin/management') });
