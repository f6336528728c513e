import { randomBytes } from 'node:crypto'
import type { Db } from '../db/index.ts'

/**
 * The secret of this site's links. Without one in the settings it is made once and kept in the
 * database, for all instances and across restarts: another secret would end every link that was
 * handed out.
 */
export async function linkSecretOf(db: Db): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  await db
    .insertInto('link_secret')
    .values({ id: 1, secret })
    .onConflict((on) => on.column('id').doNothing())
    .execute()
  return (
    await db
      .selectFrom('link_secret')
      .select('secret')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow()
  ).secret
}
