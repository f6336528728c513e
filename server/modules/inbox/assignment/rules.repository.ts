import { keepStored } from '../../../contract/stored/index.ts'
import { json, sql, type Db } from '../../../db/index.ts'
import type { InboxRulesDoc } from '../../../db/tables/inbox.ts'

/** Until an agency decides otherwise: the home's agent, and an hour within office hours. */
export const USUAL: InboxRulesDoc = {
  rules: [{ kind: 'home_agent' }],
  fallbackTo: null,
  clock: { goalMinutes: 60, days: [1, 2, 3, 4, 5], from: '09:00', to: '19:00' },
}

export interface StoredRules {
  doc: InboxRulesDoc
  turns: Record<string, string>
  /** 0: nothing was ever saved. */
  version: number
}

/** What an agency decided; locked when turns are about to be taken. */
export async function rulesOf(db: Db, agencyId: string, lock = false): Promise<StoredRules> {
  const query = db
    .selectFrom('inbox_rule')
    .select(['doc', 'turns', 'version'])
    .where('agency_id', '=', agencyId)
  return (
    (await (lock ? query.forUpdate() : query).executeTakeFirst()) ?? {
      doc: USUAL,
      turns: {},
      version: 0,
    }
  )
}

/** Saves if the version is still the stored one; false otherwise. */
export async function keepRules(
  trx: Db,
  agencyId: string,
  doc: InboxRulesDoc,
  version: number,
): Promise<boolean> {
  const made =
    version === 0
      ? await trx
          .insertInto('inbox_rule')
          .values({ agency_id: agencyId, doc: json(doc) })
          .onConflict((on) => on.doNothing())
          .returning('version')
          .executeTakeFirst()
      : await trx
          .updateTable('inbox_rule')
          .set({
            doc: json(await keepStored(trx, 'inbox_rule.doc', { agency_id: agencyId }, doc)),
            version: sql<number>`version + 1`,
          })
          .where('agency_id', '=', agencyId)
          .where('version', '=', version)
          .returning('version')
          .executeTakeFirst()
  return made !== undefined
}

/** The reply time an agency aims at, and its office hours. */
export const clockOf = async (db: Db, agencyId: string): Promise<InboxRulesDoc['clock']> =>
  (await rulesOf(db, agencyId)).doc.clock
