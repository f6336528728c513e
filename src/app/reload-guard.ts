import { keepState } from './kept-state'

const KEY = 'llar.reloaded'
/** Specification, section 9. */
export const GUARD_MS = 10_000

let quiet = 0

/** Runs what is loaded ahead of need: when that fails, the page somebody is reading stays. */
export async function quietly<Value>(load: () => Promise<Value>): Promise<Value> {
  quiet += 1
  try {
    return await load()
  } finally {
    quiet -= 1
  }
}

/**
 * A chunk that cannot be loaded is mostly one that a new release removed: load the page anew, at most once per path
 * within ten seconds (specification, section 4), with what was shown and typed (kept-state.ts).
 */
export function guardReloads(now: () => number = Date.now): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (quiet > 0) return
    const last = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as { path?: string; at?: number }
    const { pathname } = location
    if (last.path === pathname && now() - (last.at ?? 0) < GUARD_MS) return
    event.preventDefault()
    sessionStorage.setItem(KEY, JSON.stringify({ path: pathname, at: now() }))
    keepState()
    location.reload()
  })
}
