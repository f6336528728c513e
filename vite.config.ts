import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig, type Plugin } from 'vite'
import { writePageStyles } from './scripts/page-styles.ts'

const local = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/**
 * The server has to know which chunks a page needs. This adds `page` to every *.route.tsx: the path of the module its
 * `lazy` imports, which is that chunk's key in the client's manifest.
 */
function routePages(): Plugin {
  return {
    name: 'llar-route-pages',
    transform(code, id) {
      if (!id.endsWith('.route.tsx')) return null
      const [, target] =
        /lazy:\s*\(\)\s*=>\s*import\(\s*['"]([^'"]+)['"]\s*\)/.exec(readFileSync(id, 'utf8')) ?? []
      if (!target) throw new Error(`${id}: write lazy as () => import('…')`)
      const page = fileURLToPath(new URL(`${target}.tsx`, `file://${id}`)).slice(local('./').length)
      return { code: `${code}\nexport const page = ${JSON.stringify(page)}\n`, map: null }
    },
  }
}

/**
 * While the page is being loaded anew for a chunk that is gone (src/app/reload-guard.ts), Vite's helper would answer with
 * undefined, and whoever asked would fail on it and show the error screen: here it answers never.
 */
function silentReload(): Plugin {
  return {
    name: 'llar-silent-reload',
    transform(code, id) {
      if (!id.includes('vite/preload-helper')) return null
      const told = /if \(!(\w+)\.defaultPrevented\) throw \w+;?/
      if (!told.test(code)) throw new Error('the preload helper changed: look at silentReload')
      return { code: code.replace(told, '$&\nreturn new Promise(() => undefined)'), map: null }
    },
  }
}

/** `builds/latest.json` names the build by its entry's hash; open pages ask for it and reload at their next step (src/app/build-update.ts). */
function buildManifest(): Plugin {
  return {
    name: 'llar-build-manifest',
    generateBundle(_options, bundle) {
      const entry = Object.values(bundle).find((chunk) => chunk.type === 'chunk' && chunk.isEntry)
      const id = /-([\w-]+)\.js$/.exec(entry?.fileName ?? '')?.[1]
      if (!id) throw new Error('the entry has no hash in its name')
      const source = JSON.stringify({ id })
      this.emitFile({ type: 'asset', fileName: 'builds/latest.json', source })
      this.emitFile({ type: 'asset', fileName: `builds/meta/${id}.json`, source })
    },
  }
}

/**
 * One style sheet per public page (scripts/page-styles.ts). Such a sheet names in `data-holds` the pieces it is made of, so
 * that Vite's helper does not ask for them again behind it.
 */
function pageStyles(folder: string): Plugin {
  return {
    name: 'llar-page-styles',
    transform(code, id) {
      if (!id.includes('vite/preload-helper')) return null
      const known = /if \((\w+)\.rel === "stylesheet"\) (\w+\.styles)\.add\(\1\.href\);?/
      if (!known.test(code)) throw new Error('the preload helper changed: look at pageStyles')
      return {
        code: code.replace(
          known,
          '$&\n$1.dataset.holds?.split(" ").map((held) => $2.add(location.origin + held));',
        ),
        map: null,
      }
    },
    closeBundle: () => writePageStyles(folder),
  }
}

/**
 * The server draws the same hundred icons again for each reader: each is kept as one element with its lines as HTML, which
 * is what lucide's own component made of it.
 */
function keptIcons(): Plugin {
  return {
    name: 'llar-kept-icons',
    transform(code, id) {
      if (!/lucide-react[\\/]dist[\\/]esm[\\/]Icon\.mjs/.test(id)) return null
      if (!code.includes('export { Icon as default }'))
        throw new Error('lucide changed: look at keptIcons')
      return { code: code.replace('export { Icon as default }', KEPT_ICON), map: null }
    },
  }
}

/** Each line of an icon carries a random key for React, which an icon that never changes has no use for: they do not pack, and a page has eighty. */
function keylessIcons(): Plugin {
  return {
    name: 'llar-keyless-icons',
    apply: 'build',
    transform: (code, id) =>
      /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/.test(id)
        ? { code: code.replace(/,\s*key: "\w+"|^__iconData\.node;$/gm, ''), map: null }
        : null,
  }
}

const KEPT_ICON = `
const kept = new WeakMap();
const lines = (nodes) => nodes.map(({ type, props }) => '<' + type + Object.entries(props).map(([name, value]) => ' ' + name + '="' + value + '"').join('') + '></' + type + '>').join('');
export default function Kept({ children, ref, ...props }) {
  if (children || !props.icon) return createElement(Icon, { ...props, children });
  const { icon, ...rest } = props;
  const known = kept.get(icon) ?? new Map();
  kept.set(icon, known);
  const key = JSON.stringify(rest);
  const found = known.get(key);
  if (found) return found;
  const { children: nodes, ...attributes } = Icon.render(props, null).props;
  const drawn = createElement('svg', { ...attributes, ref: undefined, dangerouslySetInnerHTML: { __html: lines(nodes.filter(Boolean)) } });
  if (known.size < 50) known.set(key, drawn);
  return drawn;
}
`

