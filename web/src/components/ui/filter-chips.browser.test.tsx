import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FilterChips } from './filter-chips.tsx';

const Filters = () => {
  const [labels, setLabels] = useState(['Kartal', 'Sonuç girildi', 'Kasım']);
  return (
    <FilterChips
      chips={labels.map((label) => ({ key: label, label }))}
      onRemove={(gone) => setLabels(labels.filter((label) => label !== gone))}
    />
  );
};

const openFilters = async () => {
  const page = await render(<Filters />);
  const chip = (label: string) => page.getByRole('button', { name: `Filtreyi kaldır: ${label}` });
  return {
    chip,
    row: page.getByRole('group', { name: 'Etkin filtreler' }),
  };
};

describe('filter chips', () => {
  it('give the focus on to the next, then to the one before, and at last to their row', async () => {
    const { chip, row } = await openFilters();
    await chip('Sonuç girildi').click();
    await expect.element(chip('Sonuç girildi')).not.toBeInTheDocument();
    await expect.element(chip('Kasım')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(chip('Kartal')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.element(row).toHaveFocus();
    await expect.element(chip('Kartal')).not.toBeInTheDocument();
  });
});
