import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXCEL_SEASON } from '@league/command-api/testing/excel.ts';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '@league/tests/kit/temporary-folder.ts';
import { importSource } from './import-source.ts';

const fileOf = (name: string, content: string | Buffer): string => {
  const file = join(temporaryFolder(), name);
  writeFileSync(file, content);
  return file;
};

const CSV = 'hafta;ev sahibi;deplasman\r\n1;Işık;Göztepe\r\n';

/** Letters that windows-1254 has in other places than UTF-8. */
const WINDOWS_1254: Readonly<Record<string, number>> = { I: 0x49, ş: 0xfe, ı: 0xfd, ö: 0xf6 };

describe('the file of an import', () => {
  it('is a CSV as Excel saves it', async () => {
    expect(await importSource(fileOf('sezon.csv', EXCEL_SEASON))).toEqual({ csv: EXCEL_SEASON.toString('utf8') });
  });

  it.each(['[{"week":1}]', '{"matches":[{"week":1}]}', '\ufeff[{"week":1}]'])('is a list in JSON: %j', async (json) => {
    expect(await importSource(fileOf('sezon.JSON', json))).toEqual({ matches: [{ week: 1 }] });
  });

  const windows1254 = Buffer.from(Array.from(CSV, (letter) => WINDOWS_1254[letter] ?? letter.charCodeAt(0)));
  const swapped = Buffer.from(`\ufeff${CSV}`, 'utf16le').swap16();

  it.each([
    ['as windows-1254, which Excel calls CSV', windows1254, /^\S+ is not UTF-8 text \(perhaps windows-1254\): /],
    ['as UTF-16, which Excel calls Unicode text', Buffer.from(`\ufeff${CSV}`, 'utf16le'), /^\S+ is UTF-16 text: /],
    ['as UTF-16 the other way round', swapped, /^\S+ is UTF-16 text: /],
    ['as UTF-16 without a mark', Buffer.from('week,home,away\n', 'utf16le'), /^\S+ is UTF-16 text: /],
  ])('is refused with what to do about it when it was saved %s', async (_, bytes, what) => {
    const refused = importSource(fileOf('sezon.csv', bytes));
    await expect(refused).rejects.toMatchObject({ name: 'NotReadable', message: expect.stringMatching(what) });
    await expect(refused).rejects.toThrow(/save it as UTF-8 \(in Excel: "CSV UTF-8 \(Virgülle ayrılmış\)"\)$/);
  });

  it('is refused when it is no JSON, or not there', async () => {
    await expect(importSource(fileOf('sezon.json', '[{'))).rejects.toMatchObject({ name: 'NotReadable' });
    await expect(importSource('/no/such/file.csv')).rejects.toThrow('/no/such/file.csv cannot be read: ENOENT');
  });
});
