import { FetchRefused, guardedAsk, publicAddress } from '../../../ports/fetch/index.ts'
import { nameFrom } from './name.ts'
import { redirectsOf } from './redirect.ts'

const LIMITS = { maxBytes: 5120, seconds: 3 }

/** What an application says of itself. */
export interface Said {
  name: string
  redirects: string[]
}

/** Whether an id is an address at which an application may say who it is. */
export function isDocumentId(id: string, privateHosts: boolean): boolean {
  const said = publicAddress(id, privateHosts)
  // As it stands: an id that could be spelled otherwise would be two applications.
  return 'url' in said && said.url === id && new URL(id).pathname !== '/'
}

/**
 * What the document at an application's id says, read under the guard of all that strangers wrote:
 * no inner address, nothing followed, 5 kB, 3 seconds. Null where it does not name itself by this
 * very address, or wants to keep a secret with us.
 */
export async function readDocument(id: string, privateHosts: boolean): Promise<Said | null> {
  try {
    const ask = { method: 'GET', headers: { accept: 'application/json' } } as const
    const { status, text } = await guardedAsk(privateHosts)(id, ask, LIMITS)
    return status === 200 ? saidIn(JSON.parse(text), id) : null
  } catch (error) {
    // Not there, not allowed, or no JSON; of one that is too long the beginning is none either.
    if (error instanceof FetchRefused || error instanceof SyntaxError) return null
    throw error
  }
}

function saidIn(document: unknown, id: string): Said | null {
  if (typeof document !== 'object' || document === null) return null
  const {
    client_id: own,
    client_name: name,
    redirect_uris: uris,
    token_endpoint_auth_method: method = 'none',
  } = document as Record<string, unknown>
  const redirects = redirectsOf(uris)
  if (own !== id || method !== 'none' || !redirects) return null
  return { name: nameFrom(name) || new URL(id).hostname, redirects }
}
