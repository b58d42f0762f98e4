import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { reasonOf } from '@league/projector/running/fold.ts';

/** The file cannot be read; one line for the terminal. */
class NotReadable extends Error {
  override readonly name = 'NotReadable';
}

/** What an import's file holds, as the body of the call. @throws NotReadable saying what to do about the file */
export const importSource = async (file: string): Promise<{ csv: string } | { matches: unknown }> => {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new NotReadable(`${file} cannot be read: ${error.code ?? error.message}`);
  });
  const encoding = foreignEncoding(bytes);
  if (encoding !== undefined) {
    throw new NotReadable(`${file} ${encoding}: save it as UTF-8 (in Excel: "CSV UTF-8 (Virgülle ayrılmış)")`);
  }
  const text = bytes.toString('utf8');
  if (!file.toLowerCase().endsWith('.json')) return { csv: text };
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new NotReadable(`${file} is not JSON: ${reasonOf(error)}`);
  }
  return { matches: typeof json === 'object' && json !== null && 'matches' in json ? json.matches : json };
};

/** UTF-16 has its mark in front, or, with plain letters, a zero in every second byte, which no text in UTF-8 holds. */
const foreignEncoding = (bytes: Buffer): string | undefined => {
  const mark = bytes.subarray(0, 2).toString('latin1');
  if (mark === '\xff\xfe' || mark === '\xfe\xff' || bytes.includes(0)) return 'is UTF-16 text';
  return isUtf8(bytes) ? undefined : 'is not UTF-8 text (perhaps windows-1254)';
};
