import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A `.cpuprofile` as V8 writes it. */
type Profile = {
  readonly nodes: readonly ProfileNode[];
  readonly samples: readonly number[];
  /** µs between samples. */
  readonly timeDeltas: readonly number[];
};
type ProfileNode = {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
  readonly children?: readonly number[];
};

const ROOT = new URL('../', import.meta.url).href;
const FUNCTIONS_SHOWN = 50;
/** Groups with less of the time are left out. */
const SHARE_SHOWN = 0.004;

/** Where the time went: self time by folder or package, then by function; µs for each of `units` pieces of work. */
export const describeProfile = (file: string, units: number): string => {
  const { nodes, samples, timeDeltas } = JSON.parse(readFileSync(file, 'utf8')) as Profile;
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap((node) => (node.children ?? []).map((child) => [child, node] as const)));
  const groups = new Map<string, number>();
  const functions = new Map<string, number>();
  let busy = 0;
  for (const [index, id] of samples.entries()) {
    const node = byId.get(id);
    const took = timeDeltas[index] ?? 0;
    if (node === undefined || isNoWork(node)) continue;
    busy += took;
    add(groups, groupOf(node, parents), took);
    add(functions, nameOf(node, parents), took);
  }
  const line = ([name, took]: readonly [string, number]): string =>
    `${((100 * took) / busy).toFixed(1).padStart(5)} % ${(took / units).toFixed(2).padStart(8)} µs  ${name}`;
  const sorted = (map: ReadonlyMap<string, number>): [string, number][] => [...map].toSorted((a, b) => b[1] - a[1]);
  return [
    `busy ${(busy / 1000).toFixed(0)} ms, ${(busy / units).toFixed(1)} µs each for ${units}`,
    '',
    ...sorted(groups)
      .filter(([, took]) => took / busy >= SHARE_SHOWN)
      .map(line),
    '',
    ...sorted(functions).slice(0, FUNCTIONS_SHOWN).map(line),
  ].join('\n');
};

const add = (map: Map<string, number>, name: string, took: number): void => {
  map.set(name, (map.get(name) ?? 0) + took);
};

/** Waiting, and the profiler itself. */
const isNoWork = ({ callFrame: { functionName, url } }: ProfileNode): boolean =>
  functionName === '(idle)' || url === 'node:inspector';

type Parents = ReadonlyMap<number, ProfileNode>;

/** A native function counts for whoever called it. */
const callerOf = (node: ProfileNode, parents: Parents): ProfileNode => {
  let at = node;
  while (at.callFrame.url === '') {
    const parent = parents.get(at.id);
    if (parent === undefined || parent.callFrame.functionName === '(root)') return at;
    at = parent;
  }
  return at;
};

/** Package, folder of ours, or module of Node's own. */
const groupOf = (node: ProfileNode, parents: Parents): string => {
  const { functionName, url } = node.callFrame;
  if (functionName.startsWith('(')) return functionName;
  const owner = callerOf(node, parents).callFrame.url;
  if (!owner.startsWith('file:')) return owner;
  const parts = placeOf(owner).split('/');
  const inPackage = owner.includes('/node_modules/') && parts[0]?.startsWith('@') !== true;
  const depth = inPackage ? 1 : parts[0] === 'infra' ? 3 : 2;
  return `${parts.slice(0, depth).join('/')}${url === '' ? ' (native)' : ''}`;
};

const nameOf = (node: ProfileNode, parents: Parents): string => {
  const { functionName, url, lineNumber } = node.callFrame;
  const name = functionName || '(anonymous)';
  if (url !== '') return `${name}  ${placeOf(url)}:${lineNumber + 1}`;
  const { callFrame } = callerOf(node, parents);
  return callFrame.url === '' ? name : `${name} (native)  from ${callFrame.functionName}  ${placeOf(callFrame.url)}`;
};

/** Path in the repository, or in its package. */
const placeOf = (url: string): string => {
  const inPackage = url.split('/node_modules/').at(-1);
  if (url.includes('/node_modules/') && inPackage !== undefined) return inPackage;
  return url.startsWith(ROOT) ? fileURLToPath(url).slice(fileURLToPath(ROOT).length) : url;
};
