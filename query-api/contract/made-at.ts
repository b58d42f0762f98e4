import type { LiveHello } from './live.ts';

/**
 * Whether this ETag is that of an answer made of these read models at these versions: after the release it names them one after
 * the other, in the order of `models-of-calls.ts`.
 */
export const isMadeAt = (etag: string, models: readonly string[], versions: LiveHello['models']): boolean => {
  const named = `.${models.map((model) => versions[model]).join('.')}`;
  return etag.includes(`${named}"`) || etag.includes(`${named}.`);
};
