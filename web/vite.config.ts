import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where `npm start` listens; the proxy makes development look like the one origin of production. */
const SERVER = 'http://127.0.0.1:3000';

const VENDOR = /node_modules\/(react|react-dom|scheduler|use-sync-external-store|zod|@tanstack)\//;
const SHELL = /\/(web\/src\/(api|format|settings|layout)|events|command-api|query-api)\//;

export default defineConfig({
  // Vite may be started from the root of the repository too.
  root: import.meta.dirname,
  plugins: [
    // Before react(): it splits the route files that react() then compiles.
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
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
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Two files that every page needs anyway: one that stays the same from release to release, and our own frame.
        // Without them each page is a dozen files of half a kilobyte.
        codeSplitting: {
          groups: [
            { name: 'vendor', test: VENDOR },
            { name: 'shell', test: SHELL },
          ],
        },
      },
    },
  },
});
