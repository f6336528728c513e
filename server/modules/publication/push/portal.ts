/** One call of a portal. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below the portal's origin. */
  path: string
  headers: Record<string, string>
  body?: string
}

/** How a portal is spoken to, home by home: pure, no wire. */
export interface Portal {
  origin: string
  /** Asks whether it takes a key, and changes nothing. */
  test(key: string): Call
  /** Sends a home; `isThere`: the portal may have it already. */
  send(key: string, body: string, isThere: boolean): Call
  /** Takes a home out, by its id. */
  remove(key: string, id: string): Call
  /** What of a home is its price: a change of it is sent before others. */
  price(text: string): string
}
