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
  readonly sourceCode: { readonly isGlobalReference: (node: Node) => boolean };
  readonly report: (problem: { readonly node: Node; readonly message: string }) => void;
};

type Rule = { readonly create: (context: Context) => Readonly<Record<string, (node: Node) => void>> };

/** Not oxlint's working directory: an editor may start it elsewhere. */
const root = path.resolve(import.meta.dirname, '../../..');

/** The first folder below the root is the package: the workspaces lie flat. */
const packageOf = (file: string): string | undefined => path.relative(root, file).split(path.sep, 1)[0];

/**
 * A relative import may not leave its package. Otherwise `../../infra/x.ts` would go around the import directions,
 * which are given by package name.
 */
const stayInPackage: Rule = {
  create: (context) => {
    const check = ({ source }: Node): void => {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      const target = path.resolve(path.dirname(context.filename), source.value);
      if (packageOf(target) === packageOf(context.filename)) return;
      context.report({ node: source, message: `'${source.value}' leaves the package: import it as '@league/…'` });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
      TSImportType: check,
    };
  },
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
  rules: { 'stay-in-package': stayInPackage, 'no-clock': noClock, 'no-async': noAsync },
};
