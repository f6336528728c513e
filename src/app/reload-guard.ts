import { keepState } from './kept-state'
import { mayReload } from './reload-once'

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
 * A chunk that cannot be loaded is mostly one that a new release removed: load the page anew, at
 * most once per path within ten seconds (specification, section 4), with what was shown and typed
 * (kept-state.ts). Who asked for the chunk gets no answer any more (vite.config.ts): the page stays
 * as it is until the new one is there.
 */
export function guardReloads(now: () => number = Date.now): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (quiet > 0 || !mayReload(now())) return
    event.preventDefault()
    keepState()
    location.reload()
  })
}
