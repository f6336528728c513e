/**
 * What caches in front of the server are told of pages that are the same for everybody
 * (docs/decisions/0370): kept for a minute, and for ten more given once as they were while they are
 * fetched anew. Browsers ask each time.
 */
export const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
/** Of what is not there, or not any more: it may be there in a minute, and is not given older. */
export const SHARED_ABSENT = 'public, max-age=0, s-maxage=60'
/** Of a page that hangs on who asks, without being a secret. */
export const OWN = 'private, max-age=0, must-revalidate'

const ABSENT = new Set([404, 410])

/** Of a page that is the same for everybody; a fault is kept by nobody. */
export function sharedFor(status: number): string {
  if (ABSENT.has(status)) return SHARED_ABSENT
  return status < 400 ? SHARED : 'no-store'
}

/** Whose page an address makes: everybody's, that of who asks, or that of who has a secret link. */
export type Reach = 'everybody' | 'asker' | 'holder'

/** Who may keep a page; `isOwn`: it hangs on who asks. */
export function cacheControlOf(page: { reach: Reach; status: number }, isOwn: boolean): string {
  if (page.reach === 'holder' || page.status >= 500) return 'no-store'
  return isOwn ? OWN : sharedFor(page.status)
}
