import { createFileRoute } from '@tanstack/react-router';
import { RegisterPage } from '../features/register/register-page.tsx';
import { leaveWhenSignedIn } from '../features/session/guards.ts';

export const Route = createFileRoute('/register')({
  beforeLoad: () => leaveWhenSignedIn(),
  component: RegisterPage,
});
