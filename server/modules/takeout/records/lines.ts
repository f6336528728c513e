import type { Ctx } from '../../../contract/context.ts'
import { HttpError } from '../../../contract/errors.ts'
import { readsWhole, storedIfHalfRead } from '../../../contract/stored/index.ts'
import { sql } from '../../../db/index.ts'
import type { TakeoutContents } from '../../../db/tables/takeout.ts'
import { ask } from './ask.ts'
import type { Part, Room } from './room.ts'

const BATCH = 500
const PAGE = 100

/**
 * One line of `data/<tag>.ndjson`: a value in a shape of the contract; `of`: whose part it is;
 * `stored`: what it is made of, as it is stored, where this version does not read all of it. What is
 * not read may keep back the rest, at the next instance, too. `half`: not all is read of what it is
 * summed or run by.
 */
export interface Line {
  schema: string
  of?: string
  value: unknown
  stored?: unknown
  half?: true
}

interface Page {
  items: { id?: string }[]
  next?: string | null
  more?: boolean
}

/** A condition on rows of an agency, as a room says it. */
const ofAgency = (where: string, agencyId: string) =>
  sql.join(
    where.split('$1').map((text) => sql.raw(text)),
    sql`${agencyId}::uuid`,
  )

/** How many of a room's records are persons' own and stand in no list that is read here. */
async function ownOf({ own }: Room, agencyId: string, ctx: Ctx): Promise<number> {
  if (!own) return 0
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${ofAgency(own, agencyId)}`.execute(ctx.deps.db)
  return rows[0]?.n ?? 0
}

/** Ids of the agency's rows, in the order in which they were made. */
export async function* idsOf(
  room: Room,
  agencyId: string,
  ctx: Ctx,
): AsyncGenerator<{ id: string; shared: boolean }> {
  const mine = ofAgency(room.where ?? 'agency_id = $1', agencyId)
  let after: string | null = null
  for (;;) {
    const { rows } = await sql<{ id: string; shared: boolean }>`
      select id, ${sql.raw(room.shared ?? 'true')} as shared from ${sql.table(room.table)}
      where ${mine} and (${after}::uuid is null or id > ${after}::uuid)
      order by id limit ${BATCH}`.execute(ctx.deps.db)
    yield* rows
    after = rows.at(-1)?.id ?? null
    if (rows.length < BATCH) return
  }
}

/** Why a record is not there: another person's private one, or one that another version wrote. */
type Without = 'withheld' | 'unread'
const WHY: Record<number, Without> = { 403: 'withheld', 404: 'withheld', 503: 'unread' }
/** What the ADMIN may not read, or nobody here can, says why. */
const readable = <T>(asked: Promise<T>): Promise<T | Without> =>
  asked.catch((error: unknown) => {
    const why = error instanceof HttpError ? WHY[error.status] : undefined
    if (why) return why
    throw error
  })
const isWithout = (value: unknown): value is Without => value === 'withheld' || value === 'unread'

async function* partLines(part: Part, id: string, ctx: Ctx): AsyncGenerator<Line> {
  const { param = 'id', pages, schema, operation } = part
  const params = param === null ? {} : { [param]: id }
  const query: Record<string, string | number> = Object.fromEntries(
    Object.entries(part.query ?? {}).map(([key, value]) => [key, value === '{}' ? id : value]),
  )
  if (pages === 'cursor') query['limit'] = PAGE
  for (;;) {
    const page = (await readable(ask(operation, { params, query }, ctx))) as Page | Without
    if (isWithout(page)) return
    const ids = page.items.flatMap((item) => item.id ?? [])
    const shared = await part.sharedOf?.(ctx.deps.db, ids)
    for (const value of page.items)
      if (shared?.has(value.id ?? '') !== false && part.shared?.(value as never) !== false)
        yield { schema, of: id, value }
    const first = page.items[0]?.id
    if (pages === 'cursor' && page.next) query['cursor'] = page.next
    else if (pages === 'before' && page.more && first) query['before'] = first
    else return
  }
}

async function* recordLines(room: Room, id: string, ctx: Ctx): AsyncGenerator<Line | Without> {
  if (room.schema !== null && room.operation) {
    const value = await readable(
      ask(room.operation, { params: { id }, query: room.query ?? {} }, ctx),
    )
    if (isWithout(value)) {
      yield value
      return
    }
    const { schema, column, whole } = room
    const { db } = ctx.deps
    const stored = column && (await storedIfHalfRead(db, column, { id }))
    const half = whole !== undefined && !(await readsWhole(db, whole, { id }))
    const shown = room.shown ? room.shown(value as never) : value
    yield { schema, value: shown, ...(stored !== undefined && { stored }), ...(half && { half }) }
  }
  for (const part of room.parts ?? []) yield* partLines(part, id, ctx)
}

/**
 * Lines of a room, each counted in `contents`; `each` is told of every record, for how far it is.
 */
export async function* roomLines(
  room: Room,
  agencyId: string,
  { ctx, contents, each }: { ctx: Ctx; contents: TakeoutContents; each(): Promise<void> },
): AsyncGenerator<Line> {
  const counts: Record<string, number> = (contents.counts[room.tag] ??= {})
  for await (const { id, shared } of idsOf(room, agencyId, ctx)) {
    for await (const line of shared ? recordLines(room, id, ctx) : (['withheld'] as const)) {
      const of = isWithout(line) ? contents[line] : counts
      const key = isWithout(line) ? room.tag : line.schema
      of[key] = (of[key] ?? 0) + 1
      if (!isWithout(line)) yield line
    }
    await each()
  }
  const own = await ownOf(room, agencyId, ctx)
  if (own > 0) contents.withheld[room.tag] = (contents.withheld[room.tag] ?? 0) + own
}
