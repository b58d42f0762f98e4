import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { FormPage } from '../../layout/form-page.tsx';
import { appMessages } from '../../messages/tr/app.ts';
import { sessionMessages } from '../../messages/tr/session.ts';
import { AdminLoginForm } from './admin-login-form.tsx';
import { adminDestination } from './guards.ts';

const route = getRouteApi('/admin/');

/** The page on which an admin signs in, and from which the login leads on. */
export const AdminLoginPage = () => {
  const { next } = route.useSearch();
  const navigate = route.useNavigate();
  const [failed, setFailed] = useState(false);
  return (
    <FormPage title={appMessages.adminLogin} note={sessionMessages.note} failed={failed}>
      <AdminLoginForm
        onSignedIn={() => void navigate({ ...adminDestination(next), replace: true })}
        onWrong={setFailed}
      />
    </FormPage>
  );
};
