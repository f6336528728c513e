import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vite'
import { CARDS, CORE, EVERYWHERE } from './scripts/vite/chunks.ts'
import { deskChunk } from './scripts/vite/desk-chunks.ts'
import { keptIcons, keylessIcons } from './scripts/vite/icons.ts'
import {
  buildManifest,
  deskFiles,
  pageStyles,
  precompress,
  routePages,
  silentReload,
} from './scripts/vite/plugins.ts'

const local = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig(({ isSsrBuild }) => ({
  // VITE_MOCK=1: the screens on mocks of the contract alone; neither the mocks nor their worker reach any other build.
  plugins: [
    react(),
    routePages(),
    ...(isSsrBuild
      ? [keptIcons()]
      : [
          silentReload(),
          keylessIcons(),
          buildManifest(),
          pageStyles(local('dist/client')),
          deskFiles(local('dist/client')),
          precompress(local('dist/client')),
        ]),
    process.env.VITE_MOCK === '1' && msw({ mode: 'worker-only' }),
  ],
  resolve: {
    // rjsf renders help texts as markdown; ours are plain words, and the parser weighs 31 kB.
    alias: [
      { find: /^markdown-to-jsx(\/react)?$/, replacement: local('src/forms/plain-text.tsx') },
      // The server's links are plain ones from the start; a browser's icons are light ones.
      isSsrBuild
        ? { find: /^react-router-dom$/, replacement: local('src/lib/server-router.tsx') }
        : { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: local('src/ui/light-icon.ts') },
      // Its package only names the development build, with every warning in it.
      {
        find: /^react-router$/,
        replacement: local('node_modules/react-router/dist/production/index.mjs'),
      },
      {
        find: /^react-router\/dom$/,
        replacement: local('node_modules/react-router/dist/production/dom-export.mjs'),
      },
    ],
  },
  ssr: { noExternal: true },
  // Said at build time for the server's part, too: React would otherwise render with its development code there.
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  // MapLibre's worker is an ES module that shares chunks with the map.
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    // What every page has already need not be named by each chunk that builds on it.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, deps) => deps.filter((dep) => !EVERYWHERE.test(dep)),
    },
    copyPublicDir: !isSsrBuild,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          // A desk page's first code is a file of its own: public ones do without it.
          input: { index: local('index.html'), 'desk-frame': local('src/desk-frame.ts') },
          output: {
            // A page's first code names a hundred files, and hashes are what packs worst: half of
            // base64's bits are enough to tell one content of a name from another.
            hashCharacters: 'hex',
            codeSplitting: {
              // Vendors keep their names from one release to the next, so browsers keep them, too.
              groups: [
                // The first code of a page (src/start.ts) needs this alone.
                {
                  name: 'loader',
                  test: /preload-helper|src[\\/](app[\\/]reload-once|lib[\\/](quietly|kept-write))/,
                  priority: 1,
                },
                { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
                { name: 'router', test: /node_modules[\\/](react-router|react-router-dom)[\\/]/ },
                { name: 'core', test: (id: string) => CORE.some((pattern) => pattern.test(id)) },
                { name: 'button', test: /src[\\/]ui[\\/]kit[\\/]button/ },
                // What opens comes with the room that opens it: it brings more of Material UI.
                {
                  name: 'desk-kit',
                  test: /src[\\/]ui[\\/](workspace[\\/]kit[\\/](button|checkbox|chip|field|icon|inline|search|select|tab-|table|text|toolbar)|kit[\\/](tab|walk))/,
                },
                // What the menus of every desk page share with tabs, which come later: in one piece.
                { name: 'material', test: /@mui[\\/](material[\\/])?utils[\\/]/ },
                { name: 'cards', test: (id: string) => CARDS.some((pattern) => pattern.test(id)) },
                // The two ways to see results: too small to be two files.
                { name: 'list-or-map', test: /lucide-react[\\/].*icons[\\/](list|map)\.m?js$/ },
                {
                  name: 'searching',
                  test: /src[\\/]features[\\/]listing[\\/]search[\\/](search-state|filters|title|steps|use-apply|active-filters)\.tsx?$/,
                },
                {
                  name: 'finding',
                  test: /src[\\/](features[\\/]listing[\\/](search[\\/](filter-menu|search-data)|maps[\\/](maps-data|map-search)|missing-page)|ui[\\/](lost-house|map[\\/]projection))\.tsx?$|src[\\/]lib[\\/]device\.ts$/,
                },
                // What a search asks for in words, with its prices: apart they weigh more than their code.
                {
                  name: 'wishes',
                  test: /src[\\/](features[\\/]listing[\\/]search[\\/]describe|lib[\\/]money-pin)\.ts$/,
                },
                {
                  debugName: 'desk',
                  name: deskChunk(),
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': `http://127.0.0.1:${process.env.PORT ?? 3000}`,
      '/map/': `http://127.0.0.1:${process.env.PORT ?? 3000}`,
      '/media': `http://127.0.0.1:${process.env.PORT ?? 3000}`,
      '/portrait': `http://127.0.0.1:${process.env.PORT ?? 3000}`,
    },
  },
}))
