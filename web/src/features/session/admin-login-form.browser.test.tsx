import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { sessions } from '../../api/browser.ts';
import { AdminLoginForm } from './admin-login-form.tsx';

const login = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AdminLoginForm onSignedIn={() => undefined} />
    </QueryClientProvider>,
  );

it('asks for name and password, each in its own words, and sums both up', async () => {
  const page = await login();
  await page.getByRole('button', { name: 'Giriş yap' }).click();
  await expect.element(page.getByRole('group', { name: 'Düzeltilmesi gereken 2 alan var' })).toHaveFocus();
  await expect
    .element(page.getByRole('textbox', { name: 'Kullanıcı adı ya da gamertag' }))
    .toHaveAccessibleDescription('Hata: Kullanıcı adını girin.');
  await expect
    .element(page.getByLabelText('Şifre', { exact: true }))
    .toHaveAccessibleDescription('Hata: Şifreyi girin.');
});

it('knows the name of the session that ended, never its password, and names its boxes for password managers', async () => {
  sessions.begin({ token: 't1', _id: '1', id: '1', username: 'Hakan', isAdmin: true });
  sessions.endIfStill('t1');
  const page = await login();
  const name = page.getByRole('textbox', { name: 'Kullanıcı adı ya da gamertag' });
  const password = page.getByLabelText('Şifre', { exact: true });
  await expect.element(name).toHaveValue('Hakan');
  await expect.element(password).toHaveValue('');
  expect([name, password].map((box) => box.element().getAttribute('autocomplete'))).toEqual([
    'username',
    'current-password',
  ]);
  await name.click();
  await userEvent.keyboard('{Enter}');
  await expect.element(password).toHaveFocus();
});
