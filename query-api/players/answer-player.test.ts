import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { byGamertag, firstByGamertag } from './answer-player.ts';

const names = fc.constantFrom('Ece', 'Işık', 'İnci', 'Çağrı', 'Can', 'Zeynep', 'ece', 'Ömer', 'Oya');
const players = fc.uniqueArray(fc.record({ gamertag: names, id: fc.uuid() }), {
  selector: ({ id }) => id,
  maxLength: 40,
});

it('the first players by gamertag are those with which the whole list begins', () => {
  fc.assert(
    fc.property(players, fc.integer({ min: 1, max: 30 }), (all, most) => {
      const sorted = all.toSorted(byGamertag);
      expect(firstByGamertag(all, most)).toEqual(sorted.slice(0, most));
      expect(firstByGamertag(all)).toEqual(sorted);
    }),
  );
});
