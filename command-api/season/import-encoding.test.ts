import { describe, expect, it } from 'vitest';
import { Refused } from '../handling/refused.ts';
import { asUtf16, asWindows1254 } from '../testing/excel.ts';
import { decodedFile } from './import-encoding.ts';

const CSV = 'hafta;ev sahibi;deplasman\r\n1;IŞIK Çağ;“Göztepe” – İnönü\r\n2;ığüşöç;ĞÜŞİÖÇ\r\n';

/** Line and sentence of each error. */
const mistakes = (bytes: Buffer) => {
  try {
    return decodedFile(bytes);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { code, details } = error;
    return [code, ...(details.errors ?? []).map(({ line, path, message }) => [line, path, message])];
  }
};

const SAVE_AGAIN = 'dosyayı Excel’de “CSV UTF-8 (Virgülle ayrılmış)” olarak kaydedip yeniden gönderin.';
const refused = (line: number, what: string) => [
  'INVALID_IMPORT',
  [line, 'file', `${line}. satır: ${what}; ${SAVE_AGAIN}`],
];

describe('the file of an import', () => {
  it.each([
    ['UTF-8', 'UTF-8', Buffer.from(CSV)],
    ['UTF-8 with its mark', 'UTF-8', Buffer.from(`\ufeff${CSV}`)],
    ['windows-1254', 'windows-1254', asWindows1254(CSV)],
    ['UTF-16', 'UTF-16', asUtf16(CSV)],
    ['UTF-16 the other way round', 'UTF-16', asUtf16(CSV).swap16()],
    ['UTF-16 without its mark', 'UTF-16', Buffer.from(CSV, 'utf16le')],
    ['UTF-16 the other way round without its mark', 'UTF-16', Buffer.from(CSV, 'utf16le').swap16()],
  ])('is read in %s', (_, encoding, bytes) => {
    expect(decodedFile(bytes)).toEqual({ text: CSV, encoding });
  });

  it('is UTF-8 where it has no letters of another alphabet than English', () => {
    expect(decodedFile(Buffer.from('week,home,away'))).toEqual({ text: 'week,home,away', encoding: 'UTF-8' });
  });

  it.each([
    ['a zip, as .xlsx is', 'PK\x03\x04'],
    ['an .xls of old', '\xd0\xcf\x11\xe0'],
  ])('is refused by name where it is %s', (_, head) => {
    expect(mistakes(Buffer.from(`${head}\0\x14\0`, 'latin1'))).toEqual([
      'INVALID_IMPORT',
      [1, 'file', `Bu bir Excel çalışma kitabı ya da zip dosyası; ${SAVE_AGAIN}`],
    ]);
  });

  it.each([0x81, 0x8d, 0x8e, 0x8f, 0x90, 0x9d, 0x9e])('is refused by line for a byte of no encoding: %i', (byte) => {
    const bytes = Buffer.concat([asWindows1254(`${CSV}3;Moda`), Buffer.of(byte), Buffer.from(';Kule\r\n')]);
    expect(mistakes(bytes)).toEqual(refused(4, `0x${byte.toString(16)} baytı windows-1254’te yok`));
  });

  it.each([
    ['letters', 'Şişli'],
    ['decomposed letters', 'C\u0327a'],
    ['a dash', 'Moda – Kule'],
  ])('is refused by line for UTF-8 %s within windows-1254', (_, utf8) => {
    const bytes = Buffer.concat([asWindows1254(`${CSV}3;`), Buffer.from(utf8), asWindows1254(';Kule\r\n4;Kuş;x')]);
    expect(mistakes(bytes)).toEqual(refused(4, 'UTF-8 ve windows-1254 karışık, bu satırda UTF-8 harfler var'));
  });

  it('is refused by line for windows-1254 within UTF-8, with or without its mark', () => {
    const bytes = Buffer.concat([Buffer.from(`${CSV}3;`), asWindows1254('Kuş;x')]);
    const expected = refused(4, 'UTF-8 ve windows-1254 karışık, bu satır UTF-8 değil');
    expect(mistakes(bytes)).toEqual(expected);
    expect(mistakes(Buffer.concat([Buffer.from('\ufeffa;b\nc\n\n'), asWindows1254('Kuş;x')]))).toEqual(expected);
  });

  it.each([
    ['half a character of UTF-16', Buffer.concat([asUtf16('a;b\nc'), Buffer.of(0x41)])],
    ['half a pair of UTF-16', asUtf16('a;b\nc\ud800d')],
    ['a zero', Buffer.from('a;b\nc\0d')],
    ['a letter that was lost before', Buffer.from('a;b\nI\ufffdık')],
  ])('is refused by line for %s', (_, bytes) => {
    expect(mistakes(bytes)).toEqual(refused(2, 'okunamayan bir karakter var'));
  });
});
