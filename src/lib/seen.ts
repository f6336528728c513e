const KEY = 'llar.point'
/** No replica is sure to have it; sorts after every point. */
const ALL = '~'
const HELD_MS = 30_000

/**
 * How far the server's database was at the last write of this browser, whichever tab made it: sent
 * with what is read, so that a replica which has less does not answer (docs/decisions/0402).
 */
export function seen(): string {
  const [point, until] = (localStorage.getItem(KEY) ?? '').split(' ')
  return point && Number(until) > Date.now() ? point : '0'
}

function keep(point: string, ms: number): void {
  try {
    localStorage.setItem(KEY, `${point} ${Date.now() + ms}`)
  } catch {
    // No room: what was written stands, and is read a moment later.
  }
}

/** What a write's answer says; none came, or it says nothing: it may be anywhere. */
export function wrote(header: unknown): void {
  const [point, before] = [String(header ?? ALL), seen()]
  keep(point > before ? point : before, HELD_MS)
}

/** Somebody else wrote, as the live line says: for five seconds replicas may lack it. */
export const heard = (): void => keep(ALL, 5000)
