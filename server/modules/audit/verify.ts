import type { AuditCheck, AuditCheckFault } from '../../../generated/model/index.ts'
import { lineHash } from '../../contract/audit/line.ts'
import type { Db } from '../../db/index.ts'
import { isDetail, linesAfter, type LineRow } from './audit.repository.ts'

/** Lines that are read at once. */
const BATCH = 1000

/** The line as it was hashed. */
const hashOf = (row: LineRow): string =>
  lineHash(
    {
      agencyId: row.agency_id,
      at: row.at,
      actorId: row.actor_id,
      sessionId: row.session_id,
      keyId: row.key_id,
      operation: row.operation,
      subject: row.subject,
      outcome: row.outcome as 'done' | 'refused',
      detail: row.detail,
    },
    row.number,
    row.prev_hash,
  )

function faultOf(row: LineRow, before: { number: number; hash: string }): AuditCheckFault {
  if (row.number !== before.number + 1) return 'missing'
  if (!row.detail.every(isDetail) || row.hash !== hashOf(row)) return 'changed'
  return row.prev_hash === before.hash ? null : 'moved'
}

/**
 * Recomputes an agency's chain, from the last line that was swept to the last that was written.
 * Read from one snapshot a batch; a line added meanwhile is one more.
 */
export async function checkChain(db: Db, agencyId: string): Promise<AuditCheck> {
  const chain = await db
    .selectFrom('audit_chain')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .executeTakeFirst()
  let before = { number: chain?.swept_number ?? 0, hash: chain?.swept_hash ?? '' }
  const swept = before.number
  let first = 0
  const broken = (brokenAt: number, fault: AuditCheckFault): AuditCheck => ({
    whole: false,
    first,
    last: before.number > swept ? before.number : 0,
    brokenAt,
    fault,
  })
  for (;;) {
    const rows = await linesAfter(db, agencyId, before.number, BATCH)
    for (const row of rows) {
      first ||= row.number
      const fault = faultOf(row, before)
      if (fault !== null) return broken(fault === 'missing' ? before.number + 1 : row.number, fault)
      if (row.number === chain?.last_number && row.hash !== chain.last_hash)
        return broken(row.number, 'changed')
      before = row
    }
    if (rows.length < BATCH) break
  }
  if (before.number < (chain?.last_number ?? 0)) return broken(before.number + 1, 'missing')
  return { whole: true, first, last: first === 0 ? 0 : before.number, brokenAt: null, fault: null }
}
