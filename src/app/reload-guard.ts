import { keepState } from './kept-state'
import { mayReload } from './reload-once'

/**
 * A chunk that cannot be loaded is mostly one that a new release removed: load the page anew, at
 * most once per path within ten seconds (specification, section 4), with what was shown and typed
 * (kept-state.ts). Who asked for the chunk gets no answer any more (vite.config.ts): the page stays
 * as it is until the new one is there.
 */
export function guardReloads(now?: () => number): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Who asked quietly says so (scripts/vite/plugins.ts, src/i18n/words.ts).
    if ('quiet' in event && event.quiet === true) return
    if (!mayReload(now?.())) return
    event.preventDefault()
    keepState()
    location.reload()
  })
}
