import http from 'node:http'
import https from 'node:https'
import { guardedLookup, namesInner } from './inner.ts'
import { FetchRefused } from './refused.ts'

/** An address that a stranger wrote; throws FetchRefused for one that is none of the web. */
export function webAddress(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !isOfWeb(url)) throw new FetchRefused('not an address of the web', false)
  return url
}

/** Http or https; with a name and a password only where they are text, which Node reads them as. */
function isOfWeb({ protocol, username, password }: URL): boolean {
  try {
    decodeURIComponent(username)
    decodeURIComponent(password)
  } catch {
    return false
  }
  return protocol === 'http:' || protocol === 'https:'
}

/** How a request is made; whom it reaches is guarded here. */
type Wish = Pick<http.RequestOptions, 'signal'> & { headers: Record<string, string> }

/**
 * Opens a GET to an address that a stranger wrote, under the one guard of all that is fetched: of
 * the web, no inner address by name or where it leads. Throws FetchRefused for an address that is
 * none to ask; `refuse` hears of everything that ends it without an answer.
 */
export function openGuarded(
  url: URL,
  { headers, ...wish }: Wish,
  privateHosts: boolean,
  refuse: (error: FetchRefused) => void,
): http.ClientRequest {
  if (!isOfWeb(url)) throw new FetchRefused('not an address of the web', false)
  if (!privateHosts && namesInner(url)) throw new FetchRefused('an inner address', false)
  const request = (url.protocol === 'https:' ? https : http).get(url, {
    ...wish,
    headers: { 'user-agent': 'Llar', ...headers },
    lookup: guardedLookup(privateHosts),
  })
  request.on('error', (error) =>
    refuse(error instanceof FetchRefused ? error : new FetchRefused('no answer', true, true)),
  )
  // A 101 answers nothing; unheard, it would end the request without a word.
  request.on('upgrade', (_response, socket) => {
    socket.destroy()
    refuse(new FetchRefused('answered 101', false))
  })
  return request
}
