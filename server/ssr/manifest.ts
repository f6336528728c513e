/** One entry of Vite's manifest. */
interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
}

export type Manifest = Record<string, Chunk>

/**
 * Pieces of a page's style, joined by `sheetKey` → the one sheet that holds them all
 * (scripts/page-styles.ts).
 */
export type Sheets = Record<string, string>

export const sheetKey = (css: string[]): string => css.join(' ')

/**
 * Files of the source a page is made of, as the manifest names them; words by their key
 * (`es/listing`).
 */
export interface PageSources {
  modules: string[]
  words: Record<string, string>
}

/** Built files of a page beyond the entry's own. */
export interface PageAssets {
  css: string[]
  js: string[]
  words: Record<string, string>
}

function collect(manifest: Manifest, key: string, seen: Set<string>, into: PageAssets): void {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return
  seen.add(key)
  // Imports first: their styles are the ones a page's own build on.
  for (const imported of chunk.imports ?? []) collect(manifest, imported, seen, into)
  into.js.push(`/${chunk.file}`)
  for (const file of chunk.css ?? []) if (!into.css.includes(`/${file}`)) into.css.push(`/${file}`)
}

/** `entry`'s own chunks stand in the template already and are left out. */
export function assetsOf(
  manifest: Manifest,
  { modules, words }: PageSources,
  entry = 'index.html',
): PageAssets {
  const seen = new Set<string>()
  collect(manifest, entry, seen, { css: [], js: [], words: {} })
  const assets: PageAssets = { css: [], js: [], words: {} }
  for (const module of modules) collect(manifest, module, seen, assets)
  for (const [key, source] of Object.entries(words)) {
    const file = manifest[source]?.file
    if (file) assets.words[key] = `/${file}`
  }
  return assets
}

/** A module of the source that the page runs by itself, which the manifest must know. */
export function scriptOf(manifest: Manifest, module: string): string {
  const chunk = manifest[module]
  if (!chunk) throw new Error(`the build has no ${module}`)
  return `<script type="module" crossorigin src="/${chunk.file}"></script>`
}

/** Of a page whose pieces are in one sheet, that one. */
const stylesOf = (css: string[], sheets: Sheets): string => {
  const sheet = sheets[sheetKey(css)]
  return sheet === undefined
    ? css.map((file) => `<link rel="stylesheet" crossorigin href="${file}">`).join('')
    : `<link rel="stylesheet" crossorigin href="${sheet}" data-holds="${sheetKey(css)}">`
}

/**
 * What a bare page's head carries: its code and words are wanted at once; src/i18n/words.ts finds
 * its files by `data-words`.
 */
export const linksOf = ({ css, js, words }: PageAssets, sheets: Sheets = {}): string =>
  stylesOf(css, sheets) +
  js.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`).join('') +
  Object.entries(words)
    .map(
      ([key, file]) =>
        `<link rel="preload" as="fetch" crossorigin href="${file}" data-words="${key}">`,
    )
    .join('')

/**
 * A drawn page's: styles in the head; code and words for src/start.ts, which asks for them once the
 * page is painted.
 */
export const laterOf = (
  { css, js, words }: PageAssets,
  sheets: Sheets = {},
): { links: string; code: string } => ({
  links: stylesOf(css, sheets),
  code: JSON.stringify({ js, words }),
})
