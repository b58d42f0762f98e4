import { freshId } from '@league/events/testing/sample-events.ts';
import { describe, expect, it } from 'vitest';
import { codeHashOf, codeOf } from './reset-code.ts';

const KEY = Buffer.from('test');

describe('a reset code', () => {
  it('has twelve signs in three groups, none of which is taken for another', () => {
    for (let n = 0; n < 200; n += 1) {
      expect(codeOf(KEY, freshId())).toMatch(/^([A-HJ-NP-Z2-9]{4}-){2}[A-HJ-NP-Z2-9]{4}$/);
    }
  });

  it('is the same for the same command, and another for every other command and every other league', () => {
    const [one, other] = [freshId(), freshId()];
    expect(codeOf(KEY, one)).toBe(codeOf(KEY, one));
    expect(new Set([codeOf(KEY, one), codeOf(KEY, other), codeOf(Buffer.from('another'), one)]).size).toBe(3);
  });

  it.each(['abcd-efgh-jklm', 'ABCDEFGHJKLM', ' abcd efgh jklm ', 'Abcd–Efgh—Jklm', 'a b c d.efgh/jklm'])(
    'is taken as typed: %j',
    (typed) => {
      const owner = { accountId: freshId(), isAdmin: false };
      expect(codeHashOf(KEY, owner, typed)).toBe(codeHashOf(KEY, owner, 'ABCD-EFGH-JKLM'));
    },
  );

  it('is worth nothing for another account, or with another sign', () => {
    const owner = { accountId: freshId(), isAdmin: false };
    const hash = codeHashOf(KEY, owner, 'ABCD-EFGH-JKLM');
    expect(codeHashOf(KEY, { ...owner, accountId: freshId() }, 'ABCD-EFGH-JKLM')).not.toBe(hash);
    expect(codeHashOf(KEY, owner, 'ABCD-EFGH-JKLN')).not.toBe(hash);
    expect(hash).not.toContain('ABCD');
  });
});
