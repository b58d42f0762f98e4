import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asUtf16, asWindows1254, EXCEL_SEASON } from '@league/command-api/testing/excel.ts';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '@league/tests/kit/temporary-folder.ts';
import { importSource } from './import-source.ts';

const fileOf = (name: string, content: string | Buffer): string => {
  const file = join(temporaryFolder(), name);
  writeFileSync(file, content);
  return file;
};

describe('the file of an import', () => {
  it('is sent byte for byte, in any encoding', async () => {
    const bytes = asWindows1254('hafta;ev sahibi;deplasman\r\n1;Işık;Göztepe\r\n');
    for (const sent of [EXCEL_SEASON, bytes]) {
      expect(await importSource(fileOf('sezon.csv', sent))).toEqual({ file: sent.toString('base64') });
    }
  });

  it.each(['[{"week":1}]', '{"matches":[{"week":1}]}', '\ufeff[{"week":1}]'])('is a list in JSON: %j', async (json) => {
    expect(await importSource(fileOf('sezon.JSON', json))).toEqual({ matches: [{ week: 1 }] });
  });

  it.each([
    ['windows-1254', asWindows1254('[{"home":"Işık"}]')],
    ['UTF-16', asUtf16('[{"week":1}]')],
  ])('is refused where it is JSON in %s', async (_, bytes) => {
    await expect(importSource(fileOf('sezon.json', bytes))).rejects.toMatchObject({
      name: 'NotReadable',
      message: expect.stringMatching(/is not UTF-8, in which JSON is written \(RFC 8259\): save it as UTF-8$/),
    });
  });

  it('is refused when it is no JSON, or not there', async () => {
    await expect(importSource(fileOf('sezon.json', '[{'))).rejects.toMatchObject({ name: 'NotReadable' });
    await expect(importSource('/no/such/file.csv')).rejects.toThrow('/no/such/file.csv cannot be read: ENOENT');
  });
});
