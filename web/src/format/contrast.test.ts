import { expect, it } from 'vitest';
import { formatContrast } from './contrast.ts';

it('writes contrasts with two decimals', () => {
  expect([4.526, 21].map(formatContrast)).toEqual(['4,53', '21,00']);
});
