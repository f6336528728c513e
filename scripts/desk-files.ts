import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from '../server/ssr/manifest.ts'
import { FRAMES, screens, wordsOf, type Screen } from './sizes.ts'

const LANGS = ['es', 'en', 'ca', 'de'] as const
/** The frame's own, those of its command palette, and of the panel that other rooms show of a home. */
const WORDS = ['shell', 'errors', 'desk', 'palette', 'trust', 'trust-public']
const FIRST = ['index.html', 'src/desk-frame.ts', 'src/main.tsx', ...(FRAMES['private'] ?? [])]
/** Stays out: what needs a connection anyway or weighs more than it helps, and other rooms' forms. */
const LEFT_OUT =
  /live-map|pdf-pages|ChartsWrapper|firebase|mocks\/|generated\/forms\/(?!(?:agenda|contact|property|visit)\/)/

/** Files of modules with all that they import, now or later; other screens stay out. */
function filesOf(manifest: Manifest, modules: string[], others: ReadonlySet<string>): string[] {
  const seen = new Set<string>()
  const files = new Set<string>()
  const walk = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key) || others.has(key)) return
    seen.add(key)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(`/${file}`)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) walk(next)
  }
  modules.forEach(walk)
  return [...files].toSorted()
}

/**
 * What a device keeps to open the desk without a connection: the code and styles of its frame and of
 * the screens that say so (`offline` of a route), and by language their words.
 */
export function deskFilesOf(manifest: Manifest, all: readonly Screen[]) {
  const kept = all.filter(({ offline }) => offline)
  const others = new Set([
    ...all.filter(({ offline }) => !offline).flatMap(({ page, opens }) => [page, ...opens]),
    ...Object.keys(manifest).filter((key) => LEFT_OUT.test(key)),
  ])
  const spaces = [...new Set([...WORDS, ...kept.flatMap(({ namespaces }) => namespaces)])]
  const words = LANGS.map((lang) => [
    lang,
    spaces.flatMap((space) => {
      const file = manifest[wordsOf(manifest, space, lang) ?? '']?.file
      return file ? [`/${file}`] : []
    }),
  ])
  return {
    files: filesOf(manifest, [...FIRST, ...kept.map(({ page }) => page)], others),
    words: Object.fromEntries(words) as Record<(typeof LANGS)[number], string[]>,
  }
}

/** Writes it to `builds/desk/<build>.json`, which the desk asks for (src/app/workspace/mine). */
export function writeDeskFiles(client: string): void {
  const manifest = JSON.parse(
    readFileSync(join(client, '.vite', 'manifest.json'), 'utf8'),
  ) as Manifest
  const { id } = JSON.parse(readFileSync(join(client, 'builds', 'latest.json'), 'utf8')) as {
    id: string
  }
  const fonts = readdirSync(join(client, 'fonts'))
    .filter((name) => name.endsWith('.woff2'))
    .map((name) => `/fonts/${name}`)
  const { files, words } = deskFilesOf(manifest, screens())
  const folder = join(client, 'builds', 'desk')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${id}.json`), JSON.stringify({ files: [...files, ...fonts], words }))
}
