import { createFileRoute } from '@tanstack/react-router';
import { leadTo } from '../../layout/lead-to.ts';

export const Route = createFileRoute('/admin/broadcasters')({ beforeLoad: leadTo('/admin/simple-broadcasters') });
