const KEY = 'llar.seen'
/** No replica is sure to have it; sorts after every point. */
const ALL = '~'

/**
 * How far the server's database was at the last write of this browser, whichever tab made it: sent
 * with what is read, so that a replica which has less does not answer (docs/decisions/0402).
 */
export function seen(): string {
  const [point, until] = (localStorage.getItem(KEY) ?? '').split(' ')
  return point && Number(until) > Date.now() ? point : '0'
}

function hold(point: string, seconds: number): void {
  const before = seen()
  const far = point > before ? point : before
  try {
    localStorage.setItem(KEY, `${far} ${Date.now() + seconds * 1000}`)
  } catch {
    // No room: what was written stands, and is read a moment later.
  }
}

/** What a write's answer says; none came, or it says nothing: it may be anywhere. */
export const wrote = (header: unknown): void => hold(String(header ?? ALL), 30)

/** Somebody else's write was told of: it is on every replica that answers before long. */
export const toldOf = (): void => hold(ALL, 5)
