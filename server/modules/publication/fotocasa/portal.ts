import type { Portal } from '../push/portal.ts'

/** The import API; another origin stands in for it in tests and on inner networks. */
const ORIGIN = 'https://imports.gw.fotocasa.pro'

const headers = (key: string): Record<string, string> => ({
  'api-key': key,
  'content-type': 'application/json',
  accept: 'application/json',
})

/**
 * How Fotocasa is spoken to: `Api-Key`, POST for a home that is new there and PUT for one that is
 * not, DELETE by the id in base64. As integrators note it in public; not tried with Fotocasa.
 */
export const portal: Portal = {
  origin: ORIGIN,
  test: (key) => ({ method: 'GET', path: '/api/publication', headers: headers(key) }),
  send: (key, body, isThere) => ({
    method: isThere ? 'PUT' : 'POST',
    path: '/api/property',
    headers: headers(key),
    body,
  }),
  remove: (key, id) => ({
    method: 'DELETE',
    path: `/api/v2/property/${encodeURIComponent(Buffer.from(id).toString('base64'))}`,
    headers: headers(key),
  }),
  price: (text) =>
    JSON.stringify((JSON.parse(text) as { PropertyTransaction?: unknown }).PropertyTransaction),
}
