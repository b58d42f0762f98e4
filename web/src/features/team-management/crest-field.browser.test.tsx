import type { Crest } from '@league/query-api/contract/crest.ts';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { wornByOthers } from './crest-choice.ts';
import { CrestField } from './crest-field.tsx';

const worn = wornByOthers([{ _id: '1', name: 'Kartal', crest: 'red-white-stripes' }]);

type GivenProps = {
  readonly first: Crest | undefined;
  readonly onChange: (crest: Crest | undefined) => void;
};

const Given = ({ first, onChange }: GivenProps) => {
  const [crest, setCrest] = useState(first);
  return (
    <CrestField
      id="crest"
      error={undefined}
      value={crest}
      automatic
      worn={worn}
      name="Moda"
      onChange={(next) => {
        setCrest(next);
        onChange(next);
      }}
    />
  );
};

const open = async (first: Crest | undefined) => {
  const onChange = vi.fn<(crest: Crest | undefined) => void>();
  await render(<Given first={first} onChange={onChange} />);
  return onChange;
};

const group = (name: RegExp) => page.getByRole('radiogroup', { name });
const automatic = page.getByRole('checkbox', { name: /^Armayı lig seçsin/ });

it('leaves the choice to the league until somebody chooses, and takes it back', async () => {
  const onChange = await open(undefined);
  await expect.element(group(/^Ana renk/)).not.toBeInTheDocument();
  await automatic.click();
  await expect.element(group(/^Ana renk/)).toBeVisible();
  await automatic.click();
  expect(onChange).toHaveBeenLastCalledWith(undefined);
});

it('is chosen by keys: arrows move through the colours, and each place says its colour', async () => {
  const onChange = await open({ primary: 'red', secondary: 'black', pattern: 'sash' });
  await group(/^Ana renk: kırmızı/)
    .getByRole('radio', { name: 'kırmızı' })
    .click();
  await userEvent.keyboard('{ArrowRight}');
  expect(onChange).toHaveBeenLastCalledWith({ primary: 'navy', secondary: 'black', pattern: 'sash' });
  await expect.element(group(/^Ana renk: lacivert/)).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'Arma ve forma: lacivert-siyah, çapraz kuşaklı' })).toBeVisible();
});

it('names who wears a pair, and does not offer the crest of another team', async () => {
  const onChange = await open({ primary: 'red', secondary: 'black', pattern: 'stripes' });
  await group(/^İkinci renk/)
    .getByRole('radio', { name: 'beyaz (çifti taşıyan: Kartal)' })
    .click();
  expect(onChange).toHaveBeenLastCalledWith({ primary: 'red', secondary: 'white', pattern: 'halves' });
  await expect.element(page.getByText('Bu renk çiftini taşıyan: Kartal')).toBeVisible();
  await expect.element(group(/^Desen/).getByRole('radio', { name: /^çubuklu/ })).toBeDisabled();
  await expect.element(page.getByText('Kartal taşıyor')).toBeVisible();
});

it('says that two colours are hard to tell apart', async () => {
  await open({ primary: 'red', secondary: 'yellow', pattern: 'sash' });
  await expect.element(page.getByText(/^Bu iki renk/)).not.toBeInTheDocument();
  await group(/^Ana renk/)
    .getByRole('radio', { name: 'turuncu' })
    .click();
  await expect.element(page.getByText('Bu iki renk birbirine çok yakın; küçük armada ayırt edilmez.')).toBeVisible();
});
