import { createHash } from 'node:crypto'
import { json, sql, uuidv7, withAdvisoryLock, type Db } from '../../db/index.ts'
import type { AuditDetail } from '../../db/tables/audit.ts'

/** What a line says, apart from its place in the chain. */
export interface AuditAct {
  agencyId: string
  at: Date
  actorId: string | null
  sessionId: string | null
  keyId: string | null
  operation: string
  subject: string
  outcome: 'done' | 'refused'
  detail: AuditDetail[]
}

/** What is hashed of a line: the order of these, and of a detail's parts, is for ever. */
const canonical = (act: AuditAct, number: number, before: string): string =>
  JSON.stringify([
    act.agencyId,
    number,
    act.at.toISOString(),
    act.actorId,
    act.sessionId,
    act.keyId,
    act.operation,
    act.subject,
    act.outcome,
    act.detail.map(({ field, values }) => [field, values]),
    before,
  ])

export const lineHash = (act: AuditAct, number: number, before: string): string =>
  createHash('sha256')
    .update(canonical(act, number, before))
    .digest('hex')

/**
 * Adds a line to its agency's chain. The last thing a transaction does: one at a time adds to a
 * chain, over all instances, and nothing is waited for behind that lock.
 */
export async function addLine(trx: Db, act: AuditAct): Promise<void> {
  const { agencyId: agency_id } = act
  await withAdvisoryLock(trx, `audit ${agency_id}`)
  const chain = await trx
    .selectFrom('audit_chain')
    .select(['last_number', 'last_hash'])
    .where('agency_id', '=', agency_id)
    .executeTakeFirst()
  const prev_hash = chain?.last_hash ?? ''
  const number = (chain?.last_number ?? 0) + 1
  const hash = lineHash(act, number, prev_hash)
  await trx
    .insertInto('audit')
    .values({
      id: uuidv7(),
      agency_id,
      number,
      at: act.at,
      actor_id: act.actorId,
      session_id: act.sessionId,
      key_id: act.keyId,
      operation: act.operation,
      subject: act.subject,
      outcome: act.outcome,
      detail: json(act.detail),
      prev_hash,
      hash,
    })
    .execute()
  await trx
    .insertInto('audit_chain')
    .values({ agency_id, last_number: number, last_hash: hash })
    .onConflict((on) =>
      on.column('agency_id').doUpdateSet({
        last_number: sql`excluded.last_number`,
        last_hash: sql`excluded.last_hash`,
      }),
    )
    .execute()
}
