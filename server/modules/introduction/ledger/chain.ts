import { createHash, createHmac } from 'node:crypto'
import type { ReachValue } from '../../contact/index.ts'
import { normalEmail } from '../../user/index.ts'

/** What a chain begins with. */
export const GENESIS = Buffer.alloc(32)

/** What an entry says; the hash of the chain is over all of it. */
export interface Said {
  commitment: Buffer
  propertyId: string
  agencyId: string
  at: Date
  evidence: string
}

/** A client's e-mail or telephone (E.164) as a network knows it: HMAC-SHA256 by its secret. */
export const keyOf = (
  secret: Buffer,
  { kind, value }: Pick<ReachValue, 'kind' | 'value'>,
): Buffer =>
  createHmac('sha256', secret)
    .update(`${kind}:${kind === 'email' ? normalEmail(value) : value}`)
    .digest()

/** What an entry holds of a key: nobody finds the key by it once the nonce is gone. */
export const commitmentOf = (key: Buffer, nonce: Buffer): Buffer =>
  createHash('sha256').update(key).update(nonce).digest()

const bytesOf = (uuid: string): Buffer => Buffer.from(uuid.replaceAll('-', ''), 'hex')

/** The hash of an entry: of the one before and of what this one says, each part of fixed length. */
export const hashOf = (
  prev: Buffer,
  { commitment, propertyId, agencyId, at, evidence }: Said,
): Buffer =>
  createHash('sha256')
    .update(prev)
    .update(commitment)
    .update(bytesOf(propertyId))
    .update(bytesOf(agencyId))
    .update(at.toISOString())
    .update(evidence)
    .digest()
