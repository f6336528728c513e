import type { AuditOutcome } from '../../../generated/model/index.ts'
import { sql, type Db, type Tables } from '../../db/index.ts'
import type { AuditDetail } from '../../db/tables/audit.ts'
import { endOfDay, startOfDay } from '../../time/madrid.ts'

/** Which lines are asked for. */
export interface Which {
  actorId?: string
  operation?: string
  subject?: string
  outcome?: AuditOutcome
  day?: string
}

export type LineRow = Omit<Tables['audit'], 'detail'> & { detail: AuditDetail[] }

/** Whether a part of what was sent is as we write it; anybody may have changed what is stored. */
export const isDetail = (one: unknown): one is AuditDetail => {
  const { field, values } = (one ?? {}) as Partial<AuditDetail>
  return typeof field === 'string' && Array.isArray(values)
}

/** Lines with what was sent as it is stored, which is what was hashed. */
const lines = (db: Db, agencyId: string) =>
  db
    .selectFrom('audit')
    .select([
      'id',
      'agency_id',
      'number',
      'at',
      'actor_id',
      'session_id',
      'key_id',
      'operation',
      'subject',
      'outcome',
      'prev_hash',
      'hash',
      sql<AuditDetail[]>`audit.detail || '[]'::jsonb`.as('detail'),
    ])
    .where('agency_id', '=', agencyId)

/** From the newest down, or after `after`, up. */
export function findLines(
  db: Db,
  agencyId: string,
  { actorId, operation, subject, outcome, day }: Which,
  { cursor, limit }: { cursor: { value: number; back: boolean } | null; limit: number },
): Promise<LineRow[]> {
  const back = cursor?.back ?? false
  return lines(db, agencyId)
    .$if(actorId !== undefined, (query) => query.where('actor_id', '=', actorId ?? ''))
    .$if(operation !== undefined, (query) => query.where('operation', '=', operation ?? ''))
    .$if(subject !== undefined, (query) =>
      subject?.includes('/')
        ? query.where('subject', '=', subject)
        : query.where(sql`split_part(subject, '/', 1)`, '=', subject ?? ''),
    )
    .$if(outcome !== undefined, (query) => query.where('outcome', '=', outcome ?? ''))
    .$if(day !== undefined, (query) =>
      query.where('at', '>=', startOfDay(day ?? '')).where('at', '<', endOfDay(day ?? '')),
    )
    .$if(cursor !== null, (query) => query.where('number', back ? '>' : '<', cursor?.value ?? 0))
    .orderBy('number', back ? 'asc' : 'desc')
    .limit(limit)
    .execute()
}

/** The next lines of a chain, in its order. */
export const linesAfter = (
  db: Db,
  agencyId: string,
  number: number,
  limit: number,
): Promise<LineRow[]> =>
  lines(db, agencyId).where('number', '>', number).orderBy('number').limit(limit).execute()

/** Names of keys by id, and what assistants call themselves by that of their connection. */
export async function keyNames(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('api_key')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .unionAll(
      db.selectFrom('connection_grant').select(['id', 'client as name']).where('id', 'in', ids),
    )
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
