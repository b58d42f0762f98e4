import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { CrashScreen } from './crash-screen.tsx';

it('says that something broke, with two ways on and what is known of it', async () => {
  const page = await render(<CrashScreen error={new Error('Maç yok')} />);
  await expect.element(page.getByRole('heading', { name: 'Oops! Bir Hata Oluştu' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Sayfayı Yenile' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Ana Sayfaya Dön' })).toHaveAttribute('href', '/');
  await page.getByText('Teknik ayrıntılar').click();
  await expect.element(page.getByText(/^Error: Maç yok/)).toBeVisible();
});
