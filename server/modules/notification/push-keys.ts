import type { Db } from '../../db/index.ts'
import { makePushKeys, type PushKeys } from '../../ports/push/web-push.ts'

/**
 * The keys by which push services know this site. Without any in the settings a pair is made once
 * and kept in the database, for all instances: another pair would leave every device that has
 * subscribed unreachable. A pair that is there is only read: a server starts on a database that can
 * only be read, too.
 */
export async function pushKeysOf(db: Db): Promise<PushKeys> {
  const kept = () => db.selectFrom('push_key').selectAll().where('id', '=', 1)
  let row = await kept().executeTakeFirst()
  if (!row) {
    const { publicKey, privateKey } = makePushKeys()
    await db
      .insertInto('push_key')
      .values({ id: 1, public_key: publicKey, private_key: privateKey })
      .onConflict((on) => on.column('id').doNothing())
      .execute()
    row = await kept().executeTakeFirstOrThrow()
  }
  return { publicKey: row.public_key, privateKey: row.private_key }
}
