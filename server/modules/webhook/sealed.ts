import { createHash } from 'node:crypto'
import type { Deps } from '../../contract/deps.ts'
import { linkSecretOf } from '../../links/secret.ts'
import { seal, unseal } from '../../ports/calendar/seal.ts'
import type { WebhookRow } from './webhook.repository.ts'

/** The key under which secrets lie: of the secret of the settings, else of the database's. */
async function keyOf({ config, db }: Deps): Promise<Buffer> {
  const secret = config.linkSecret ?? (await linkSecretOf(db))
  return createHash('sha256').update(`llar.webhook.${secret}`).digest()
}

/** A secret as it is stored with this webhook; another's row does not open it. */
export const sealSecret = async (deps: Deps, secret: string, id: string): Promise<Buffer> =>
  seal(secret, await keyOf(deps), id)

/** The secrets that sign now: the newest first, the one before while it is in force. */
export async function secretsOf(
  deps: Deps,
  { id, secret, old_secret, old_until }: WebhookRow,
): Promise<string[]> {
  const key = await keyOf(deps)
  const old = old_secret && old_until && old_until > deps.now() ? [old_secret] : []
  return [secret, ...old].map((sealed) => unseal(sealed, key, id))
}
