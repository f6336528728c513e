import type { RentalQueue, RentalQueues, RentalState } from '../../../generated/model/index.ts'
import type { Session } from '../../contract/context.ts'
import type { Cursor } from '../../contract/cursor.ts'
import { searchTermPatterns, sql, type Db } from '../../db/index.ts'
import { momentOf, reading } from '../../db/page-by-order.ts'
import type { FileRow } from './rental.repository.ts'
import { withinRights } from './rental.policy.ts'
import { OPEN } from './way/transitions.ts'

export interface FileFilter {
  reader: Session
  /** Today, YYYY-MM-DD: what was due before is late. */
  today: string
  state?: RentalState[]
  queue?: RentalQueue
  q?: string
}

/** Files without a deadline come behind those that have one. */
const DUE = sql<string>`coalesce(rental_file.due_on, '9999-12-31')`

/** Nobody looks after it: who did and is of the programme no more does not either. */
const UNASSIGNED = sql<boolean>`
  not exists (select 1 from app_user o where o.id = rental_file.assigned_to
    and o.active and o.role = 'LLOGUER_SEGUR')`

function filtered(db: Db, { reader, today, state, queue, q }: FileFilter) {
  let query = db.selectFrom('rental_file').where((eb) => withinRights(eb, reader))
  if (state && state.length > 0) query = query.where('state', 'in', state)
  if (queue) query = query.where('state', 'in', OPEN)
  if (queue === 'mine') query = query.where('assigned_to', '=', reader.userId)
  if (queue === 'unassigned') query = query.where(UNASSIGNED)
  if (queue === 'late') query = query.where('due_on', '<', today)
  if (queue === 'owners' || queue === 'tenants')
    query = query.where('side', '=', queue === 'owners' ? 'owner' : 'tenant')
  for (const pattern of searchTermPatterns(q ?? '')) query = query.where('search', 'like', pattern)
  return query
}

/**
 * A queue begins with the earliest day, the list with the newest file. Cursors hold the day or the
 * time itself: the file that one was written at may be erased meanwhile.
 */
const orderOf = (queue: RentalQueue | undefined) =>
  queue
    ? ({ by: DUE, kind: 'day', descending: false } as const)
    : ({ by: sql<string>`rental_file.created_at`, kind: 'time', descending: true } as const)

/** Which kind of value the cursors of a list or queue hold. */
export const kindOf = (queue: RentalQueue | undefined): 'day' | 'time' => orderOf(queue).kind

/**
 * Newest first, of a queue what is due first; one more than asked, to know whether there are
 * others.
 */
export function listFiles(
  db: Db,
  filter: FileFilter,
  limit: number,
  cursor: Cursor | null,
): Promise<(FileRow & { place: string })[]> {
  const order = orderOf(filter.queue)
  const { beyond, direction } = reading(order, cursor)
  let query = filtered(db, filter)
    .selectAll()
    .select((order.kind === 'time' ? momentOf(order.by) : order.by).as('place'))
    .orderBy(order.by, direction)
    .orderBy('id', direction)
    .limit(limit + 1)
  if (beyond) query = query.where(beyond)
  return query.execute()
}

export async function countFiles(db: Db, filter: FileFilter): Promise<number> {
  return (
    await filtered(db, filter)
      .select((e) => e.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total
}

/** Files per state; every state is there, also with zero. */
export async function countStates(
  db: Db,
  filter: Pick<FileFilter, 'reader' | 'today'>,
): Promise<Record<RentalState, number>> {
  const rows = await filtered(db, filter)
    .select(['state', (e) => e.fn.countAll<number>().as('total')])
    .groupBy('state')
    .execute()
  return {
    sent: 0,
    documents: 0,
    visit: 0,
    approved: 0,
    signed: 0,
    ended: 0,
    rejected: 0,
    ...Object.fromEntries(rows.map((row) => [row.state, row.total])),
  }
}

/** Open files per queue, in one pass. */
export function countQueues(
  db: Db,
  { reader, today }: Pick<FileFilter, 'reader' | 'today'>,
): Promise<RentalQueues> {
  const all = sql<number>`count(*)`
  return filtered(db, { reader, today })
    .where('state', 'in', OPEN)
    .select([
      all.as('open'),
      sql<number>`${all} filter (where assigned_to = ${reader.userId})`.as('mine'),
      sql<number>`${all} filter (where ${UNASSIGNED})`.as('unassigned'),
      sql<number>`${all} filter (where due_on < ${today})`.as('late'),
      sql<number>`${all} filter (where side = 'owner')`.as('owners'),
      sql<number>`${all} filter (where side = 'tenant')`.as('tenants'),
    ])
    .executeTakeFirstOrThrow()
}
