import type { Dispute, DisputeRow, DisputeWord } from '../../../../generated/model/index.ts'
import { sql, type Db } from '../../../db/index.ts'
import { namesOf } from '../../user/index.ts'
import { filesOf } from '../deliver/file.repository.ts'
import { homeLine } from '../home-line.ts'
import type { Disputed } from './dispute.repository.ts'

const iso = (at: Date | null): string | null => at?.toISOString() ?? null
const MOST_WORDS = 500

/** A dispute in the list. */
export const toDisputeRow = (row: Disputed): DisputeRow => ({
  id: row.id,
  number: row.number,
  state: row.state,
  payment: row.payment,
  title: row.item.title ?? {},
  buyerName: row.buyer_name,
  sellerName: row.seller_name ?? '',
  homeTitle: homeLine(row),
  total: row.total,
  buyerPct: row.buyer_pct,
  sellerPct: row.seller_pct,
  dueAt: iso(row.due_at),
})

/** What both sides said and did, oldest first: the newest of very many, so that none is hidden. */
async function wordsOf(db: Db, id: string): Promise<DisputeWord[]> {
  const { rows } = await sql<{
    act: DisputeWord['act']
    side: DisputeWord['side']
    by_user: string | null
    text: string | null
    at: Date
  }>`select act, side, by_user, text, at from order_act where order_id = ${id}::uuid
    union all
    select null, side, by_user, text, at from order_message where order_id = ${id}::uuid
    order by at desc limit ${MOST_WORDS}`.execute(db)
  const names = await namesOf(
    db,
    rows.flatMap(({ by_user }) => by_user ?? []),
  )
  return rows.toReversed().map(({ act, side, by_user, text, at }) => ({
    act,
    side,
    byName: (by_user && names.get(by_user)) ?? null,
    text,
    at: at.toISOString(),
  }))
}

/** A dispute with all that it is settled by. */
export async function toDispute(db: Db, row: Disputed): Promise<Dispute> {
  const files = await filesOf(db, row.id)
  return {
    row: toDisputeRow(row),
    sum: row.sum,
    paidAt: iso(row.paid_at),
    refunded: row.refunded,
    startsAt: iso(row.starts_at),
    notes: row.notes,
    words: await wordsOf(db, row.id),
    delivery: row.delivery && { version: row.version, category: row.category, ...row.delivery },
    files: files.map(({ id, kind, label, staged, filename, hash, size }) => ({
      id,
      kind,
      label,
      staged,
      filename,
      src: hash && `/media/${hash}`,
      size,
    })),
    version: row.version,
  }
}
