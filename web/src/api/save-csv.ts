import { problem } from '@league/command-api/contract/problem.ts';
import { freshness, sessions } from './browser.ts';
import { ApiProblem, NoAnswer, UnreadableAnswer } from './errors.ts';

/** A large file over a slow phone. */
const TIMEOUT_MS = 60_000;

/** The name in a `Content-Disposition` (RFC 6266). */
const nameIn = (header: string | null): string => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1];
  return encoded === undefined ? 'tablo.csv' : decodeURIComponent(encoded);
};

const ask = async (
  path: string,
  signal: AbortSignal,
): Promise<{ readonly response: Response; readonly file: Blob }> => {
  const token = sessions.current()?.token;
  const position = freshness.known();
  const headers = new Headers({ Accept: 'text/csv' });
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  if (position !== null) headers.set('X-Min-Position', position);
  const response = await fetch(path, { headers, signal });
  const file = await response.blob();
  if (response.status === 401 && token !== undefined) sessions.endIfStill(token);
  return { response, file };
};

/**
 * Saves the answer of a GET as a file for spreadsheets. It is fetched and not linked to: a link can neither say what it accepts nor carry
 * the session, with which an admin's table has more in it. @throws ApiError
 */
export const saveCsv = async (path: string): Promise<void> => {
  const running = new AbortController();
  const timer = setTimeout(() => running.abort(), TIMEOUT_MS);
  try {
    const { response, file } = await ask(path, running.signal).catch(() => {
      throw new NoAnswer(path, running.signal.aborted ? 'timeout' : 'network');
    });
    if (!response.ok) throw await refusalIn(path, response.status, file);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = nameIn(response.headers.get('Content-Disposition'));
    link.click();
    // Browsers read it only after the click.
    setTimeout(() => URL.revokeObjectURL(link.href), TIMEOUT_MS);
  } finally {
    clearTimeout(timer);
  }
};

const refusalIn = async (path: string, status: number, body: Blob): Promise<ApiProblem | UnreadableAnswer> => {
  const text: unknown = await new Response(body).json().catch(() => null);
  const refused = problem.safeParse(text);
  return refused.success ? new ApiProblem(path, refused.data) : new UnreadableAnswer(path, status);
};
