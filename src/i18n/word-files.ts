import type { Lang } from './language'

/**
 * Addresses of the word files. In the browser words are data: files of their own, fetched, never
 * part of a script.
 */
const urls = import.meta.glob<string>(
  [
    './words/*.json',
    '../features/*/i18n/*.json',
    '../features/*/*/i18n/*.json',
    '../forms/i18n/*.json',
    '../public/i18n/*.json',
    '../public/forms/i18n/*.json',
    '../site/face/i18n/*.json',
  ],
  { eager: true, query: '?url', import: 'default' },
)

export interface WordFile {
  /** `es/listing` */
  key: string
  lang: Lang
  namespace: string
  /** From src/i18n, as globs name it. */
  path: string
  /** From the project's root, as the client's manifest names it. */
  source: string
  url: string
}

/**
 * A file's place gives its namespace: words/shell.es.json, features/listing/i18n/es.json,
 * public/forms/i18n/es.json.
 */
function wordFile(path: string, url: string): WordFile[] {
  const [, place, lang] =
    /^\.\/words\/(.+)\.(\w\w)\.json$/.exec(path) ??
    /^\.\.\/(?:features\/)?(.+)\/i18n\/(\w\w)\.json$/.exec(path) ??
    []
  if (!place || !lang) return []
  const namespace = place.replaceAll('/', '-')
  const source = path.startsWith('./') ? `src/i18n/${path.slice(2)}` : `src/${path.slice(3)}`
  return [{ key: `${lang}/${namespace}`, lang: lang as Lang, namespace, path, source, url }]
}

/** All of them, by key. */
export const WORD_FILES: ReadonlyMap<string, WordFile> = new Map(
  Object.entries(urls)
    .flatMap(([path, url]) => wordFile(path, url))
    .map((file) => [file.key, file]),
)

/** All namespaces that exist in a language, for the server, which keeps every word in memory. */
export const namespacesOf = (lang: Lang): string[] =>
  [...WORD_FILES.values()].filter((file) => file.lang === lang).map(({ namespace }) => namespace)
