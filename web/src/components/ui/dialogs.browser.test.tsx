import { type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AlertDialog } from './alert-dialog.tsx';
import { Combobox } from './combobox.tsx';
import { Dialog, FIRST_FIELD } from './dialog.tsx';
import { DialogBody, DialogFoot } from './dialog-parts.tsx';
import { Sheet } from './sheet.tsx';

const TEAMS = [{ id: '1', label: 'Kartal' }];

/** A page that is higher than the window, with a button that opens what is asked for. */
const Opener = ({ children }: { readonly children: (close: () => void) => ReactNode }) => {
  const [open, setOpen] = useState(false);
  return (
    <main tabIndex={-1} style={{ minHeight: '300vh' }}>
      <button type="button" onClick={() => setOpen(true)}>
        Aç
      </button>
      <a href="#disarida">Dışarıda</a>
      {open && children(() => setOpen(false))}
    </main>
  );
};

const Plain = () => (
  <Opener>
    {(close) => (
      <Dialog size={960} title="Sonuç" description="Kartal – Çamlıca" onClose={close}>
        <DialogBody>
          <input aria-label="Önce" />
          <input aria-label="Skor" {...FIRST_FIELD} />
          <Combobox label="Takım" options={TEAMS} value={null} onChange={() => undefined} />
        </DialogBody>
        <DialogFoot>
          <button type="button">Kaydet</button>
        </DialogFoot>
      </Dialog>
    )}
  </Opener>
);

const Panel = () => (
  <Opener>
    {(close) => (
      <Sheet side="bottom" title="Menü" description="Bütün sayfalar" onClose={close}>
        <a href="#takimlar">Takımlar</a>
      </Sheet>
    )}
  </Opener>
);

const Alert = ({ onConfirm }: { readonly onConfirm: (reason: string) => void }) => (
  <Opener>
    {(close) => (
      <AlertDialog
        title="Sonuç geri alınsın mı?"
        description="Kartal – Çamlıca"
        confirmLabel="Geri al"
        remains="Eski sonuç denetimde kalır."
        reason=""
        reasons={['Video incelemesi']}
        onConfirm={onConfirm}
        onCancel={close}
      />
    )}
  </Opener>
);

const opener = page.getByRole('button', { name: 'Aç' });
const cancel = page.getByRole('button', { name: 'Vazgeç' });
const dialog = page.getByRole('dialog');
const alert = page.getByRole('alertdialog', { name: 'Sonuç geri alınsın mı?' });

/** Beside every dialog: over the page, at the window's edge. */
const pressBeside = () => userEvent.click(document.body, { position: { x: 2, y: 2 }, force: true });

/** Goes around by Tab, and back, and says where the focus was. */
const goAround = async (presses: number): Promise<ReadonlySet<Element | null>> => {
  const seen = new Set<Element | null>();
  for (const shift of [false, true]) {
    for (let count = 0; count < presses; count += 1) {
      await userEvent.tab({ shift });
      seen.add(document.activeElement);
    }
  }
  return seen;
};

const scrolls = () => getComputedStyle(document.documentElement).overflowY !== 'hidden';

describe('a dialog', () => {
  const open = async () => {
    await render(<Plain />);
    await opener.click();
    await expect.element(page.getByRole('dialog', { name: 'Sonuç' })).toHaveAccessibleDescription('Kartal – Çamlıca');
  };

  it('begins at its first field, and keeps focus and scrolling to itself', async () => {
    await open();
    await expect.element(page.getByRole('textbox', { name: 'Skor' })).toHaveFocus();
    expect(scrolls()).toBe(false);
    const seen = await goAround(8);
    expect(seen.size).toBe(5);
    for (const element of seen) expect(dialog.element().contains(element)).toBe(true);
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its button', () => page.getByRole('button', { name: 'Kapat' }).click()],
    ['a press beside it', pressBeside],
  ])('is closed by %s, and the focus is where it was opened', async (_, close) => {
    await open();
    await close();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    expect(scrolls()).toBe(true);
  });

  it('stays while Escape closes a list in it', async () => {
    await open();
    await page.getByRole('combobox').click();
    await userEvent.keyboard('k');
    await expect.element(page.getByRole('option')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('combobox')).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  });
});

describe('a sheet', () => {
  const open = async () => {
    await render(<Panel />);
    await opener.click();
    await expect.element(page.getByRole('dialog', { name: 'Menü' })).toBeVisible();
  };

  it('begins at its heading, and keeps focus and scrolling to itself', async () => {
    await open();
    await expect.element(page.getByRole('heading', { name: 'Menü' })).toHaveFocus();
    expect(scrolls()).toBe(false);
    for (const element of await goAround(4)) expect(dialog.element().contains(element)).toBe(true);
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a press beside it', pressBeside],
    ['a link in it', () => page.getByRole('link', { name: 'Takımlar' }).click()],
  ])('is closed by %s, and the focus is where it was opened', async (_, close) => {
    await open();
    await close();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });
});

describe('an alert dialog', () => {
  const open = async () => {
    const confirmed = vi.fn<(reason: string) => void>();
    await render(<Alert onConfirm={confirmed} />);
    await opener.click();
    await expect.element(alert).toHaveAccessibleDescription('Kartal – Çamlıca');
    return { confirmed, act: page.getByRole('button', { name: /^Geri al/ }) };
  };

  it('begins at its way out, and keeps focus and scrolling to itself', async () => {
    await open();
    await expect.element(cancel).toHaveFocus();
    expect(scrolls()).toBe(false);
    for (const element of await goAround(5)) expect(alert.element().contains(element)).toBe(true);
  });

  it('is not left by a press beside it, but by Escape, with the focus where it was opened', async () => {
    await open();
    await pressBeside();
    await expect.element(alert).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(alert).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  it('acts with a reason only, typed or chosen', async () => {
    const { confirmed, act } = await open();
    const reason = page.getByRole('textbox', { name: 'Gerekçe' });
    await reason.fill(' ab ');
    await act.click();
    await expect.element(reason).toHaveAccessibleDescription(/Gerekçeyi en az 3 karakterle yazın/);
    await expect.element(reason).toHaveFocus();
    expect(confirmed).not.toHaveBeenCalled();
    await reason.fill(' yanlış giriş ');
    await act.click();
    await page.getByRole('button', { name: 'Video incelemesi' }).click();
    await act.click();
    expect(confirmed.mock.calls).toEqual([['yanlış giriş'], ['Video incelemesi']]);
  });
});
