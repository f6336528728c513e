import type { User } from '../../../generated/model/index.ts'
import type { Db } from '../../db/index.ts'
import { seniorAdmin, whoHears } from '../user/index.ts'

/**
 * Who shows a home, as visitors are told: not somebody who has not accepted the agency's invitation
 * yet, or has left, but who hears of the visit instead; null in an agency without an ADMIN.
 */
export const shownAgent = async (db: Db, agencyId: string, userId: string): Promise<User | null> =>
  (await whoHears(db, agencyId, userId)) ?? seniorAdmin(db, agencyId)
