import type {
  AnalysisCost,
  AnalysisCostPage,
  ListAnalysisCostsParams,
} from '../../../generated/model/index.ts'
import { readCursor, writeCursor } from '../../contract/cursor.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import type { Db } from '../../db/index.ts'

const LIST = { list: 'listAnalysisCosts', kind: 'id' } as const

/** What an agency wrote down, by id. The contract lets only an ADMIN in. */
export async function listCosts(
  db: Db,
  { agencyId, lang }: Actor,
  { cursor: text, limit = 24 }: ListAnalysisCostsParams,
): Promise<AnalysisCostPage> {
  const cursor = readCursor(text, LIST, lang)
  const rows = await db
    .selectFrom('analysis_cost')
    .select(['id', 'month', 'source', 'amount'])
    .where('agency_id', '=', agencyId)
    .$if(cursor !== null, (query) => query.where('id', '>', cursor?.id ?? ''))
    .orderBy('id')
    .limit(limit + 1)
    .execute()
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return {
    items: rows.slice(0, limit),
    next: last ? writeCursor({ value: null, id: last.id, back: false }, LIST.list) : null,
  }
}

/** Writes down what came from elsewhere; false: the month and source have a cost here. */
export async function restoreCost(
  trx: Db,
  agencyId: string,
  { id, month, source, amount }: AnalysisCost,
  now: Date,
): Promise<boolean> {
  const row = await trx
    .insertInto('analysis_cost')
    .values({ id, agency_id: agencyId, month, source, amount, updated_at: now })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
