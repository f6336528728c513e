import { randomBytes } from 'node:crypto'
import type { Config } from '../../../config/env.ts'

/** 128 bits that nobody can guess, in letters that mail programs may fold as they like. */
export const newReplyKey = (): string => randomBytes(16).toString('hex')

/**
 * Where answers to a thread's mails come in; null: they do not, and go to the agent's own address.
 */
export const replyAddress = (
  { inboundMail }: Pick<Config, 'inboundMail'>,
  key: string,
): string | null => inboundMail && `r-${key}@${inboundMail.domain}`

/** The threads' keys among these addresses, each once; at our own domain only. */
export function keysOf(addresses: string[], domain: string): string[] {
  const found = addresses.flatMap((address) => {
    const [, key, host] = /^r-([0-9a-f]{32})@([^\s@]+)$/.exec(address.trim().toLowerCase()) ?? []
    return key && host === domain.toLowerCase() ? [key] : []
  })
  return [...new Set(found)]
}
