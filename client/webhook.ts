/** What a webhook came with, as `Headers` or as Node gives them. */
export type WebhookHeaders = Headers | Record<string, string | string[] | undefined>

/** Why a webhook was not taken: answer 400 and do nothing. */
export class WebhookRefused extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'WebhookRefused'
  }
}

const PREFIX = 'whsec_'
/** Seconds a webhook may be old, or a clock ahead. */
const TOLERANCE = 300

function headerOf(headers: WebhookHeaders, name: string): string {
  const value = headers instanceof Headers ? headers.get(name) : headers[name]
  if (typeof value !== 'string' || value === '') throw new WebhookRefused(`No header ${name}`)
  return value
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64)
  return Uint8Array.from(text, (sign) => sign.codePointAt(0) ?? 0)
}

async function isSigned(secret: string, signed: string, signatures: string[]): Promise<boolean> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const raw = bytesOf(secret.replace(PREFIX, ''))
  const key = await crypto.subtle.importKey('raw', raw, algorithm, false, ['verify'])
  const bytes = new TextEncoder().encode(signed)
  for (const signature of signatures) {
    const [version, mac = ''] = signature.split(',')
    const given = version === 'v1' && /^[A-Za-z0-9+/]{43}=$/.test(mac) ? bytesOf(mac) : null
    // Compared in constant time.
    if (given && (await crypto.subtle.verify('HMAC', key, given, bytes))) return true
  }
  return false
}

/**
 * The event of a webhook, once it is shown to be Llar's: signed with the secret by Standard Webhooks
 * and no older than five minutes. Throws `WebhookRefused` otherwise.
 * @param body as it came, before anything read it as JSON
 * @param secret `whsec_…`, or several while one is being replaced
 */
export async function verifyWebhook<Event>(
  body: string,
  headers: WebhookHeaders,
  secret: string | readonly string[],
): Promise<Event> {
  const [id, timestamp, signature] = ['id', 'timestamp', 'signature'].map((name) =>
    headerOf(headers, `webhook-${name}`),
  ) as [string, string, string]
  const age = Math.abs(Date.now() / 1000 - Number(timestamp))
  if (!/^\d+$/.test(timestamp) || age > TOLERANCE) throw new WebhookRefused('Too old, or too new')
  const signed = `${id}.${timestamp}.${body}`
  for (const one of [secret].flat())
    if (await isSigned(one, signed, signature.split(' '))) return JSON.parse(body) as Event
  throw new WebhookRefused('No signature fits the secret')
}
