import { keptObject } from '../lib/kept'

/** Where it is noted that a page was loaded anew. */
export const RELOADED_KEY = 'llar.reloaded'
/** Specification, section 9. */
export const GUARD_MS = 10_000

/**
 * Whether this page may be loaded anew: once per path within ten seconds (specification, section
 * 4), and not without a connection, when the page would be gone for the browser's own. Asking
 * counts as doing.
 */
export function mayReload(now: number = Date.now()): boolean {
  if (!navigator.onLine) return false
  const last = keptObject(() => sessionStorage, RELOADED_KEY) as { path?: string; at?: number }
  const { pathname } = location
  if (last.path === pathname && now - (last.at ?? 0) < GUARD_MS) return false
  sessionStorage.setItem(RELOADED_KEY, JSON.stringify({ path: pathname, at: now }))
  return true
}
