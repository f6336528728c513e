/** An address of our own pages: a path without a host, or a place on the same page. */
const OWN = /^(?:\/(?![/\\])|#)[^\s\\]*$/
const ELSEWHERE = /^(?:https:\/\/[^\s/\\@]+(?:[/?#]\S*)?|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d ()-]+)$/i

/** Where a link that somebody typed may lead. */
export type Target = { own: string } | { away: string }

/**
 * What a typed address leads to: https, mailto, tel, or a page of the site (`/contacto`,
 * `#casas`). Null for everything else (`javascript:`, `data:`, `//host`, `http:`): the words stay,
 * the link does not.
 */
export function targetOf(address: string): Target | null {
  const typed = address.trim()
  if (OWN.test(typed)) return { own: typed }
  return ELSEWHERE.test(typed) ? { away: typed } : null
}
