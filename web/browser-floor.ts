import type { Plugin } from 'vite';

/** The oldest browsers that we serve; public/appearance.js tells older ones so. Syntax is lowered to these by vite. */
export const BROWSER_FLOOR = ['chrome111', 'edge111', 'firefox128', 'safari16.4', 'ios16.4'];

/** What came later to at least one of them, and no build lowers. */
const LATER = [
  /\bAbortSignal\.any\b/,
  /\b(?:Map|Object)\.groupBy\b/,
  /\bPromise\.(?:withResolvers|try)\b/,
  /\bArray\.fromAsync\b/,
  /\bIterator\.(?:from|prototype)\b/,
  /\.(?:keys|values|entries)\(\)\.(?:map|filter|reduce|some|every|find|flatMap|forEach|take|drop|toArray)\(/,
  /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
  /\bURL\.(?:canParse|parse)\(/,
  /\.checkVisibility\(/,
  /\.(?:show|hide|toggle)Popover\(/,
  /\bstartViewTransition\(/,
  /\brequestIdleCallback\(/,
  /\bscheduler\.(?:yield|postTask)\(/,
  /\bIntl\.DurationFormat\b/,
  /\b(?:RegExp\.escape|Error\.isError|Math\.sumPrecise|Temporal\.)/,
  /\blight-dark\(/,
  /@(?:scope|position-try|function)\b/,
  /\bcontrast-color\(/,
];

/** Whether the code looks whether the browser has it, before it uses it. */
const isAsked = (code: string, used: string): boolean => {
  const name = /(\w+)\W*$/.exec(used)?.[1] ?? '';
  return new RegExp(`typeof [\\w.]*\\b${name}\\b|["'\`]${name}["'\`] ?in\\b`).test(code);
};

/** What this built file uses that the oldest browsers do not have. */
export const tooNew = (code: string): readonly string[] =>
  LATER.flatMap((pattern) => pattern.exec(code)?.[0] ?? []).filter((used) => !isAsked(code, used));

/** Fails a build whose files would crash in the oldest browsers that we serve. */
export const browserFloor = (): Plugin => ({
  name: 'browser-floor',
  // In development comments are left in the code, and name what it avoids.
  apply: (_config, { command, mode, isSsrBuild = false }) =>
    command === 'build' && mode === 'production' && !isSsrBuild,
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      const code = file.type === 'chunk' ? file.code : file.fileName.endsWith('.css') ? String(file.source) : '';
      for (const used of tooNew(code))
        this.error(`${file.fileName} uses ${used}, which ${BROWSER_FLOOR.join(', ')} do not all have`);
    }
  },
});
