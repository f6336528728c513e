import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { CalendarFailure } from './index.ts'

const [VERSION, NONCE, TAG] = [1, 12, 16]

/**
 * Seals a text with AES-256-GCM for one person: version, nonce, tag, what it hides. The row of
 * another person does not open.
 */
export function seal(text: string, key: Buffer, userId: string): Buffer {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(userId))
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), hidden])
}

/** Opens what `seal` made; throws `ended` for another key, another person or a changed text. */
export function unseal(sealed: Buffer, key: Buffer, userId: string): string {
  try {
    if (sealed[0] !== VERSION) throw new Error('unknown version')
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, 1 + NONCE), {
      authTagLength: TAG,
    }).setAAD(Buffer.from(userId))
    decipher.setAuthTag(sealed.subarray(1 + NONCE, 1 + NONCE + TAG))
    return Buffer.concat([
      decipher.update(sealed.subarray(1 + NONCE + TAG)),
      decipher.final(),
    ]).toString('utf8')
  } catch {
    throw new CalendarFailure('ended', 'A token does not open with this key')
  }
}
