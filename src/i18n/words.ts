import type { BackendModule, ResourceKey } from 'i18next'

/** The server, and tests, hold words as modules. */
const modules =
  import.meta.env.SSR || import.meta.env.MODE === 'test'
    ? import.meta.glob<ResourceKey>(
        ['./words/*.json', '../features/*/i18n/*.json', '../forms/i18n/*.json', '../public/i18n/*.json', '../public/forms/i18n/*.json'],
        { import: 'default' },
      )
    : {}

/** The server's preload link names the file of a page's words; for later ones the list of all files is loaded. */
async function addressOf(key: string): Promise<string | undefined> {
  const preloaded = document.querySelector<HTMLLinkElement>(`link[data-words="${key}"]`)
  return preloaded?.href ?? (await import('./word-files')).WORD_FILES.get(key)?.url
}

async function fetchWords(key: string): Promise<ResourceKey> {
  const url = await addressOf(key)
  if (!url) return {}
  const reply = await fetch(url)
  if (!reply.ok) throw new Error(`words ${url}: ${reply.status}`)
  return (await reply.json()) as ResourceKey
}

async function moduleWords(key: string): Promise<ResourceKey> {
  const { WORD_FILES } = await import('./word-files')
  return (await modules[WORD_FILES.get(key)?.path ?? '']?.()) ?? {}
}

/** i18next's source of words: one file per language and namespace; a namespace without a file is empty. */
export const wordsBackend: BackendModule = {
  type: 'backend',
  init() {},
  read(lang, namespace, done) {
    const key = `${lang}/${namespace}`
    const load = import.meta.env.SSR || import.meta.env.MODE === 'test' ? moduleWords : fetchWords
    load(key).then(
      (words) => done(null, words),
      (error: Error) => done(error, false),
    )
  },
}
