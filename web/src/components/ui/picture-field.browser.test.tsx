import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PictureField } from './picture-field.tsx';

const OLD = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const NEW = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///////yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';

/** A request that the test answers. */
class FakeRequest extends EventTarget {
  static all: FakeRequest[] = [];
  upload = new EventTarget();
  status = 0;
  response: unknown = null;
  opened: readonly string[] = [];
  sent: FormData | undefined;
  aborted = false;

  constructor() {
    super();
    FakeRequest.all.push(this);
  }

  open(...given: readonly string[]): void {
    this.opened = given;
  }

  setRequestHeader(): void {
    // What is sent besides is for the tests of the server.
  }

  send(form: FormData): void {
    this.sent = form;
  }

  abort(): void {
    this.aborted = true;
  }

  answer(status: number, response: unknown): void {
    Object.assign(this, { status, response });
    this.dispatchEvent(new Event('load'));
  }
}

beforeEach(() => {
  FakeRequest.all = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => void vi.unstubAllGlobals());

const Owner = ({ removable = false }: { readonly removable?: boolean }) => {
  const [value, setValue] = useState(OLD);
  return (
    <>
      <PictureField
        label="Logo"
        value={value}
        onChange={setValue}
        upload="/api/upload/team-logo"
        removable={removable}
      />
      <output>{value === OLD ? 'eski' : value}</output>
    </>
  );
};

const opened = async (removable = false) => {
  const page = await render(<Owner removable={removable} />);
  const box = page.getByLabelText('Logo', { exact: true });
  const choose = (bytes: number) =>
    userEvent.upload(box, new File([new Uint8Array(bytes)], 'logo.png', { type: 'image/png' }));
  const request = async (index = 0): Promise<FakeRequest> => {
    await expect.poll(() => FakeRequest.all[index]?.sent).toBeDefined();
    return FakeRequest.all[index] ?? expect.unreachable();
  };
  return { page, box, choose, request, value: page.getByRole('status') };
};

describe('a picture field', () => {
  it('stores the chosen file, shows how far that is, and hands on its address when it stands', async () => {
    const { page, choose, request, value } = await opened();
    await choose(3);
    const sent = await request();
    expect(sent.opened).toEqual(['POST', '/api/upload/team-logo']);
    expect(sent.sent?.get('logo')).toMatchObject({ name: 'logo.png', size: 3 });
    const bar = page.getByRole('progressbar', { name: 'Logo yükleniyor' });
    await expect.element(bar).toHaveAttribute('value', '0');
    sent.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded: 3, total: 4 }));
    await expect.element(bar).toHaveAttribute('value', '0.75');
    await expect.element(page.getByRole('img', { name: 'Logo: yükleniyor' })).toBeVisible();
    await expect.element(value).toHaveTextContent('eski');
    sent.answer(200, { logo: NEW });
    await expect.element(value).toHaveTextContent(NEW);
    await expect.element(page.getByRole('img', { name: 'Logo: şu anki' })).toHaveAttribute('src', NEW);
    await expect.element(bar).not.toBeInTheDocument();
  });

  it('says a refusal at the field, and the old picture stays; the same file may be chosen again', async () => {
    const { page, box, choose, request, value } = await opened();
    await choose(3);
    const message = 'Bu logo okunamadı; dosya bozuk ya da eksik.';
    const body = { type: 'x', title: 'x', status: 422, code: 'PICTURE_UNREADABLE', message };
    (await request()).answer(422, body);
    await expect.element(box).toHaveAccessibleDescription(/Logo yüklenirken hata oluştu: Bu logo okunamadı/);
    await expect.element(box).toHaveAttribute('aria-invalid', 'true');
    await expect.element(value).toHaveTextContent('eski');
    await expect.element(page.getByRole('img', { name: 'Logo: şu anki' })).toHaveAttribute('src', OLD);
    await choose(3);
    (await request(1)).answer(200, { logo: NEW });
    await expect.element(value).toHaveTextContent(NEW);
    await expect.element(box).not.toHaveAttribute('aria-invalid');
  });

  it.each([
    ['no answer', (sent: FakeRequest) => void sent.dispatchEvent(new Event('error'))],
    ['no answer in time', (sent: FakeRequest) => void sent.dispatchEvent(new Event('timeout'))],
    ["a proxy's page", (sent: FakeRequest) => sent.answer(502, null)],
  ])('says it where there is %s', async (_, end) => {
    const { box, choose, request, value } = await opened();
    await choose(3);
    end(await request());
    await expect.element(box).toHaveAccessibleDescription(/Logo yüklenirken hata oluştu: ./);
    await expect.element(value).toHaveTextContent('eski');
  });

  it('sends no file that is too large', async () => {
    const { box, choose } = await opened();
    await choose(2 * 1024 * 1024 + 1);
    await expect.element(box).toHaveAccessibleDescription(/çok büyük \(en fazla 2 MB\)/);
    expect(FakeRequest.all).toEqual([]);
  });

  it('ends an upload when another file is chosen, and hears no more of it', async () => {
    const { choose, request, value } = await opened();
    await choose(3);
    const first = await request();
    await choose(4);
    const second = await request(1);
    expect(first.aborted).toBe(true);
    first.answer(200, { logo: '/images/first.webp' });
    second.answer(200, { logo: NEW });
    await expect.element(value).toHaveTextContent(NEW);
  });

  it('is emptied by its button, where it may be', async () => {
    const { page, value } = await opened(true);
    await page.getByRole('button', { name: 'Logo: kaldır' }).click();
    await expect.element(value).toHaveTextContent('');
    await expect.element(page.getByText('Logo yok')).toBeVisible();
  });
});
