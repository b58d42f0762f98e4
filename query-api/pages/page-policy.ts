import { createHash } from 'node:crypto';

const POLICY = 'Content-Security-Policy';

/** The texts of style elements and scripts that stand in a document themselves. */
export type Inline = { readonly styles?: readonly string[]; readonly scripts?: readonly string[] };

/** These headers, with a policy that also allows these texts, by their hashes. */
export const allowing = (
  headers: Readonly<Record<string, string>>,
  { styles = [], scripts = [] }: Inline,
): Readonly<Record<string, string>> => {
  const policy = headers[POLICY];
  if (policy === undefined) return headers;
  return { ...headers, [POLICY]: withHashes(withHashes(policy, 'style-src', styles), 'script-src', scripts) };
};

const withHashes = (policy: string, directive: string, texts: readonly string[]): string => {
  const sources = texts.map((text) => ` ${hashSource(text)}`);
  return policy.replace(`${directive} 'self'`, (own) => own + sources.join(''));
};

/** The name of a text in a policy (CSP 3, hash sources): 'sha256-…', in its quotes. */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The inline styles and scripts of a document. The server asks only about the one that the build has written. */
export const inlineOf = (built: string): Required<Inline> => ({
  styles: [...built.matchAll(/<style>([^]*?)<\/style>/g)].map(([, text = '']) => text),
  scripts: [...built.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text = '']) => text),
});
