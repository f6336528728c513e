const KEY = 'llar.reloaded'
/** Specification, section 9. */
export const GUARD_MS = 10_000

/**
 * A chunk that cannot be loaded is mostly one that a new release removed: load the page anew, at most once per path
 * within ten seconds (specification, section 4). Session, queries in the address and stored drafts outlive the reload.
 */
export function guardReloads(now: () => number = Date.now): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as { path?: string; at?: number }
    const { pathname } = location
    if (last.path === pathname && now() - (last.at ?? 0) < GUARD_MS) return
    event.preventDefault()
    sessionStorage.setItem(KEY, JSON.stringify({ path: pathname, at: now() }))
    location.reload()
  })
}
