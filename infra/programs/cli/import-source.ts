import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { reasonOf } from '@league/projector/running/fold.ts';

/** The file cannot be read; one line for the terminal. */
class NotReadable extends Error {
  override readonly name = 'NotReadable';
}

/** The part of an import's body that a file brings: a list where it is JSON, else its bytes as they are. @throws NotReadable */
export const importSource = async (file: string): Promise<{ file: string } | { matches: unknown }> => {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new NotReadable(`${file} cannot be read: ${error.code ?? error.message}`);
  });
  if (!file.toLowerCase().endsWith('.json')) return { file: bytes.toString('base64') };
  if (!isUtf8(bytes))
    throw new NotReadable(`${file} is not UTF-8, in which JSON is written (RFC 8259): save it as UTF-8`);
  let json: unknown;
  try {
    json = JSON.parse(bytes.toString('utf8').replace(/^\ufeff/, ''));
  } catch (error) {
    throw new NotReadable(`${file} is not JSON: ${reasonOf(error)}`);
  }
  return { matches: typeof json === 'object' && json !== null && 'matches' in json ? json.matches : json };
};
