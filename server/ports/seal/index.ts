import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const [VERSION, NONCE, TAG] = [1, 12, 16]

/** What was sealed does not open: another key, another owner or a changed text. */
export class SealBroken extends Error {
  override name = 'SealBroken'
}

/**
 * Seals a text with AES-256-GCM for one owner (a person, a channel): version, nonce, tag, what it
 * hides. The row of another owner does not open.
 */
export function seal(text: string, key: Buffer, owner: string): Buffer {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner))
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), hidden])
}

/** Opens what `seal` made; throws SealBroken. */
export function unseal(sealed: Buffer, key: Buffer, owner: string): string {
  try {
    if (sealed[0] !== VERSION) throw new Error('unknown version')
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, 1 + NONCE), {
      authTagLength: TAG,
    }).setAAD(Buffer.from(owner))
    decipher.setAuthTag(sealed.subarray(1 + NONCE, 1 + NONCE + TAG))
    return Buffer.concat([
      decipher.update(sealed.subarray(1 + NONCE + TAG)),
      decipher.final(),
    ]).toString('utf8')
  } catch {
    throw new SealBroken('What was sealed does not open with this key')
  }
}
