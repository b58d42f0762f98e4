import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MessageBanner } from './message.tsx';
import { useMessage } from './use-message.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const Page = () => {
  const message = useMessage();
  return (
    <>
      <button type="button" onClick={() => message.say('Kaydedildi')}>
        Kaydet
      </button>
      <MessageBanner message={message} />
    </>
  );
};

/** Lets React render what the last event changed, and the clock of the message go on. */
const pass = async (ms: number) => {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  vi.advanceTimersByTime(ms);
};

it('a message goes by itself, but not under the pointer nor with the focus inside', async () => {
  const page = await render(<Page />);
  const [save, said] = [page.getByRole('button', { name: 'Kaydet' }), page.getByText('Kaydedildi')];
  await save.click();
  await said.hover();
  await pass(60_000);
  await expect.element(said).toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Mesajı kapat' })).toHaveFocus();
  await save.hover();
  await pass(60_000);
  await expect.element(said).toBeVisible();
  await userEvent.tab({ shift: true });
  await pass(5_000);
  await expect.element(said).not.toBeInTheDocument();
});
