import type { Insertable, Selectable } from 'kysely'
import { keepStored } from '../../../contract/stored/index.ts'
import { json, sql, type Db, type Tables } from '../../../db/index.ts'
import type { InvoiceDraftDoc } from '../../../db/tables/ledger.ts'

/** A row of `invoice_draft`. */
export type DraftRow = Selectable<Tables['invoice_draft']>

/** Drafts that an agency has at most. */
export const MOST_DRAFTS = 200

/** All drafts of an agency, the newest first. */
export const draftsOf = (db: Db, agencyId: string): Promise<DraftRow[]> =>
  db
    .selectFrom('invoice_draft')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .orderBy('id', 'desc')
    .limit(MOST_DRAFTS)
    .execute()

/** One of them; `lock`: held until the transaction ends. */
export function findDraft(
  db: Db,
  { agencyId, id, lock = false }: { agencyId: string; id: string; lock?: boolean },
): Promise<DraftRow | undefined> {
  const query = db
    .selectFrom('invoice_draft')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
  return (lock ? query.forUpdate() : query).executeTakeFirst()
}

export async function insertDraft(
  trx: Db,
  row: Omit<Insertable<Tables['invoice_draft']>, 'doc'> & { doc: InvoiceDraftDoc },
): Promise<DraftRow> {
  return trx
    .insertInto('invoice_draft')
    .values({ ...row, doc: json(row.doc) })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Saves what was typed; what a later version keeps in the document stays. */
export async function saveDraft(
  trx: Db,
  { id }: DraftRow,
  { doc, now }: { doc: InvoiceDraftDoc; now: Date },
): Promise<DraftRow> {
  return trx
    .updateTable('invoice_draft')
    .set({
      doc: json(await keepStored(trx, 'invoice_draft.doc', { id }, doc)),
      version: sql<number>`version + 1`,
      updated_at: now,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const removeDraft = async (trx: Db, id: string): Promise<void> =>
  void (await trx.deleteFrom('invoice_draft').where('id', '=', id).execute())
