import type { Db } from '../../db/index.ts'
import { hashToken, newToken } from './session.ts'

/** Makes a one-time link's token; the ones before stop working. Called by the mail's job, so no queue ever holds it. */
export async function makeLink(trx: Db, userId: string, expires: Date): Promise<string> {
  const token = newToken()
  await trx.deleteFrom('password_link').where('user_id', '=', userId).execute()
  await trx.insertInto('password_link').values({ token_hash: hashToken(token), user_id: userId, expires_at: expires }).execute()
  return token
}
