import type { Deps } from '../../contract/deps.ts'
import { seal, SealBroken, unseal, type Keys } from '../../ports/seal/index.ts'
import { channelKeys } from '../../ports/seal/key.ts'
import type { WebhookRow } from './webhook.repository.ts'

/** A secret as it is stored with this webhook; another's row does not open it. */
export const sealSecret = async (
  { config }: Pick<Deps, 'config'>,
  secret: string,
  id: string,
): Promise<Buffer> => seal(secret, await channelKeys(config), id)

/**
 * The secrets that sign now: the newest first, the one before while it is in force. None where the
 * newest does not open: another key sealed it.
 */
export async function secretsOf(
  { config, now }: Pick<Deps, 'config' | 'now'>,
  { id, secret, old_secret, old_until }: WebhookRow,
): Promise<string[]> {
  const keys = await channelKeys(config)
  const old = old_secret && old_until && old_until > now() ? [old_secret] : []
  const [newest, ...before] = [secret, ...old].map((sealed) => opened(sealed, keys, id))
  return newest ? [newest, ...before.filter((one) => one !== null)] : []
}

function opened(sealed: Buffer, keys: Keys, id: string): string | null {
  try {
    return unseal(sealed, keys, id)
  } catch (error) {
    if (error instanceof SealBroken) return null
    throw error
  }
}
