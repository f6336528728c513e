import { RELOADED_KEY } from './reload-once'

/** A store that forgets with the page, for a browser whose person lets pages keep nothing. */
function forgetful(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}

/** A random identifier (RFC 9562, version 4) where the page came without TLS. */
function randomUUID(): ReturnType<Crypto['randomUUID']> {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** Copies as browsers did before they asked for TLS. */
async function writeText(text: string): Promise<void> {
  const field = document.createElement('textarea')
  field.value = text
  // In a dialog nothing outside it can be chosen.
  ;(document.querySelector('dialog[open]') ?? document.body).append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  if (!isCopied) throw new Error('The browser lets nothing be copied')
}

function grouped<K, V>(items: Iterable<V>, keyOf: (item: V, at: number) => K): Map<K, V[]> {
  const groups = new Map<K, V[]>()
  let at = 0
  for (const item of items) {
    const key = keyOf(item, at++)
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return groups
}

function withResolvers<T>(): PromiseWithResolvers<T> {
  const made = {} as PromiseWithResolvers<T>
  made.promise = new Promise<T>((resolve, reject) => Object.assign(made, { resolve, reject }))
  return made
}

/**
 * No note of a page's reload outlives it here; the browser knows that one has brought this page, and
 * nothing that fails is to bring it again and again (./reload-once).
 */
function noteReload(): void {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const note = { path: location.pathname, at: performance.timeOrigin }
  if (page?.type === 'reload') sessionStorage.setItem(RELOADED_KEY, JSON.stringify(note))
}

/** Gives `of` what it lacks; what it has stays. */
function lend(of: object, name: string, value: unknown): void {
  if (!(name in of)) Object.defineProperty(of, name, { value, configurable: true, writable: true })
}

/**
 * What pages take for granted and this browser lacks (./browser-lacks): stores where site
 * data are blocked, identifiers and the clipboard on plain http, and functions that Safari has since
 * 17.4.
 */
export function fillIn(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    try {
      void window[name].length
    } catch {
      Object.defineProperty(window, name, { value: forgetful(), configurable: true })
      if (name === 'sessionStorage') noteReload()
    }
  lend(crypto, 'randomUUID', randomUUID)
  lend(navigator, 'clipboard', { writeText })
  lend(Map, 'groupBy', grouped)
  lend(Object, 'groupBy', (...given: Parameters<typeof grouped>) =>
    Object.fromEntries(grouped(...given) as Map<string, unknown[]>),
  )
  lend(Promise, 'withResolvers', withResolvers)
}
