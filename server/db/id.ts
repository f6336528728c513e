import { randomBytes } from 'node:crypto'

let last = 0
let sequence = 0

/**
 * A UUID version 7 (RFC 9562): milliseconds first, so that ids of one process sort by the time they
 * were made. Within a millisecond a 12-bit counter (rand_a) keeps the order.
 */
export function uuidv7(at: number = Date.now()): string {
  if (at > last) {
    last = at
    sequence = randomBytes(2).readUInt16BE() & 0x3ff
  } else {
    sequence += 1
    if (sequence > 0xfff) {
      last += 1
      sequence = 0
    }
  }
  const bytes = randomBytes(16)
  bytes.writeUIntBE(last, 0, 6)
  bytes.writeUInt16BE(0x7000 | sequence, 6)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** When an id of version 7 was made. */
export const timeOfId = (id: string): Date =>
  new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16))

/** Whether a text is a UUID of any version. */
export const isUuid = (text: string): boolean =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
