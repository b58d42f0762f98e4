import { isUtf8 } from 'node:buffer';
import type { ImportEncoding } from '../contract/import-answer.ts';
import { invalidImport } from './import-columns.ts';

const SAVE_AGAIN = 'dosyayı Excel’de “CSV UTF-8 (Virgülle ayrılmış)” olarak kaydedip yeniden gönderin.';

const WORKBOOK = 'Bu bir Excel çalışma kitabı ya da zip dosyası';
const PICTURE = 'Bu bir resim dosyası';

/** What no table is, by its first bytes: a zip, as .xlsx and .ods are, an .xls, a PDF, a picture. */
const OTHERS: ReadonlyMap<string, string> = new Map([
  ['PK\x03\x04', WORKBOOK],
  ['\xd0\xcf\x11\xe0', WORKBOOK],
  ['%PDF', 'Bu bir PDF dosyası'],
  ['\x89PNG', PICTURE],
  ['\xff\xd8\xff\xe0', PICTURE],
]);

/**
 * The text of a file without its byte order mark, and the encoding that it was read in. The file is UTF-16 or UTF-8 where its bytes
 * say so, else windows-1254. @throws Refused INVALID_IMPORT where the bytes fit none of them
 */
export const decodedFile = (bytes: Buffer): { readonly text: string; readonly encoding: ImportEncoding } => {
  const other = OTHERS.get(bytes.toString('latin1', 0, 4));
  if (other !== undefined) throw invalidImport([{ path: 'file', line: 1, message: `${other}; ${SAVE_AGAIN}` }]);
  const utf16 = utf16Of(bytes);
  const encoding = utf16 !== undefined ? 'UTF-16' : isUtf8(bytes) ? 'UTF-8' : 'windows-1254';
  if (encoding === 'windows-1254') refuseOthers(bytes);
  const text = new TextDecoder(utf16 ?? encoding).decode(bytes);
  refuse(unreadableLines(text), () => 'okunamayan bir karakter var');
  return { text, encoding };
};

type Line = { readonly number: number; readonly text: string };

const linesWith = (pattern: RegExp, text: string): Line[] => {
  if (!pattern.test(text)) return [];
  return text.split('\n').flatMap((line, index) => (pattern.test(line) ? [{ number: index + 1, text: line }] : []));
};

/** The lines that nobody wrote so: a decoder leaves U+FFFD where it cannot read, and no text has a zero. */
export const unreadableLines = (text: string): readonly Line[] => linesWith(/[\0\ufffd]/, text);

const refuse = (lines: readonly Line[], what: (text: string) => string): void => {
  if (lines.length === 0) return;
  const messageOf = ({ number, text }: Line): string => `${number}. satır: ${what(text)}; ${SAVE_AGAIN}`;
  throw invalidImport(lines.map((line) => ({ path: 'file', line: line.number, message: messageOf(line) })));
};

/** UTF-16 has its mark in front, or a zero in most pairs of bytes, as digits, delimiters and plain letters are written. */
const utf16Of = (bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined => {
  const mark = bytes.toString('latin1', 0, 2);
  const mostAt = (place: 0 | 1): boolean =>
    bytes.includes(0) && bytes.filter((byte, index) => byte === 0 && index % 2 === place).length > bytes.length / 4;
  if (mark === '\xff\xfe' || mostAt(1)) return 'utf-16le';
  return mark === '\xfe\xff' || mostAt(0) ? 'utf-16be' : undefined;
};

/**
 * UTF-8 begins with its mark, or has letters of Turkish and its neighbours, combining marks, dashes or quotes. The same bytes in
 * windows-1254 are a letter that Turkish lacks, followed by a sign.
 */
const UTF8_CHARACTER = /\xef\xbb\xbf|[\xc3-\xc5\xcc][\x80-\xbf]|\xe2\x80[\x80-\xbf]/;

/** Bytes for which windows-1254 has no character. */
const UNDEFINED_BYTE = /[\x81\x8d-\x90\x9d\x9e]/;

/** @throws Refused INVALID_IMPORT where bytes that are not UTF-8 are not all windows-1254 either */
const refuseOthers = (bytes: Buffer): void => {
  const latin1 = bytes.toString('latin1');
  const utf8 = linesWith(UTF8_CHARACTER, latin1);
  if (utf8.length > 0) {
    const others = unreadableLines(bytes.toString('utf8'));
    // The rarer kind of lines was likely pasted into the file.
    const [pasted, what] = utf8.length < others.length ? [utf8, 'da UTF-8 harfler var'] : [others, ' UTF-8 değil'];
    refuse(pasted, () => `UTF-8 ve windows-1254 karışık, bu satır${what}`);
  }
  refuse(
    linesWith(UNDEFINED_BYTE, latin1),
    (text) => `${hex(UNDEFINED_BYTE.exec(text)?.[0] ?? '')} baytı windows-1254’te yok`,
  );
};

const hex = (byte: string): string => `0x${byte.charCodeAt(0).toString(16)}`;
