import type { User } from '../../../generated/model/index.ts'
import type { Db } from '../../db/index.ts'
import { findUser, toUser } from './user.repository.ts'

/** A person as the contract shows them; null when there is none. Rights are the caller's to check. */
export async function getUser(db: Db, id: string): Promise<User | null> {
  const row = await findUser(db, id)
  return row && toUser(row)
}
