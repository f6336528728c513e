import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/** Of what one key alone has ever sealed, and of what says by which of several it was. */
const [PLAIN, NAMED] = [1, 2]
const [ID, NONCE, TAG] = [4, 12, 16]

/** The first seals, all of them open. */
export type Keys = readonly Buffer[]

/** What was sealed does not open: another key, another owner or a changed text. */
export class SealBroken extends Error {
  override name = 'SealBroken'
}

/** What tells a key apart from others; nobody works back from it to the key. */
const idOf = (key: Buffer): Buffer =>
  createHash('sha256').update('llar seal\0').update(key).digest().subarray(0, ID)

/**
 * Seals a text with AES-256-GCM for one owner (a person, a channel): version, id of the key, nonce,
 * tag, what it hides. The row of another owner does not open. Where there is one key there is no id
 * to tell: a server of the version before opens it while both are at work (docs/decisions/0344).
 */
export function seal(text: string, keys: Keys, owner: string): Buffer {
  const [key] = keys
  if (!key) throw new Error('There is no key to seal with')
  const head = keys.length > 1 ? Buffer.concat([Buffer.of(NAMED), idOf(key)]) : Buffer.of(PLAIN)
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner))
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([head, nonce, cipher.getAuthTag(), hidden])
}

/** Opens what `seal` made; throws SealBroken. */
export function unseal(sealed: Buffer, keys: Keys, owner: string): string {
  for (const key of keys) {
    const text = openBy(sealed, key, owner)
    if (text !== null) return text
  }
  throw new SealBroken('What was sealed does not open with this key')
}

/** Whether this key sealed it; one that says by which it was need not be opened. */
export const isSealedBy = (sealed: Buffer, key: Buffer, owner: string): boolean =>
  isNamed(sealed) ? isOf(sealed, key) : openBy(sealed, key, owner) !== null

/** Whether it says by which key it was sealed. */
export const isNamed = (sealed: Buffer): boolean => sealed[0] === NAMED

const isOf = (sealed: Buffer, key: Buffer): boolean => sealed.subarray(1, 1 + ID).equals(idOf(key))

function openBy(sealed: Buffer, key: Buffer, owner: string): string | null {
  if (sealed[0] !== PLAIN && !(isNamed(sealed) && isOf(sealed, key))) return null
  const body = sealed.subarray(isNamed(sealed) ? 1 + ID : 1)
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, body.subarray(0, NONCE), {
      authTagLength: TAG,
    }).setAAD(Buffer.from(owner))
    decipher.setAuthTag(body.subarray(NONCE, NONCE + TAG))
    const hidden = body.subarray(NONCE + TAG)
    return Buffer.concat([decipher.update(hidden), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
