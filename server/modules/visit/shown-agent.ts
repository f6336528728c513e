import type { User } from '../../../generated/model/index.ts'
import type { Db } from '../../db/index.ts'
import { getUser, whoHears } from '../user/index.ts'

/**
 * Who shows a home, as visitors are told: not somebody who has not accepted the agency's invitation
 * yet, but who hears of the visit instead.
 */
export const shownAgent = async (db: Db, agencyId: string, userId: string): Promise<User | null> =>
  (await whoHears(db, agencyId, userId)) ?? getUser(db, userId)
