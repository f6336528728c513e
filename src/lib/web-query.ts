/** Names the agency's website that a message to the portal is about: `/contacto?web=https://…/`. */
export const WEB_QUERY = 'web'
const WEB = /^https?:\/\/[a-z0-9.-]{1,253}(?::\d{1,5})?\/(?:w\/[a-z0-9-]{1,40}\/)?$/

/** The website that an address says a message is about; null: none, or what is no site's address. */
export function webOf(search: URLSearchParams): string | null {
  const web = search.get(WEB_QUERY) ?? ''
  return WEB.test(web) ? web : null
}
