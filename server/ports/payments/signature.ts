import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PaymentsEvent } from './port.ts'

/** How old a message may be, in seconds. */
const TOLERANCE = 300

/** By bytes: a text of as many characters may have more of them, which would throw. */
function equal(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** Stripe's signature of a message: HMAC-SHA256 of its time, a dot and its raw body. */
export const signed = (body: string | Buffer, secret: string, at: Date): string => {
  const time = Math.floor(at.getTime() / 1000)
  const digest = createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex')
  return `t=${time},v1=${digest}`
}

/** Whether one of the secrets signed this body within the last five minutes. */
export function isSigned(body: Buffer, header: string, secrets: string[], now: Date): boolean {
  const parts = header.split(',').map((part) => part.trim().split('='))
  const time = Number(parts.find(([name]) => name === 't')?.[1])
  if (!Number.isInteger(time) || Math.abs(now.getTime() / 1000 - time) > TOLERANCE) return false
  const given = parts.filter(([name]) => name === 'v1').map(([, value = '']) => value)
  return secrets.some((secret) => {
    const own = signed(body, secret, new Date(time * 1000)).split('v1=')[1] ?? ''
    return given.some((one) => equal(one, own))
  })
}

const isText = (value: unknown): boolean => typeof value === 'string'

/** A message as it is kept: what it is about, and nothing of a card or a person. Null: none. */
export function readEvent(body: Buffer): PaymentsEvent | null {
  try {
    const event = JSON.parse(body.toString('utf8')) as {
      id: string
      object: string
      account?: string
      livemode: boolean
      type: string
      created: number
      data: { object: { id: string; object: string } }
    }
    if (event.object !== 'event' || !/^evt_\w+$/.test(event.id)) return null
    const { type, livemode, account = null, data } = event
    // Of an account itself, or of its word that it has left us, which is about our application.
    const isAccount = data.object.object === 'account' || data.object.object === 'application'
    const object = isAccount ? (account ?? data.object.id) : data.object.id
    if (![event.id, type, object, account ?? ''].every(isText) || typeof livemode !== 'boolean')
      return null
    return {
      id: event.id,
      account,
      livemode,
      type,
      object,
      created: new Date(event.created * 1000),
    }
  } catch {
    return null
  }
}
