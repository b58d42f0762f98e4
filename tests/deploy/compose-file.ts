import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { parse } from 'yaml';

/** The parts of a service that tests read; the compose file has more. */
export type Service = {
  readonly image?: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly user?: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string | number>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly networks?: readonly string[];
  readonly depends_on?: readonly string[] | Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly restart?: string;
  readonly stop_grace_period?: string;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly logging?: { readonly driver: string };
};

export type ComposeFile = {
  readonly services: Readonly<Record<string, Service>>;
  readonly networks?: Readonly<Record<string, { readonly internal?: boolean } | null>>;
  readonly volumes?: Readonly<Record<string, null>>;
};

/** A compose file needs a variable that the environment does not have. */
export class VariableMissing extends Error {
  override readonly name = 'VariableMissing';
}

export type Variables = Readonly<Record<string, string | undefined>>;

const FOLDER = new URL('../../infra/deploy/', import.meta.url);

/** The text of a file of infra/deploy. */
export const fileHere = (name: string): string => readFileSync(fileURLToPath(new URL(name, FOLDER)), 'utf8');

/** A compose file of infra/deploy as Docker reads it with these variables. @throws VariableMissing */
export const composeFile = (name: string, variables: Variables): ComposeFile =>
  interpolated(parse(fileHere(name), { merge: true }), variables) as ComposeFile;

/** The variables of .env.example. */
export const exampleVariables = (): Variables => parseEnv(fileHere('.env.example'));

const interpolated = (value: unknown, variables: Variables): unknown => {
  if (typeof value === 'string') return substituted(value, variables);
  if (Array.isArray(value)) return value.map((item) => interpolated(item, variables));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, interpolated(item, variables)]));
};

/**
 * Replaces `${NAME:-default}` and `${NAME:?why}`, the only forms in our files; an empty variable counts as missing. The
 * text after the colon may contain more of them, so it ends at the brace that closes it.
 */
const substituted = (text: string, variables: Variables): string => {
  const start = /\$\{(?<name>\w+):(?<kind>[-?])/.exec(text);
  if (start?.groups === undefined) return text;
  const { name = '', kind } = start.groups;
  const begin = start.index + start[0].length;
  const end = closingBrace(text, begin);
  const given = variables[name] ?? '';
  if (given === '' && kind === '?') throw new VariableMissing(name);
  const value = given === '' ? substituted(text.slice(begin, end), variables) : given;
  return text.slice(0, start.index) + value + substituted(text.slice(end + 1), variables);
};

const closingBrace = (text: string, from: number): number => {
  let open = 1;
  for (let index = from; index < text.length; index += 1) {
    if (text[index] === '{') open += 1;
    if (text[index] === '}') open -= 1;
    if (open === 0) return index;
  }
  throw new Error(`no end of a variable in ${text}`);
};
