import type { BackendModule, ResourceKey } from 'i18next'
import type { Lang } from './language'

type Loader = () => Promise<ResourceKey>

/** In the browser words are data: files of their own, fetched, never part of a script. */
const urls = import.meta.glob<string>(
  ['./words/*.json', '../features/*/i18n/*.json', '../forms/i18n/*.json', '../public/i18n/*.json', '../public/forms/i18n/*.json'],
  { eager: true, query: '?url', import: 'default' },
)

/** The server, and tests, hold them as modules. */
const modules =
  import.meta.env.SSR || import.meta.env.MODE === 'test'
    ? import.meta.glob<ResourceKey>(
        ['./words/*.json', '../features/*/i18n/*.json', '../forms/i18n/*.json', '../public/i18n/*.json', '../public/forms/i18n/*.json'],
        { import: 'default' },
      )
    : {}

async function fetchWords(url: string): Promise<ResourceKey> {
  const reply = await fetch(url)
  if (!reply.ok) throw new Error(`words ${url}: ${reply.status}`)
  return (await reply.json()) as ResourceKey
}

const loaders = new Map<string, Loader>()
const paths = new Map<string, string>()
for (const [path, url] of Object.entries(urls)) {
  const words = /^\.\/words\/(.+)\.(\w\w)\.json$/.exec(path)
  const room = /^\.\.\/(?:features\/)?(.+)\/i18n\/(\w\w)\.json$/.exec(path)
  const [, place, lang] = words ?? room ?? []
  if (!place || !lang) continue
  const key = `${lang}/${place.replaceAll('/', '-')}`
  loaders.set(key, modules[path] ?? (() => fetchWords(url)))
  paths.set(key, path)
}

/** All namespaces that exist in a language, for the server, which keeps every word in memory. */
export const namespacesOf = (lang: Lang): string[] =>
  [...loaders.keys()].filter((key) => key.startsWith(`${lang}/`)).map((key) => key.slice(3))

/** Their files from the project's root, as the client's manifest names them. */
export const wordFilesOf = (lang: Lang, namespaces: string[]): string[] =>
  namespaces.flatMap((namespace) => {
    const path = paths.get(`${lang}/${namespace}`)
    return path ? [path.startsWith('./') ? `src/i18n/${path.slice(2)}` : `src/${path.slice(3)}`] : []
  })

/** i18next's source of words: the files above. */
export const wordsBackend: BackendModule = {
  type: 'backend',
  init() {},
  read(lang, namespace, done) {
    const load = loaders.get(`${lang}/${namespace}`)
    if (!load) return done(null, {})
    load().then(
      (words) => done(null, words),
      (error: Error) => done(error, false),
    )
  },
}