/** Writes `.br` and `.gz` beside every text file of the client, so that the server never compresses a file itself. */
function precompress(folder: string): Plugin {
  return {
    name: 'llar-precompress',
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|svg|json|txt)$/.test(name) || name.startsWith('.vite')) continue
        const file = join(folder, name)
        const bytes = readFileSync(file)
        if (bytes.length < 1024) continue
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
        writeFileSync(
          `${file}.br`,
          brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
        )
      }
    },
  }
}

/**
 * What every page of either face needs, in one chunk: small files packed together weigh 3 kB less than apart. What only
 * some pages use (mutations, infinite lists, calls) stays out, or every visitor would carry it.
 */
const CORE = [
  /query-core[\\/].*[\\/](query|queryClient|queryCache|queryObserver|mutation|mutationCache|hydration|utils|retryer|removable|subscribable|infiniteQueryBehavior|\w+Manager)\.js$/,
  /react-query[\\/].*[\\/](QueryClientProvider|useBaseQuery|useQuery|suspense|errorBoundaryUtils|QueryErrorResetBoundary|IsRestoringProvider)\.js$/,
  /lucide-react[\\/]dist[\\/]esm[\\/](createLucideIcon|Icon|defaultAttributes|shared|context)/,
  /src[\\/]lib[\\/](api-error|dialog|format|href|http|message|paths|query-string|search-path|session|sign-in|site)\.ts$/,
  /src[\\/]i18n[\\/](index|language|spoken|use-translation|words)\.ts$/,
  /src[\\/]app[\\/]kept-state\.ts$/,
  /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](x|search|house|heart|scale|globe|chevron-left|chevron-right|chevron-down)\./,
  /src[\\/](ui[\\/]document-head|lib[\\/]part)\.tsx$/,
  /generated[\\/]api[\\/](listing|place)[\\/]/,
  /src[\\/]ui[\\/]kit[\\/](bare|public|class-names)/,
]

/** What every page with homes on it needs, packed together for the same reason. */
const CARDS = [
  /src[\\/]features[\\/]listing[\\/]card[\\/]/,
  /src[\\/]features[\\/]listing[\\/]compare[\\/](compare-button|compared|compare-path)\.tsx?$/,
  /src[\\/]features[\\/]listing[\\/](text-in|silent)\.ts$/,
  /src[\\/]features[\\/]saved[\\/].*heart/,
  /src[\\/]public[\\/](header|navigation|language-links|language-menu|account-button)\.tsx?$/,
  /src[\\/]features[\\/]listing[\\/](compare[\\/]compared-tray|later-states)\.tsx$/,
  /src[\\/]public[\\/]styles[\\/](base|card|fields|footer|header|header-menu|listing)\.css/,
]

/** Chunks that every page begins with; cards and the words of a search every public one that shows homes. */
const EVERYWHERE = /(rolldown-runtime|react|core|loader|router|cards|searching)-[\w-]+\.js$/

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
          precompress(local('dist/client')),
        ]),
    process.env.VITE_MOCK === '1' && msw({ mode: 'worker-only' }),
  ],
  resolve: {
    // rjsf renders help texts as markdown; ours are plain words, and the parser weighs 31 kB.
    alias: [
      { find: /^markdown-to-jsx(\/react)?$/, replacement: local('src/forms/plain-text.tsx') },
      // The server's links are plain ones from the start.
      ...(isSsrBuild
        ? [{ find: /^react-router-dom$/, replacement: local('src/lib/server-router.tsx') }]
        : []),
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
          output: {
            codeSplitting: {
              // Vendors keep their names from one release to the next, so browsers keep them, too.
              groups: [
                // The first code of a page (src/start.ts) needs this alone.
                { name: 'loader', test: /preload-helper|src[\\/]app[\\/]reload-once/, priority: 1 },
                { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
                { name: 'router', test: /node_modules[\\/](react-router|react-router-dom)[\\/]/ },
                { name: 'core', test: (id: string) => CORE.some((pattern) => pattern.test(id)) },
                { name: 'button', test: /src[\\/]ui[\\/]kit[\\/]button/ },
                { name: 'desk-kit', test: /src[\\/]ui[\\/]workspace[\\/]kit[\\/]/ },
                { name: 'cards', test: (id: string) => CARDS.some((pattern) => pattern.test(id)) },
                {
                  name: 'searching',
                  test: /src[\\/]features[\\/]listing[\\/]search[\\/](search-state|filters|describe|title|steps|use-apply|results-head)\.tsx?$/,
                },
                {
                  name: 'finding',
                  test: /src[\\/](features[\\/]listing[\\/](search[\\/](filter-menu|search-data)|maps[\\/](maps-data|map-search)|missing-page)|ui[\\/](lost-house|map[\\/]projection))\.tsx?$|src[\\/]lib[\\/]device\.ts$/,
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
      '/media': `http://127.0.0.1:${process.env.PORT ?? 3000}`,
      '/portrait': `http://127.0.0.1:${process.env.PORT ?? 3000}`,
    },
  },
}))
