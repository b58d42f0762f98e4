import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Where `npm start` listens; the proxy makes development look like the one origin of production. */
const SERVER = { target: 'http://127.0.0.1:3000', changeOrigin: false };

const VENDOR = /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|use-sync-external-store|zod|@tanstack)\//;

/** Of those, what only some pages use; it goes with them. */
const LATER = /\/(useBlocker|useInfiniteQuery|infiniteQueryObserver|infiniteQueryOptions)\.js$/;

/** Where a visit begins: the start of the application, the frame of the public pages, and the table most come for. */
const FIRST = [/\/src\/main\.tsx$/, /\/src\/routes\/_site(\/standings)?\.tsx\?tsr-split/];

/** It names all icons there are, and says nothing about which are needed. */
const BARREL = /lucide-react\/dist\/esm\/lucide-react\.mjs$/;

type ModuleInfo = { readonly importers: readonly string[] };
type Modules = { readonly getModuleInfo: (id: string) => ModuleInfo | null };

/** Whether a module is there from the first moment: some chain of static imports leads to it from where a visit begins. */
const isNeededFirst = (id: string, modules: Modules, seen = new Set<string>()): boolean => {
  if (FIRST.some((start) => start.test(id))) return true;
  if (seen.has(id) || BARREL.test(id) || LATER.test(id)) return false;
  seen.add(id);
  return (modules.getModuleInfo(id)?.importers ?? []).some((importer) => isNeededFirst(importer, modules, seen));
};

/**
 * Our few chunks lead straight to each other, so vite's own list of what to load ahead (1 kB of script, and a table of all
 * pages) has nothing to add. In its place stands what says of a chunk that it could not be fetched.
 */
const plainImports: Plugin = {
  name: 'league:plain-imports',
  enforce: 'pre',
  apply: 'build',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? `export { fetchFile as __vitePreload } from '${import.meta.dirname}/src/api/page-files.ts';`
      : null,
};

export default defineConfig(({ command }) => ({
  resolve: {
    // What of two libraries a first visit would carry for nothing; each file says what it stands for.
    alias:
      command === 'build'
        ? [
            {
              find: 'use-sync-external-store/shim/with-selector',
              replacement: 'use-sync-external-store/with-selector',
            },
            { find: 'zod/mini', replacement: `${import.meta.dirname}/src/api/contract-reader.ts` },
            {
              find: /^\.\.\/createLucideIcon\.mjs$/,
              replacement: `${import.meta.dirname}/src/components/ui/create-icon.tsx`,
            },
          ]
        : [],
  },
  // Vite may be started from the root of the repository too.
  root: import.meta.dirname,
  plugins: [
    plainImports,
    // Before react(): it splits the route files that react() then compiles.
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // Loaders go with their pages: the visitor of one page does not carry what the others read.
      codeSplittingOptions: {
        defaultBehavior: [['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
      },
      routesDirectory: `${import.meta.dirname}/src/routes`,
      generatedRouteTree: `${import.meta.dirname}/src/routeTree.gen.ts`,
      addExtensions: true,
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    tailwindcss(),
  ],
  server: { proxy: { '/api': SERVER, '/images': SERVER } },
  build: {
    outDir: 'dist',
    sourcemap: false,
    // Nothing is inlined as data: or script, so that the content-security policy can stay at 'self'.
    assetsInlineLimit: 0,
    modulePreload: false,
    cssCodeSplit: false,
    rolldownOptions: {
      // Contracts are plain data: reading one's shape changes nothing, so what a page does not use may go.
      treeshake: { propertyReadSideEffects: false },
      output: {
        // Two files that every page needs anyway: one that stays the same from release to release, and our own frame.
        // Without them each page is a dozen files of half a kilobyte.
        codeSplitting: {
          groups: [
            { name: 'vendor', test: (id) => VENDOR.test(id) && !LATER.test(id) },
            { name: (id, modules) => (isNeededFirst(id, modules) ? 'shell' : null), debugName: 'shell' },
          ],
        },
      },
    },
  },
}));
