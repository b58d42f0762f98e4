import { createFileRoute } from '@tanstack/react-router';
import { leadTo } from '../layout/lead-to.ts';

export const Route = createFileRoute('/simple-referee-management')({ beforeLoad: leadTo('/admin/simple-referees') });
