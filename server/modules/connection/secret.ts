import { createHash, randomBytes } from 'node:crypto'

/** Told apart by their beginning: what one opens is closed to the others, and to keys. */
const BEGINS = { access: 'llarmcp_', refresh: 'llarmcr_', code: 'llarmcc_' } as const
const SHAPE = /^llarmcp_[A-Za-z0-9_-]{43}$/

/** A new secret: 32 random bytes. Only its hash is kept. */
export const newSecret = (kind: keyof typeof BEGINS): string =>
  BEGINS[kind] + randomBytes(32).toString('base64url')

export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** Whether a token may be an assistant's; a person's and a key's are none. */
export const isGrantToken = (token: string): boolean => SHAPE.test(token)

/** What a verifier of PKCE comes to (S256). */
export const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url')
