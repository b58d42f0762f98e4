import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { sessions } from '../../api/browser.ts';
import { PlayerLoginForm } from './player-login-form.tsx';
import { ResetCodeForm } from './reset-code-form.tsx';
import { SignInAgain } from './sign-in-again.tsx';

const show = (form: ReactNode) => render(<QueryClientProvider client={new QueryClient()}>{form}</QueryClientProvider>);
const ignore = () => undefined;

it('asks for address and password, each in its own words, and tells what is typed as the address', async () => {
  const told: string[] = [];
  const page = await show(<PlayerLoginForm onSignedIn={ignore} onEmail={(email) => told.push(email)} />);
  await page.getByRole('button', { name: 'Giriş yap' }).click();
  const [email, password] = [page.getByLabelText('E-posta'), page.getByLabelText('Şifre', { exact: true })];
  await expect.element(email).toHaveAccessibleDescription('Hata: E-posta adresini girin.');
  await expect.element(password).toHaveAccessibleDescription('Hata: Şifreyi girin.');
  await email.fill('kartal@example.com');
  expect(told.at(-1)).toBe('kartal@example.com');
  expect([email, password].map((box) => box.element().getAttribute('autocomplete'))).toEqual([
    'username',
    'current-password',
  ]);
});

it('asks for the code and a new password, which is checked before it is sent', async () => {
  const page = await show(<ResetCodeForm email="kartal@example.com" onDone={ignore} onWrong={ignore} />);
  await expect.element(page.getByLabelText('E-posta')).toHaveValue('kartal@example.com');
  const [code, password] = [page.getByLabelText('Kod', { exact: true }), page.getByLabelText('Yeni şifre')];
  await password.fill('kısa');
  await page.getByRole('button', { name: 'Şifreyi kaydet' }).click();
  await expect.element(code).toHaveAccessibleDescription(/Hata: Kodu girin\.$/);
  await expect.element(password).toHaveAccessibleDescription(/Hata: Şifre en az 10 karakter olmalı\.$/);
  expect([code, password].map((box) => box.element().getAttribute('autocomplete'))).toEqual([
    'one-time-code',
    'new-password',
  ]);
});

it.for([
  ['a player by the address', false, 'E-posta'],
  ['an admin by the name', true, 'Kullanıcı adı ya da gamertag'],
] as const)('has %s sign in again, as the session that ended was begun', async ([, isAdmin, label]) => {
  sessions.begin({ token: 't1', _id: '1', id: '1', gamertag: 'Kartal42', isAdmin });
  sessions.endIfStill('t1');
  const page = await show(<SignInAgain onSignedIn={ignore} />);
  await expect.element(page.getByLabelText(label)).toBeVisible();
});
