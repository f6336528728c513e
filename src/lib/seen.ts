const KEY = 'llar.seen'
const NOTHING = '0'
/** No replica is sure to have it; sorts after every point. */
const ALL = '~'
/** Replicas that are further behind than some seconds are not asked in any case. */
const HELD_MS = 30_000
const TOLD_MS = 5_000

/** Storage may be shut: then the primary answers all that is read after a write of this page. */
let own = ''
const kept = (): string => {
  try {
    return localStorage.getItem(KEY) ?? own
  } catch {
    return own
  }
}

/**
 * How far the server's database was at the last write of this browser, whichever tab made it: sent
 * with what is read, so that a replica which has less does not answer (docs/decisions/0402).
 */
export function seen(): string {
  const [point = NOTHING, until] = kept().split(' ')
  return Number(until) > Date.now() ? point : NOTHING
}

function hold(point: string, ms: number): void {
  own = `${point > seen() ? point : seen()} ${Date.now() + ms}`
  try {
    localStorage.setItem(KEY, own)
  } catch {
    // Kept by this page alone.
  }
}

/** What a write's answer says; none came, or it says nothing: it may be anywhere. */
export const wrote = (header: unknown): void =>
  hold(typeof header === 'string' ? header : ALL, HELD_MS)

/** Somebody else's write was told of: it is on every replica that answers before long. */
export const toldOf = (): void => hold(ALL, TOLD_MS)
