import { keptObject, keeps } from '../lib/kept'

const KEY = 'llar.reloaded'
/** Specification, section 9. */
export const GUARD_MS = 10_000

/** Where no note outlives the page: the browser knows that it has just been loaded anew. */
function isJustReloaded(): boolean {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page?.type === 'reload' && performance.now() < GUARD_MS
}

/**
 * Whether this page may be loaded anew: once per path within ten seconds (specification, section
 * 4), and not without a connection, when the page would be gone for the browser's own. Asking
 * counts as doing.
 */
export function mayReload(now: number = Date.now()): boolean {
  if (!navigator.onLine) return false
  if (!keeps(() => sessionStorage) && isJustReloaded()) return false
  const last = keptObject(() => sessionStorage, KEY) as { path?: string; at?: number }
  const { pathname } = location
  if (last.path === pathname && now - (last.at ?? 0) < GUARD_MS) return false
  sessionStorage.setItem(KEY, JSON.stringify({ path: pathname, at: now }))
  return true
}
