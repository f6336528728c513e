import type { Deps } from '../../../contract/deps.ts'
import type { Db } from '../../../db/index.ts'
import { seal, unseal } from '../../../ports/seal/index.ts'
import { channelKeys } from '../../../ports/seal/key.ts'

const NAME = 'digest'
const OWNER = `referral ${NAME}`

/**
 * The key of owners' digests. It stays when CHANNEL_KEY changes, which seals it (docs/decisions/0344):
 * nobody could make the digest of a no anew, and who said it would be asked again. It begins as the
 * oldest of the list, by which digests were made before there was a row.
 */
export async function digestKey(trx: Db, { config }: Pick<Deps, 'config'>): Promise<Buffer> {
  const keys = await channelKeys(config)
  const read = async () => {
    const query = trx.selectFrom('referral_digest_key').select('sealed').where('name', '=', NAME)
    const row = await query.executeTakeFirst()
    return row && Buffer.from(unseal(row.sealed, keys, OWNER), 'base64')
  }
  const known = await read()
  if (known) return known
  const first = keys.at(-1)?.toString('base64') ?? ''
  await trx
    .insertInto('referral_digest_key')
    .values({ name: NAME, sealed: seal(first, keys, OWNER) })
    .onConflict((on) => on.column('name').doNothing())
    .execute()
  return (await read()) ?? Buffer.from(first, 'base64')
}
