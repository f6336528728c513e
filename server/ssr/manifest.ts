/** One entry of Vite's manifest. */
interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}

export type Manifest = Record<string, Chunk>

/** Style sheets, scripts and words that a set of source modules needs beyond the entry's. */
export interface PageAssets {
  css: string[]
  js: string[]
  words: string[]
}

function collect(manifest: Manifest, key: string, seen: Set<string>, into: PageAssets): void {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return
  seen.add(key)
  // Imports first: their styles are the ones a page's own build on.
  for (const imported of chunk.imports ?? []) collect(manifest, imported, seen, into)
  const kind = chunk.file.endsWith('.json') ? into.words : into.js
  kind.push(`/${chunk.file}`)
  for (const file of chunk.css ?? []) if (!into.css.includes(`/${file}`)) into.css.push(`/${file}`)
}

/** `entry`'s own chunks stand in the template already and are left out. */
export function assetsOf(manifest: Manifest, modules: string[], entry = 'index.html'): PageAssets {
  const seen = new Set<string>()
  collect(manifest, entry, seen, { css: [], js: [], words: [] })
  const assets: PageAssets = { css: [], js: [], words: [] }
  for (const module of modules) collect(manifest, module, seen, assets)
  return assets
}

/** The links a page's head carries for them. */
export const linksOf = ({ css, js, words }: PageAssets): string =>
  css.map((file) => `<link rel="stylesheet" crossorigin href="${file}">`).join('') +
  js.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`).join('') +
  words.map((file) => `<link rel="preload" as="fetch" crossorigin href="${file}">`).join('')
