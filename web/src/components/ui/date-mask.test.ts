import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskDate, maskedOf, parseMasked, shiftedDay } from './date-mask.ts';

/** A box written as "20|.11": the bar is the caret. */
const typedOf = (marked: string) => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') });
const shown = ({ text, caret }: { text: string; caret: number }) => `${text.slice(0, caret)}|${text.slice(caret)}`;
const edit = (before: string, typed: string, forward?: boolean) => shown(maskDate(before, typedOf(typed), forward));
/** Types the keys one by one at the end of the box. */
const type = (keys: string) =>
  [...keys].reduce((box, key) => maskDate(box.text, { text: box.text + key, caret: box.text.length + 1 }), {
    text: '',
    caret: 0,
  });

describe('typing at the end', () => {
  it.each([
    ['20112026', '20.11.2026|'],
    ['20.11.2026', '20.11.2026|'],
    ['5.9.2026', '5.9.2026|'],
    ['05092026', '05.09.2026|'],
    ['20', '20.|'],
    ['2011', '20.11.|'],
    ['2a0b', '20.|'],
    ['..2', '2|'],
    ['5..9', '5.9|'],
    ['201120267', '20.11.2026|'],
    ['20.11.2026.', '20.11.2026|'],
  ])('%s becomes %s', (keys, box) => {
    expect(shown(type(keys))).toBe(box);
  });
});

describe('pasting', () => {
  it.each([
    ['20.11.2026|', '20.11.2026|'],
    ['20112026|', '20.11.2026|'],
    [' 20.11.2026 21:00|', '20.11.2026|'],
    ['20/11/2026|', '20.11.2026|'],
  ])('%j becomes %j', (typed, box) => {
    expect(edit('', typed)).toBe(box);
  });
});

describe('deleting', () => {
  it('takes the dot at the end, and does not set it again', () => {
    expect(edit('20.', '20|')).toBe('20|');
    expect(edit('20', '2|')).toBe('2|');
  });

  it('steps over a dot between digits', () => {
    expect(edit('20.11.2026', '20|11.2026')).toBe('20|.11.2026');
    expect(edit('20.11.2026', '20|11.2026', true)).toBe('20.|11.2026');
  });

  it('leaves the rest and the caret alone', () => {
    expect(edit('20.11.2026', '2|.11.2026')).toBe('2|.11.2026');
    expect(edit('20.11.2026', '20.|.2026')).toBe('20.|.2026');
    expect(edit('20.11.2026', '20|.2026')).toBe('20|.2026');
    expect(edit('20.11.2026', '|')).toBe('|');
  });

  it('reaches the empty box from any date, key by key', () => {
    let box = '20.11.2026';
    for (let presses = 0; presses < 10; presses += 1) {
      box = maskDate(box, { text: box.slice(0, -1), caret: box.length - 1 }).text;
    }
    expect(box).toBe('');
  });
});

describe('typing inside', () => {
  it('fills the gap, and goes on behind the dot', () => {
    expect(edit('2.11.2026', '21|.11.2026')).toBe('21.|11.2026');
    expect(edit('20..2026', '20.1|.2026')).toBe('20.1|.2026');
    expect(edit('20.1.2026', '20.12|.2026')).toBe('20.12.|2026');
  });

  it('sets the dot that was deleted with the month', () => {
    expect(edit('20.2026', '20.1|2026')).toBe('20.1|2026');
    expect(edit('20.12026', '20.11|2026')).toBe('20.11.|2026');
  });

  it('takes nothing where there is no room', () => {
    expect(edit('20.11.2026', '205|.11.2026')).toBe('20|.11.2026');
    expect(edit('20.9.2026', '20.|.9.2026')).toBe('20|.9.2026');
    expect(edit('20.11.2026', 'x|20.11.2026')).toBe('|20.11.2026');
  });
});

describe('a day', () => {
  it.each([
    ['20.11.2026', '2026-11-20'],
    ['5.9.2026', '2026-09-05'],
    ['05.9.2026', '2026-09-05'],
    ['29.2.2028', '2028-02-29'],
    ['1.1.2000', '2000-01-01'],
  ])('%s is %s', (text, day) => {
    expect(parseMasked(text)).toBe(day);
  });

  it.each([
    '',
    '20',
    '20.11',
    '20.11.26',
    '0.11.2026',
    '32.1.2026',
    '1.0.2026',
    '1.13.2026',
    '31.12.1999',
    '31.4.2026',
    '29.2.2026',
    '20.11.20266',
    '20-11-2026',
  ])('%j is none', (text) => {
    expect(parseMasked(text)).toBeNull();
  });

  it('moves over the ends of months and years, and not before 2000', () => {
    expect(shiftedDay('2026-12-31', 1)).toBe('2027-01-01');
    expect(shiftedDay('2028-03-01', -1)).toBe('2028-02-29');
    expect(shiftedDay('2000-01-01', -1)).toBe('2000-01-01');
  });
});

const days = fc
  .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
  .map((instant) => instant.toISOString().slice(0, 10));

it('any day can be typed as eight digits', () => {
  fc.assert(
    fc.property(days, (day) => {
      const box = type(maskedOf(day).replaceAll('.', ''));
      expect(box.text).toBe(maskedOf(day));
      expect(parseMasked(box.text)).toBe(day);
    }),
  );
});

it('keeps its promises whatever is typed, pasted or deleted anywhere', () => {
  const edits = fc.array(fc.record({ from: fc.nat(12), to: fc.nat(12), text: fc.string({ maxLength: 12 }) }));
  fc.assert(
    fc.property(edits, (all) => {
      let box = '';
      for (const each of all) {
        const [from, to] = [
          Math.min(each.from, each.to, box.length),
          Math.min(Math.max(each.from, each.to), box.length),
        ];
        const caret = from + each.text.length;
        const next = maskDate(box, { text: box.slice(0, from) + each.text + box.slice(to), caret });
        expect(next.text).toMatch(/^[\d.]{0,10}$/);
        expect(next.text.split('.').length).toBeLessThanOrEqual(3);
        expect(next.caret).toBeGreaterThanOrEqual(0);
        expect(next.caret).toBeLessThanOrEqual(next.text.length);
        box = next.text;
      }
    }),
  );
});
