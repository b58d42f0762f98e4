import { createFileRoute } from '@tanstack/react-router';
import { leadTo } from '../../layout/lead-to.ts';

export const Route = createFileRoute('/admin/referees')({ beforeLoad: leadTo('/admin/simple-referees') });
