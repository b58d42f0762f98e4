import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CompareTable } from './compare-table.tsx';
import { FullSwitch } from './full-switch.tsx';
import { Skeleton } from './skeleton.tsx';
import { PageSpinner } from './spinner.tsx';

it('a page whose code comes late leaves its foot below the window', async () => {
  await page.viewport(375, 740);
  const screen = await render(
    <>
      <PageSpinner />
      <footer>Alt</footer>
    </>,
  );
  expect(screen.getByText('Alt').element().getBoundingClientRect().top).toBeGreaterThanOrEqual(740);
});

it('the switch of a table has its room before the table is there', async () => {
  await page.viewport(375, 740);
  const Page = ({ children }: { readonly children: ReactNode }) => (
    <div className="group/page @container/table">
      <FullSwitch full={false} onChange={() => undefined} />
      <div data-testid="part">{children}</div>
    </div>
  );
  const screen = await render(
    <Page>
      <Skeleton shape="table" rows={2} />
    </Page>,
  );
  const top = (): number => screen.getByTestId('part').element().getBoundingClientRect().top;
  const before = top();
  await screen.rerender(
    <Page>
      <CompareTable caption="Puan Durumu" full={false}>
        <tbody />
      </CompareTable>
    </Page>,
  );
  await expect.element(screen.getByRole('button').first()).toBeVisible();
  expect(top()).toBe(before);
});
