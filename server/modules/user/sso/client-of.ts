import type { Deps } from '../../../contract/deps.ts'
import { unseal } from '../../../ports/seal/index.ts'
import { channelKeys } from '../../../ports/seal/key.ts'
import type { SsoSettings } from '../../../ports/sso/index.ts'
import type { SsoRow } from './sso.repository.ts'

/**
 * Where an agency's provider sends people back. Each has its own address, so that the answer of one
 * agency's provider is never taken for another's.
 */
export const redirectOf = (agencyId: string, { config }: Pick<Deps, 'config'>): string =>
  `${config.siteUrl.replace(/\/$/, '')}/sso/${agencyId}/`

/** An agency's settings as the port takes them. */
export async function clientOf(row: SsoRow, deps: Pick<Deps, 'config'>): Promise<SsoSettings> {
  const { issuer, client_id: clientId, secret, agency_id: id } = row
  const opened = secret && unseal(secret, await channelKeys(deps.config), id)
  return { issuer, clientId, secret: opened, redirectUri: redirectOf(id, deps) }
}
