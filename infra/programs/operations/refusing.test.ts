import { Refused } from '@league/command-api/handling/refused.ts';
import { describe, expect, it } from 'vitest';
import { OperationRefused } from './operations.ts';
import { refusing } from './refusing.ts';

/** What an operator is told of a refusal: the reason, then its particulars. */
const told = async (refusal: Refused): Promise<readonly string[]> => {
  const refused = await refusing(() => Promise.reject(refusal)).catch((error: unknown) => error);
  return refused instanceof OperationRefused ? [refused.message, ...refused.lines] : [];
};

describe('a refusal at a terminal', () => {
  it('names each wrong field once', async () => {
    const errors = [
      { path: 'matches', message: 'Liste olmalı.' },
      { path: 'reason', message: 'Metin olmalı.' },
    ];
    expect(await told(new Refused('INVALID_FIELDS', { errors }))).toEqual([
      'matches: Liste olmalı.',
      'reason: Metin olmalı.',
    ]);
  });

  it('says what the lines of a file say of themselves, below the sentence of its code', async () => {
    const errors = [{ path: 'time', line: 2, message: '2. satır, time: ss:dd biçiminde olmalı.' }];
    expect(await told(new Refused('INVALID_IMPORT', { values: { lines: 1 }, errors }))).toEqual([
      '1 satırda hata var; hiçbir şey kaydedilmedi.',
      '2. satır, time: ss:dd biçiminde olmalı.',
    ]);
  });

  it('is one sentence where there are no fields', async () => {
    expect(await told(new Refused('NO_SEASON'))).toEqual(['Henüz başlamış bir sezon yok.']);
  });
});
