import { createFileRoute } from '@tanstack/react-router';
import { leadTo } from '../layout/lead-to.ts';

export const Route = createFileRoute('/simple-broadcaster-management')({
  beforeLoad: leadTo('/admin/simple-broadcasters'),
});
