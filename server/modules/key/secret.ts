import { createHash, randomBytes } from 'node:crypto'

/** How a secret is written: what it is, eight signs to tell it by, and 32 random bytes. */
const SHAPE = /^llar_[A-Za-z0-9]{8}_[A-Za-z0-9_-]{43}$/

const SIGNS = 8

/** Eight letters and figures. */
function mark(): string {
  const text = randomBytes(24).toString('base64url').replaceAll(/[-_]/g, '')
  return text.length < SIGNS ? mark() : text.slice(0, SIGNS)
}

/** A new secret, for its owner alone. */
export const newSecret = (): string => `llar_${mark()}_${randomBytes(32).toString('base64url')}`

/** Whether a token may be a key; any other is a person's. */
export const isSecret = (token: string): boolean => SHAPE.test(token)

/** What is kept of a secret. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()
