import path from 'node:path';

/**
 * What oxlint has no rule for. Which files each rule holds for stands in `.oxlintrc.json`; that it really refuses what
 * it should is proved in `lint-rules.test.ts`. Oxlint calls its interface for such rules alpha: keep this file small.
 */

/** The little of a syntax node (ESTree) that the rules look at. */
type Node = {
  readonly type: string;
  readonly name?: unknown;
  readonly value?: unknown;
  readonly async?: unknown;
  readonly source?: Node | null;
  readonly callee?: Node;
  readonly arguments?: readonly Node[];
};

/** The little of oxlint's rule context that the rules use. */
type Context = {
  readonly filename: string;
  readonly options: readonly unknown[];
  readonly sourceCode: { readonly isGlobalReference: (node: Node) => boolean };
  readonly report: (problem: { readonly node: Node; readonly message: string }) => void;
};

type Rule = {
  readonly meta?: { readonly schema: object };
  readonly create: (context: Context) => Readonly<Record<string, (node: Node) => void>>;
};

/** Not oxlint's working directory: an editor may start it elsewhere. */
const root = path.resolve(import.meta.dirname, '../../..');

/** Package and folder of a file, and what is below: the workspaces lie flat. */
const placeOf = (file: string): string[] => path.relative(root, file).split(path.sep);

/** Shows each relative import of a file, in whatever form, to the check, with the file that it names. */
const relativeImports = (
  context: Context,
  check: (source: Node, target: string) => void,
): ReturnType<Rule['create']> => {
  const look = ({ source }: Node): void => {
    if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
    check(source, path.resolve(path.dirname(context.filename), source.value));
  };
  return {
    ImportDeclaration: look,
    ImportExpression: look,
    ExportAllDeclaration: look,
    ExportNamedDeclaration: look,
    TSImportType: look,
  };
};

/**
 * A relative import may not leave its package. Otherwise `../../infra/x.ts` would go around the import directions,
 * which are given by package name.
 */
const stayInPackage: Rule = {
  create: (context) =>
    relativeImports(context, (source, target) => {
      const [from] = placeOf(context.filename);
      if (placeOf(target)[0] === from) return;
      context.report({
        node: source,
        message: `'${String(source.value)}' leaves the package: import it as '@league/…'`,
      });
    }),
};

/**
 * The folders of a package stand in an order, which the rule's options name from the lowest up; a folder imports only what
 * stands below it, so that no circle of folders comes about. A folder that is not named may import all, and nobody may import it.
 */
const importDownwards: Rule = {
  meta: { schema: { type: 'array' } },
  create: (context) =>
    relativeImports(context, (source, target) => {
      const [from = '', to = ''] = [context.filename, target].map((file) => placeOf(file)[1]);
      const place = context.options.indexOf(from);
      const below = place === -1 ? context.options : context.options.slice(0, place);
      if (from === to || below.includes(to)) return;
      context.report({ node: source, message: `'${to}' does not stand below '${from}' in .oxlintrc.json` });
    }),
};

/**
 * `new Date()` and `Date()` read the clock, `new Date(text)` does not. Deciders and projections run again on retry and
 * in rebuilds, where the clock says something else: time arrives in the command or the event.
 */
const noClock: Rule = {
  create: (context) => {
    const isDate = (callee: Node | undefined): boolean =>
      callee?.type === 'Identifier' && callee.name === 'Date' && context.sourceCode.isGlobalReference(callee);
    const message = 'reads the clock: take the time from the command or the event';
    return {
      NewExpression: (node) => {
        if (isDate(node.callee) && node.arguments?.length === 0) context.report({ node, message });
      },
      CallExpression: (node) => {
        if (isDate(node.callee)) context.report({ node, message });
      },
    };
  },
};

/** Pure code has nothing to wait for; what waits does input or output. */
const noAsync: Rule = {
  create: (context) => {
    const check = (node: Node): void => {
      if (node.async === true) context.report({ node, message: 'pure code is not async: hand it what it needs' });
    };
    return {
      FunctionDeclaration: check,
      FunctionExpression: check,
      ArrowFunctionExpression: check,
      AwaitExpression: (node) => context.report({ node, message: 'pure code does not wait' }),
      ImportExpression: (node) => context.report({ node, message: 'pure code loads nothing while it runs' }),
    };
  },
};

export default {
  meta: { name: 'league' },
  rules: {
    'stay-in-package': stayInPackage,
    'import-downwards': importDownwards,
    'no-clock': noClock,
    'no-async': noAsync,
  },
};
