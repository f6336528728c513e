import type {
  RentalPage,
  RentalQueue,
  RentalQueueRow,
  RentalState,
} from '../../../generated/model/index.ts'
import { requireSession, type Ctx } from '../../contract/context.ts'
import { cutPage, readCursor } from '../../contract/cursor.ts'
import type { Db } from '../../db/index.ts'
import { dayOf } from '../../time/madrid.ts'
import { countFiles, countQueues, countStates, kindOf, listFiles } from './list.repository.ts'
import { toRow, type FileRow } from './rental.repository.ts'
import { rulesOn } from './rules.ts'
import { halfReadOf } from './whole.ts'
import { officerNames } from './way/officers.ts'
import { officerIn, toDue } from './way/view.ts'
import { nextDues } from './way/way.repository.ts'

interface FileQuery {
  state?: RentalState[]
  queue?: RentalQueue
  q?: string
  limit?: number
  cursor?: string
}

async function toRows(db: Db, rows: FileRow[]): Promise<RentalQueueRow[]> {
  const ids = rows.map((row) => row.id)
  const dues = await nextDues(db, ids)
  const halfRead = await halfReadOf(db, ids)
  const officers = await officerNames(db)
  return rows.map((row) => {
    const due = dues.get(row.id)
    return {
      ...toRow(row),
      place: row.form.address ?? null,
      members: halfRead.has(row.id) ? null : (row.form.members?.length ?? null),
      assignedTo: officerIn(officers, row.assigned_to),
      due: due ? toDue(due) : null,
    }
  })
}

/** The programme's files: newest first, or a queue by its deadlines. */
export async function listAll(
  { limit = 24, cursor: text, ...wanted }: FileQuery,
  ctx: Ctx,
): Promise<RentalPage> {
  const { db } = ctx.deps
  const today = dayOf(ctx.deps.now())
  const filter = { reader: requireSession(ctx), today, ...wanted }
  // A cursor of one queue is none of another: they have orders of their own.
  const list = {
    list: `listRentals ${wanted.queue ?? ''}`.trim(),
    kind: kindOf(wanted.queue),
  }
  const cursor = readCursor(text, list, ctx.lang)
  const { rows, next, previous } = cutPage(await listFiles(db, filter, limit, cursor), {
    ...list,
    cursor,
    limit,
    value: ({ place }) => place,
  })
  return {
    items: await toRows(db, rows),
    total: await countFiles(db, filter),
    next,
    previous,
    counts: await countStates(db, filter),
    queues: await countQueues(db, filter),
    rulesReadOn:
      rulesOn(today)
        .map(({ readOn }) => readOn)
        .toSorted()
        .at(-1) ?? today,
  }
}
