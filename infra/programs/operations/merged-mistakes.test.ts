import { describe, expect, it } from 'vitest';
import { mergedMistakes } from './merged-mistakes.ts';

const unknown = (line: number, path: string, name: string) => ({
  line,
  path,
  message: `${line}. satır, ${path}: “${name}” adında bir takım yok.`,
});

describe('the mistakes of an import at a terminal', () => {
  it('are told once each, with the lines that make them; one of a single line is told as it is', () => {
    const errors = [
      unknown(2, 'away', 'Işık'),
      unknown(2, 'home', 'Moda: B'),
      unknown(3, 'away', 'Moda: B'),
      unknown(4, 'away', 'Moda: B'),
    ];
    expect(mergedMistakes(errors).map(({ message }) => message)).toEqual([
      '2. satır, away: “Işık” adında bir takım yok.',
      '“Moda: B” adında bir takım yok (satır 2, 3, 4).',
    ]);
  });

  it('keep the column that is wrong, and what has no line', () => {
    const wrong = (line: number, path: string) => ({
      line,
      path,
      message: `${line}. satır, ${path}: 0 ile 99 arasında tam sayı olmalı.`,
    });
    const torn = (line: number) => ({ line, path: 'csv', message: `${line}. satır: 7 sütun olmalı, 8 var.` });
    const body = { path: 'file', message: 'file, csv ve matches alanlarından yalnızca biri gönderilmeli.' };
    const errors = [body, wrong(7, 'homeScore'), wrong(7, 'awayScore'), wrong(8, 'awayScore'), torn(9), torn(10)];
    expect(mergedMistakes(errors).map(({ message }) => message)).toEqual([
      body.message,
      '7. satır, homeScore: 0 ile 99 arasında tam sayı olmalı.',
      'awayScore: 0 ile 99 arasında tam sayı olmalı (satır 7, 8).',
      '7 sütun olmalı, 8 var (satır 9, 10).',
    ]);
  });

  it('name ten lines at most, and say where there are or may be more', () => {
    const errors = Array.from({ length: 30 }, (_, n) => unknown(n + 2, 'home', 'Moda'));
    expect(mergedMistakes(errors)[0]?.message).toBe(
      '“Moda” adında bir takım yok (satır 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 ve 20 satır daha).',
    );
    const cut = Array.from({ length: 100 }, (_, n) => unknown(n + 2, 'home', n < 50 ? 'Moda' : `Takım ${n % 25}`));
    const told = mergedMistakes(cut).map(({ message }) => message);
    expect(told).toHaveLength(26);
    expect(told[0]).toBe('“Moda” adında bir takım yok (satır 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 ve en az 40 satır daha).');
    expect(told[1]).toBe('“Takım 0” adında bir takım yok (satır 52, 77, …).');
  });
});
