import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distinctLabels, ownLabel } from './season-labels.ts';

describe('what a season is called', () => {
  it.each([
    ['2027-08-10', 3, 'Sezon 2027'],
    [null, 3, 'Sezon 3'],
  ])('is the year of its start date %s, else its number', (startDate, season, label) => {
    expect(ownLabel(season, startDate)).toBe(label);
  });
});

describe('seasons that would be called alike', () => {
  it('are told apart by a number behind the later ones', () => {
    expect(distinctLabels(['Sezon 2026', 'Sezon 2026', 'Sezon 2027', 'Sezon 2026'])).toEqual([
      'Sezon 2026',
      'Sezon 2026 (2)',
      'Sezon 2027',
      'Sezon 2026 (3)',
    ]);
  });

  it('keep a number that they were given when they opened', () => {
    const opened = ['Sezon 2026', 'Sezon 2026 (2)', 'Sezon 2026'];
    expect(distinctLabels(opened)).toEqual(['Sezon 2026', 'Sezon 2026 (2)', 'Sezon 2026 (3)']);
  });

  it('are never called the same, and no later season changes the label of an earlier one', () => {
    const label = fc.constantFrom('Sezon 1', 'Sezon 2', 'Sezon 2026', 'Sezon 2026 (2)', 'Sezon 2026 (2) (2)');
    fc.assert(
      fc.property(fc.array(label), label, (earlier, latest) => {
        const labels = distinctLabels([...earlier, latest]);
        expect(new Set(labels).size).toBe(labels.length);
        expect(labels.slice(0, -1)).toEqual(distinctLabels(earlier));
      }),
    );
  });
});
