import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ApiProblem, NoAnswer } from '../api/errors.ts';
import { ActAlert } from './act-alert.tsx';

const IDLE = { pending: false, failure: null, signedOut: false, forget: () => undefined };

const lastAdmin = new ApiProblem('/api/players/1', {
  type: 'urn:league:problem:LAST_ADMIN',
  title: 'Conflict',
  status: 409,
  code: 'LAST_ADMIN',
  message: 'Son yöneticinin yetkisi kaldırılamaz.',
});

type Act = Parameters<typeof ActAlert>[0]['act'];

const open = async (act: Partial<Act> = {}) => {
  const confirmed = vi.fn<(body: { readonly reason?: string }) => void>();
  const cancelled = vi.fn<() => void>();
  const shown = (part: Partial<Act>) => (
    <QueryClientProvider client={new QueryClient()}>
      <ActAlert
        title="Kartal42 silinsin mi?"
        description="Bu işlem geri alınamaz."
        facts={['Takımdaki üyeliği biter: Çamlıca']}
        remains="Gamertag geçmiş maçlarda kalır."
        reasonHint="Kişisel bilgi yazmayın; geçmişte kalır."
        confirmLabel="Oyuncuyu sil"
        busyLabel="Siliniyor…"
        failed="Oyuncu silinemedi."
        act={{ ...IDLE, ...part }}
        onConfirm={confirmed}
        onCancel={cancelled}
      />
    </QueryClientProvider>
  );
  const { rerender } = await render(shown(act));
  return { confirmed, cancelled, become: (part: Partial<Act>) => rerender(shown(part)) };
};

const alert = page.getByRole('alertdialog', { name: 'Kartal42 silinsin mi?' });
const confirm = page.getByRole('button', { name: 'Oyuncuyu sil' });
const reason = page.getByRole('textbox', { name: 'Gerekçe (isteğe bağlı)' });

describe('a question before an act', () => {
  it('says what the act takes along and what stays, and begins at its way out', async () => {
    await open();
    await expect.element(alert).toHaveAccessibleDescription('Bu işlem geri alınamaz.');
    await expect.element(page.getByRole('listitem')).toHaveTextContent('Takımdaki üyeliği biter: Çamlıca');
    await expect.element(page.getByText('Gamertag geçmiş maçlarda kalır.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Vazgeç' })).toHaveFocus();
    await expect.element(reason).toHaveAccessibleDescription('Kişisel bilgi yazmayın; geçmişte kalır.');
  });

  it('hands on a reason only where one was given', async () => {
    const { confirmed } = await open();
    await confirm.click();
    await reason.fill('  iki hesap ');
    await confirm.click();
    expect(confirmed.mock.calls).toEqual([[{}], [{ reason: 'iki hesap' }]]);
  });

  it('confirms nothing before all that it says is known', async () => {
    const confirmed = vi.fn<() => void>();
    const shown = (ready: boolean) => (
      <QueryClientProvider client={new QueryClient()}>
        <ActAlert
          title="Kartal42 silinsin mi?"
          description="Bu işlem geri alınamaz."
          confirmLabel="Oyuncuyu sil"
          failed="Oyuncu silinemedi."
          ready={ready}
          act={IDLE}
          onConfirm={confirmed}
          onCancel={() => undefined}
        >
          <p>{ready ? '11 maç silinir.' : 'Yükleniyor…'}</p>
        </ActAlert>
      </QueryClientProvider>
    );
    const { rerender } = await render(shown(false));
    await expect.element(page.getByRole('button', { name: 'Vazgeç' })).toHaveFocus();
    await confirm.click({ force: true });
    expect(confirmed).not.toHaveBeenCalled();
    await rerender(shown(true));
    await expect.element(alert.getByText('11 maç silinir.')).toBeVisible();
    await confirm.click();
    expect(confirmed).toHaveBeenCalledOnce();
  });

  it('stays while the act runs, and sends nothing twice', async () => {
    const { confirmed, cancelled } = await open({ pending: true });
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: 'Vazgeç' }).click({ force: true });
    await page.getByRole('button', { name: /Siliniyor…/ }).click({ force: true });
    await expect.element(alert).toBeVisible();
    expect([confirmed.mock.calls, cancelled.mock.calls]).toEqual([[], []]);
  });

  it.each([
    ['the sentence of the server', lastAdmin, 'Son yöneticinin yetkisi kaldırılamaz.'],
    ['that nobody knows', new NoAnswer('/api/players/1', 'network'), /Kaydedilip kaydedilmediği bilinmiyor/],
    ['its own sentence', new Error('?'), 'Oyuncu silinemedi.'],
  ])('says after a failure %s, and can be asked again', async (_what, error, sentence) => {
    const { confirmed } = await open({ failure: { error, offline: false } });
    await expect.element(alert.getByText(sentence)).toBeVisible();
    await confirm.click();
    expect(confirmed).toHaveBeenCalledOnce();
  });

  it('lets the person sign in again where the session ended, and goes on with the reason as typed', async () => {
    const { become } = await open();
    await reason.fill('iki hesap');
    await become({ signedOut: true });
    await expect.element(page.getByRole('heading', { name: 'Yeniden giriş yapın' })).toHaveFocus();
    await expect.element(confirm).not.toBeInTheDocument();
    await become({});
    await expect.element(reason).toHaveValue('iki hesap');
    await expect.element(page.getByRole('heading', { name: 'Kartal42 silinsin mi?' })).toHaveFocus();
  });
});
