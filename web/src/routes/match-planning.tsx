import { createFileRoute } from '@tanstack/react-router';
import { leadTo } from '../layout/lead-to.ts';

export const Route = createFileRoute('/match-planning')({ beforeLoad: leadTo('/admin/match-plan') });
