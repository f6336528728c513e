import { keptObject } from './kept'

/** Homes somebody without an account keeps on this device: their hearts. */
export const HEARTS = 'llar.hearts'
/** Homes opened on this device, while the visitor allows it. */
export const SEEN = 'llar.seen'
/** When this device was last used for looking, and when the visit before that ended. */
export const VISIT = 'llar.visit'

/** As many as the answer to `listListingCards` holds. */
const MOST_HEARTS = 60
const MOST_SEEN = 24
/** So long without a page, and the next one begins another visit. */
const VISIT_ENDS_MS = 3_600_000

const ID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i

function write(key: string, value: object | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // A browser that keeps nothing forgets with the page.
  }
}

/** Ids under a key, the latest first; what another version left there is left out. */
function idsIn(key: string): string[] {
  const { ids } = keptObject(() => localStorage, key)
  return Array.isArray(ids) ? ids.filter((id): id is string => ID.test(String(id))) : []
}

export const heartsHere = (): string[] => idsIn(HEARTS)
export const seenHere = (): string[] => idsIn(SEEN)

/** Puts a heart on a home or takes it away; false when there are as many as a device keeps. */
export function keepHeart(id: string, on: boolean): boolean {
  const others = heartsHere().filter((one) => one !== id)
  if (on && others.length >= MOST_HEARTS) return false
  const ids = on ? [id, ...others] : others
  write(HEARTS, ids.length > 0 ? { ids } : null)
  return true
}

export function keepSeenHere(id: string): void {
  const ids = [id, ...seenHere().filter((one) => one !== id)].slice(0, MOST_SEEN)
  write(SEEN, { ids })
}

export const forgetSeenHere = (): void => write(SEEN, null)

/** What stays only while the visitor allows it goes when they no longer do. */
export function forgetVisits(): void {
  write(SEEN, null)
  write(VISIT, null)
}

/** Notes that this device is in use, and says when the visit before this one ended; UTC. */
export function lastVisit(now: number): string | null {
  const { at, before } = keptObject(() => localStorage, VISIT)
  const seenAt = typeof at === 'number' && at <= now ? at : null
  const known = typeof before === 'number' && before <= now ? before : null
  const ended = seenAt !== null && now - seenAt > VISIT_ENDS_MS ? seenAt : known
  write(VISIT, { at: now, ...(ended === null ? {} : { before: ended }) })
  return ended === null ? null : `${new Date(ended).toISOString().slice(0, 19)}Z`
}
