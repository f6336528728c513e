import { createHash } from 'node:crypto'
import type { Deps } from '../../contract/deps.ts'
import { linkSecretOf } from '../../links/secret.ts'
import { seal, unseal } from '../../ports/calendar/seal.ts'
import type { WebhookRow } from './webhook.repository.ts'

/** The key under which secrets lie: of the secret of the settings, else of the database's. */
async function keyOf({ config, db }: Pick<Deps, 'config' | 'db'>): Promise<Buffer> {
  const secret = config.linkSecret ?? (await linkSecretOf(db))
  return createHash('sha256').update(`llar.webhook.${secret}`).digest()
}

/**
 * A secret as it is stored with this webhook; another's row does not open it. In the act's own
 * transaction: a second connection beside it could wait for the ones that wait for us.
 */
export const sealSecret = async (
  { config, db }: Pick<Deps, 'config' | 'db'>,
  secret: string,
  id: string,
): Promise<Buffer> => seal(secret, await keyOf({ config, db }), id)

/** The secrets that sign now: the newest first, the one before while it is in force. */
export async function secretsOf(
  deps: Deps,
  { id, secret, old_secret, old_until }: WebhookRow,
): Promise<string[]> {
  const key = await keyOf(deps)
  const old = old_secret && old_until && old_until > deps.now() ? [old_secret] : []
  return [secret, ...old].map((sealed) => unseal(sealed, key, id))
}
