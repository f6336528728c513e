import { createHash, randomBytes } from 'node:crypto'

/** A token for its owner: 32 random bytes. Only its hash is kept. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
