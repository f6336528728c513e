import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { assetsOf, type Manifest } from '../server/ssr/manifest.ts'

const ROOT = join(import.meta.dirname, '..')
const ROUTES = join(ROOT, 'src', 'app', 'routes')
/** Modules of a layout's frame. */
export const FRAMES: Record<string, string[]> = {
  public: ['src/public/public-layout.tsx'],
  private: ['src/app/all-screens.ts', 'src/app/workspace/workspace-layout.tsx'],
  bare: ['src/app/all-screens.ts'],
}

/** Kilobytes of script that a page of a layout may bring on a first visit (decision 24). */
export const LIMITS: Record<string, number> = { public: 150, private: 330 }

export interface RouteSize {
  name: string
  layout: string
  /** Gzipped kilobytes on a first visit: scripts, style sheets, words of one language. */
  js: number
  css: number
  words: number
}

export interface Screen {
  name: string
  layout: string
  page: string
  /** Modules of which the page opens one at once (`opens` of its route). */
  opens: string[]
  namespaces: string[]
  /** Opens without a connection, too. */
  offline: boolean
}

/** What a *.route.tsx says, read from its text: importing it would need the bundler. */
export function screens(): Screen[] {
  const files = readdirSync(ROUTES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.route.tsx'),
  )
  return files.map((file) => {
    const text = readFileSync(join(ROUTES, file), 'utf8')
    const first = (pattern: RegExp): string => pattern.exec(text)?.[1] ?? ''
    const target = join(
      dirname(join(ROUTES, file)),
      `${first(/lazy:\s*\(\)\s*=>\s*import\(\s*['"]([^'"]+)/)}.tsx`,
    )
    const namespaces = [...first(/namespaces:\s*\[([^\]]*)\]/).matchAll(/['"]([^'"]+)['"]/g)].map(
      ([, name]) => name ?? '',
    )
    return {
      name: first(/name:\s*['"]([^'"]+)/),
      layout: first(/layout:\s*['"]([^'"]+)/),
      page: relative(ROOT, target),
      opens: [...text.matchAll(/'(src\/[\w/-]+\.tsx)'/g)].map(([, module]) => module ?? ''),
      namespaces,
      offline: text.includes('offline: true'),
    }
  })
}

/** The file of a namespace's words in a language, as the manifest names it. */
export const wordsOf = (manifest: Manifest, space: string, lang: string): string | undefined =>
  Object.keys(manifest).find(
    (key) =>
      key === `src/i18n/words/${space}.${lang}.json` ||
      key.endsWith(`/${space.replace('-', '/')}/i18n/${lang}.json`),
  )

/** Kilobytes each screen's first visit loads, from the client's manifest in `dist`. */
export function routeSizes(dist = join(ROOT, 'dist')): RouteSize[] {
  const client = join(dist, 'client')
  const manifest = JSON.parse(
    readFileSync(join(client, '.vite', 'manifest.json'), 'utf8'),
  ) as Manifest
  const known = new Map<string, number>()
  const weigh = (file: string): number => {
    const bytes = known.get(file) ?? gzipSync(readFileSync(join(client, file)), { level: 9 }).length
    known.set(file, bytes)
    return bytes
  }
  const kilobytes = (files: string[]): number =>
    Math.round(files.reduce((sum, file) => sum + weigh(file), 0) / 102.4) / 10
  return screens()
    .map(({ name, layout, page, namespaces }) => {
      const words = ['shell', 'errors', ...namespaces].map(
        (space) => wordsOf(manifest, space, 'es') ?? '',
      )
      // An entry that is no key of the manifest leaves nothing out: the whole visit counts.
      const {
        js,
        css,
        words: spoken,
      } = assetsOf(
        manifest,
        {
          modules: ['index.html', 'src/main.tsx', ...(FRAMES[layout] ?? []), page],
          words: Object.fromEntries(words.map((file) => [file, file])),
        },
        '',
      )
      return {
        name,
        layout,
        js: kilobytes(js),
        css: kilobytes(css),
        words: kilobytes(Object.values(spoken)),
      }
    })
    .sort((a, b) => a.layout.localeCompare(b.layout) * -1 || a.name.localeCompare(b.name))
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  console.log('kB gzip on a first visit')
  for (const { name, layout, js, css, words } of routeSizes())
    console.log(
      `${layout.padEnd(8)} ${name.padEnd(44)} js ${js.toFixed(1).padStart(6)}   css ` +
        `${css.toFixed(1).padStart(5)}   words ${words.toFixed(1).padStart(5)}`,
    )
}
