import { logoAnswer } from '@league/command-api/contract/picture.ts';
import { problem } from '@league/command-api/contract/problem.ts';
import { sessions } from './browser.ts';
import { ApiProblem, NoAnswer, UnreadableAnswer } from './errors.ts';

/** A call that stores a logo. */
export type LogoUpload = '/api/upload/logo' | '/api/upload/team-logo';

/** As long as a slow phone needs for 2 MiB, and the server for the picture. */
const TIMEOUT_MS = 120_000;

type Following = {
  /** Hears which share of the file is on its way, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
};

/** Stores the file; answers the address of what was made of it. By XMLHttpRequest, since fetch tells no progress. @throws ApiError */
export const uploadLogo = async (path: LogoUpload, file: File, { onProgress, signal }: Following): Promise<string> => {
  const token = sessions.current()?.token;
  const request = new XMLHttpRequest();
  const { promise, resolve, reject } = settling();
  request.open('POST', path);
  request.responseType = 'json';
  request.timeout = TIMEOUT_MS;
  request.setRequestHeader('Accept', 'application/json');
  if (token !== undefined) request.setRequestHeader('Authorization', `Bearer ${token}`);
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
  request.addEventListener('load', () => resolve());
  request.addEventListener('error', () => reject(new NoAnswer(path, 'network')));
  request.addEventListener('timeout', () => reject(new NoAnswer(path, 'timeout')));
  signal.addEventListener('abort', () => {
    request.abort();
    reject(signal.reason);
  });
  const form = new FormData();
  form.append('logo', file);
  request.send(form);
  await promise;
  if (request.status === 401 && token !== undefined) sessions.endIfStill(token);
  return addressIn(path, request);
};

/** Not by `Promise.withResolvers`, which browsers of the web's floor lack. */
const settling = () => {
  let resolve: () => void = () => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<void>((settle, refuse) => {
    resolve = settle;
    reject = refuse;
  });
  return { promise, resolve, reject };
};

/** @throws ApiProblem, UnreadableAnswer */
const addressIn = (path: string, { status, response }: XMLHttpRequest): string => {
  const answered = status < 300 ? logoAnswer.safeParse(response) : undefined;
  if (answered?.success === true) return answered.data.logo;
  const refused = problem.safeParse(response);
  throw refused.success ? new ApiProblem(path, refused.data) : new UnreadableAnswer(path, status);
};
