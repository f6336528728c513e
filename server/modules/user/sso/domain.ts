import type { SsoRecord } from '../../../../generated/model/index.ts'
import type { SsoRow } from './sso.repository.ts'

const DOMAIN =
  /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/

/** A domain as it is compared; null for what is none. */
export function domainOf(text: string): string | null {
  const name = text.trim().toLowerCase().replace(/^@/, '').replace(/\.$/, '')
  return DOMAIN.test(name) ? name : null
}

/** The domain of an e-mail; null for what is none. */
export const domainOfEmail = (email: string): string | null =>
  domainOf(email.slice(email.lastIndexOf('@') + 1))

/** The TXT record by which a domain says whose it is. */
export const recordOf = ({ domain, token }: Pick<SsoRow, 'domain' | 'token'>): SsoRecord => ({
  name: `_llar.${domain}`,
  value: `llar-sso=${token}`,
})
