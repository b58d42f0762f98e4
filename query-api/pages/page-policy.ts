import { createHash } from 'node:crypto';

const POLICY = 'Content-Security-Policy';

/** The texts of style elements and scripts that stand in a document themselves. */
export type Inline = { readonly styles?: readonly string[]; readonly scripts?: readonly string[] };

/** These headers, whose policy lets the document have these besides files of its own origin (CSP 3, hash sources). */
export const allowing = (
  headers: Readonly<Record<string, string>>,
  { styles = [], scripts = [] }: Inline,
): Readonly<Record<string, string>> => {
  const policy = headers[POLICY];
  if (policy === undefined) return headers;
  return { ...headers, [POLICY]: withHashes(withHashes(policy, 'style-src', styles), 'script-src', scripts) };
};

const withHashes = (policy: string, directive: string, texts: readonly string[]): string => {
  const hashes = texts.map((text) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return policy.replace(`${directive} 'self'`, (own) => own + hashes.join(''));
};

/** What stands in a document that the build has written; never to be asked of one with other people's markup in it. */
export const inlineOf = (built: string): Required<Inline> => ({
  styles: [...built.matchAll(/<style>([^]*?)<\/style>/g)].map(([, text = '']) => text),
  scripts: [...built.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text = '']) => text),
});
