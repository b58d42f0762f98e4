import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { BROWSER_FLOOR, browserFloor } from './browser-floor.ts';
import { paintFirst } from './paint-first.ts';

/** Where `npm start` listens; the proxy makes development look like the one origin of production. */
const SERVER = { target: 'http://127.0.0.1:3000', changeOrigin: false };

const VENDOR =
  /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack)\/(?!.*\/useBlocker)/;

const HEADS = /web\/src\/(components\/query\/late-part|components\/ui\/facts-line|format\/number)\.tsx?$/;

export default defineConfig(({ isSsrBuild = false, mode }) => ({
  // Vite may be started from the root of the repository too.
  root: import.meta.dirname,
  plugins: [
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
    browserFloor(),
    paintFirst(),
  ],
  // The renderer runs without the packages that it is made of, in whatever environment.
  ssr: { noExternal: true },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify(mode) } }),
  server: { proxy: { '/api': SERVER, '/images': SERVER } },
  build: {
    outDir: 'dist',
    target: BROWSER_FLOOR,
    sourcemap: false,
    // Nothing is inlined as data:, so that the content-security policy can stay at 'self'.
    assetsInlineLimit: 0,
    // One style for all pages: it stands in the document.
    cssCodeSplit: false,
    // For src/server, which names the files of each page. It lies beside the renderer, in a folder that is served to nobody.
    manifest: isSsrBuild ? false : '.server/manifest.json',
    copyPublicDir: !isSsrBuild,
    // Scripts list no imports of the files that they fetch late: all pages would carry the list.
    modulePreload: {
      // Runs in the first script, after whose imports little is left to preload.
      polyfill: false,
      resolveDependencies: (_file, imports, { hostType }) => (hostType === 'html' ? imports : []),
    },
    rolldownOptions: {
      treeshake: { manualPureFunctions: ['z'] },
      output: {
        // What every page needs and no release of ours changes: it stays in the visitors' caches.
        ...(!isSsrBuild && {
          codeSplitting: {
            groups: [
              { name: 'vendor', test: VENDOR },
              // What every page begins with, in one file, and what the heads of most public pages share.
              { name: 'first', tags: ['$initial'] },
              { name: 'heads', test: HEADS },
            ],
          },
        }),
      },
    },
  },
}));
