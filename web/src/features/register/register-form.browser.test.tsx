import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RegisterForm } from './register-form.tsx';

const register = async () => {
  const rootRoute = createRootRoute({ component: () => <RegisterForm onDone={() => {}} onWrong={() => {}} /> });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() });
  await router.load();
  return render(
    <QueryClientProvider client={new QueryClient()}>
      {/* The links of this form lead to pages of the site's own routes. */}
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
};
type Page = Awaited<ReturnType<typeof register>>;

const LABELS = ['Gamertag', 'PSO ID', 'E-posta', 'Mevki', 'Forma numarası (1-99)', 'Şifre', 'Şifre tekrar'] as const;
type Label = (typeof LABELS)[number];

const FILLED: Readonly<Record<Label, string>> = {
  Gamertag: 'Kartal42',
  'PSO ID': 'kartal-42',
  'E-posta': 'kartal@example.com',
  Mevki: 'Sol Bek',
  'Forma numarası (1-99)': '3',
  Şifre: 'çok gizli parola',
  'Şifre tekrar': 'çok gizli parola',
};

const box = (page: Page, label: Label) => page.getByLabelText(label, { exact: true });

const fill = async (page: Page, filled: Readonly<Record<Label, string>>): Promise<void> => {
  for (const label of LABELS) {
    if (label === 'Mevki') await userEvent.selectOptions(box(page, label), filled[label]);
    else await box(page, label).fill(filled[label]);
  }
};

it.for([
  ['Gamertag', '', 'Gamertag girin.'],
  ['Gamertag', 'Kartal!', 'Gamertag yalnızca harf, rakam, boşluk, kesme işareti, nokta, tire ve alt çizgi içerebilir.'],
  ['Gamertag', '..', 'Gamertag en az bir harf ya da rakam içermeli.'],
  ['Gamertag', 'K', 'Gamertag 2-30 karakter olmalı.'],
  ['Gamertag', 'Kаrtal', 'Gamertag tek bir alfabenin harfleriyle yazılmalı.'],
  ['PSO ID', ' ', 'PSO ID girin.'],
  ['E-posta', 'kartal@', 'Geçerli bir e-posta adresi girin.'],
  ['E-posta', 'kârtal@example.com', 'Geçerli bir e-posta adresi girin.'],
  ['Mevki', '', 'Lütfen bir mevki seçiniz!'],
  ['Forma numarası (1-99)', '', 'Forma numarası 1 ile 99 arasında olmalı.'],
  ['Forma numarası (1-99)', '0', 'Forma numarası 1 ile 99 arasında olmalı.'],
  ['Forma numarası (1-99)', '100', 'Forma numarası 1 ile 99 arasında olmalı.'],
  ['Forma numarası (1-99)', '7,5', 'Forma numarası 1 ile 99 arasında olmalı.'],
  ['Forma numarası (1-99)', 'yedi', 'Forma numarası 1 ile 99 arasında olmalı.'],
  ['Şifre tekrar', 'çok gizli parol', 'Şifreler uyuşmuyor!'],
] as const)('refuses in "%s" the text "%s": %s', async ([label, typed, sentence]) => {
  const page = await register();
  const filled = { ...FILLED, [label]: typed };
  await fill(page, filled);
  await page.getByRole('button', { name: 'Kayıt ol' }).click();
  await expect
    .element(box(page, label))
    .toHaveAccessibleDescription(new RegExp(`Hata: ${sentence.replace(/[.!]/g, '\\$&')}`));
  await expect.element(box(page, label)).toHaveFocus();
  for (const each of LABELS) await expect.element(box(page, each)).toHaveValue(filled[each]);
});

it('refuses a short password, and says that two do not match beside what else is wrong', async () => {
  const page = await register();
  await fill(page, { ...FILLED, Gamertag: 'K', Şifre: '123456789', 'Şifre tekrar': '12345678' });
  await page.getByRole('button', { name: 'Kayıt ol' }).click();
  await expect.element(page.getByRole('group', { name: 'Düzeltilmesi gereken 3 alan var' })).toHaveFocus();
  await expect
    .element(box(page, 'Şifre'))
    .toHaveAccessibleDescription('En az 10 karakter. Hata: Şifre en az 10 karakter olmalı.');
  await expect.element(box(page, 'Şifre tekrar')).toHaveAccessibleDescription(/Şifreler uyuşmuyor!/);
});

it('names its boxes for password managers: the e-mail is the user name, and both passwords are new', async () => {
  const page = await register();
  await expect.element(box(page, 'Gamertag')).toBeVisible();
  expect(LABELS.map((label) => box(page, label).element().getAttribute('autocomplete'))).toEqual([
    'nickname',
    'off',
    'username',
    null,
    'off',
    'new-password',
    'new-password',
  ]);
});

it('is filled by keyboard alone, in the order of the page', async () => {
  const page = await register();
  await box(page, 'Gamertag').click();
  for (const label of LABELS.slice(0, 6)) {
    await expect.element(box(page, label)).toHaveFocus();
    await userEvent.keyboard(label === 'Mevki' ? 'Sto' : FILLED[label]);
    await userEvent.tab();
    // The button that shows the password.
    if (label === 'Şifre') await userEvent.tab();
  }
  await expect.element(box(page, 'Şifre tekrar')).toHaveFocus();
  await expect.element(box(page, 'Mevki')).toHaveValue('Stoper');
  await userEvent.keyboard('başka{Enter}');
  await expect.element(box(page, 'Şifre tekrar')).toHaveAccessibleDescription(/Şifreler uyuşmuyor!/);
});
