import type { ResourceKey } from 'i18next'
import { isQuiet } from '../lib/quietly'

/** The server, and tests, hold words as modules. */
const modules =
  import.meta.env.SSR || import.meta.env.MODE === 'test'
    ? import.meta.glob<ResourceKey>(
        [
          './words/*.json',
          '../features/*/i18n/*.json',
          '../features/*/*/i18n/*.json',
          '../forms/i18n/*.json',
          '../public/i18n/*.json',
          '../public/forms/i18n/*.json',
          '../site/face/i18n/*.json',
        ],
        { import: 'default' },
      )
    : {}

/**
 * The preload link (src/start.ts, or the server's on a bare page) names the file of a page's words;
 * for later ones the list of all files is loaded.
 */
async function addressOf(key: string): Promise<string | undefined> {
  const preloaded = document.querySelector<HTMLLinkElement>(`link[data-words="${key}"]`)
  return preloaded?.href ?? (await import('./word-files')).WORD_FILES.get(key)?.url
}

async function fetchWords(key: string): Promise<ResourceKey> {
  const quiet = isQuiet()
  const url = await addressOf(key)
  if (!url) return {}
  const reply = await fetch(url)
  if (!reply.ok) {
    // Words a new release removed are a chunk that is gone (src/app/reload-guard.ts).
    const gone = Object.assign(new Event('vite:preloadError', { cancelable: true }), { quiet })
    const isReloading = !window.dispatchEvent(gone)
    if (isReloading) return new Promise(() => undefined)
    throw new Error(`words ${url}: ${reply.status}`)
  }
  return (await reply.json()) as ResourceKey
}

async function moduleWords(key: string): Promise<ResourceKey> {
  const { WORD_FILES } = await import('./word-files')
  return (await modules[WORD_FILES.get(key)?.path ?? '']?.()) ?? {}
}

/**
 * The words of a key (`es/listing`): one file per language and namespace; a namespace without a
 * file is empty.
 */
export const loadWords: (key: string) => Promise<ResourceKey> =
  import.meta.env.SSR || import.meta.env.MODE === 'test' ? moduleWords : fetchWords
