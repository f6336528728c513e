import type { BackendModule, ResourceKey } from 'i18next'
import type { Lang } from './language'

type Loader = () => Promise<{ default: ResourceKey }>

/** One chunk per language and namespace; a file's place gives its namespace. */
const files = import.meta.glob<{ default: ResourceKey }>([
  './words/*.json',
  '../features/*/i18n/*.json',
  '../forms/i18n/*.json',
  '../public/i18n/*.json',
  '../public/forms/i18n/*.json',
])

const loaders = new Map<string, Loader>()
const paths = new Map<string, string>()
for (const [path, load] of Object.entries(files)) {
  const words = /^\.\/words\/(.+)\.(\w\w)\.json$/.exec(path)
  const room = /^\.\.\/(?:features\/)?(.+)\/i18n\/(\w\w)\.json$/.exec(path)
  const [, place, lang] = words ?? room ?? []
  if (!place || !lang) continue
  const key = `${lang}/${place.replaceAll('/', '-')}`
  loaders.set(key, load)
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

/** i18next's source of words: the chunks above. */
export const wordsBackend: BackendModule = {
  type: 'backend',
  init() {},
  read(lang, namespace, done) {
    const load = loaders.get(`${lang}/${namespace}`)
    if (!load) return done(null, {})
    load().then(
      (file) => done(null, file.default),
      (error: Error) => done(error, false),
    )
  },
}
