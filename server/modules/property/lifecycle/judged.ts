import { sql, type Db } from '../../../db/index.ts'
import { dayOf } from '../../../time/madrid.ts'
import { yearsLater } from '../../../passport/days.ts'
import type { Facts, Paper } from '../../../passport/facts.ts'
import type { Actor } from '../../../contract/rights/actor.ts'
import { writable } from '../property.policy.ts'
import { findProperty, unreadIn, unreadOf, type PropertyRecord } from '../property.repository.ts'
import { aDay, of, type Whose } from './pipeline.ts'

/** A home with what the rules of its passport look at, but for its papers and its agency. */
export interface JudgedHome extends Pick<
  Facts,
  'doc' | 'status' | 'substatus' | 'closedOn' | 'unread'
> {
  id: string
  ref: string
  title: string
  agencyId: string
  agentId: string | null
}

const COLUMNS = [
  'id',
  'ref',
  'title',
  'agency_id',
  'agent_id',
  'doc',
  'status',
  'substatus',
  'closed_at',
] as const

/** The document as it is stored, too: what is unread of it may be what a rule looks for. */
const asStored = sql<object>`doc #> '{}'`.as('asStored')

type Row = Pick<PropertyRecord, (typeof COLUMNS)[number]>

const toJudged = (row: Row & { asStored: object }): JudgedHome => {
  const { asStored: doc, ...read } = row
  return judgedOf(read, unreadOf(doc))
}

const judgedOf = (
  { agency_id, agent_id, closed_at, ...home }: Row,
  unread: JudgedHome['unread'],
): JudgedHome => ({
  ...home,
  unread,
  agencyId: agency_id,
  agentId: agent_id,
  closedOn: closed_at && dayOf(closed_at),
})

/** Days after a let closed on which its deposit is asked for in lists. */
const ASKED_DAYS = 120

/** On offer or about to be, or a let whose deposit may still be due. */
const inLists = (now: Date) => sql<boolean>`
  (status in ('prospect', 'active', 'reserved')
  or (status = 'closed' and operations = array['A'] and substatus is distinct from 'EXTERNAL'
  and closed_at >= ${new Date(now.getTime() - ASKED_DAYS * 86_400_000)}
  and doc #>> '{legal,deposit,lodgedOn}' is null))`

/** Homes of somebody whose passports are listed, newest first, from below an id. */
export async function judgedHomes(
  db: Db,
  whose: Whose,
  { now, below, limit }: { now: Date; below: string | null; limit: number },
): Promise<JudgedHome[]> {
  const rows = await db
    .selectFrom('property')
    .select([...COLUMNS, asStored])
    .where(sql<boolean>`${of(whose)}`)
    .where(inLists(now))
    .$if(below !== null, (query) => query.where('id', '<', below))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toJudged)
}

/** These homes, in any order; who may read them the caller has asked. */
export async function judgedByIds(db: Db, ids: readonly string[]): Promise<JudgedHome[]> {
  const rows = await db
    .selectFrom('property')
    .select([...COLUMNS, asStored])
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute()
  return rows.map(toJudged)
}

const MOST = 2_000
/** An extract of the land registry is old after 90 days; looked at a little before. */
const EXTRACT_DAYS = 88

/**
 * Those of them of which a paper may end by a day (YYYY-MM-DD), has ended, or is missing: more than
 * the rules find, never fewer. All agencies' with null.
 */
export async function homesToWarn(
  db: Db,
  whose: Whose | null,
  { now, until, below }: { now: Date; until: string; below?: string | null },
): Promise<JudgedHome[]> {
  const extracts = new Date(now.getTime() - EXTRACT_DAYS * 86_400_000)
  const [five, ten] = [yearsLater(until, -5), yearsLater(until, -10)]
  const rows = await db
    .selectFrom('property')
    .select([...COLUMNS, asStored])
    .where(whose ? sql<boolean>`${of(whose)}` : sql<boolean>`deleted_at is null`)
    .where(inLists(now))
    .where(
      sql<boolean>`(status = 'closed'
      or ${aDay(sql`doc #>> '{mandate,endsOn}'`)} <= ${until}
      or ${aDay(sql`doc #>> '{legal,energy,expiresOn}'`)} <= ${until}
      or ${aDay(sql`doc #>> '{legal,energy,issuedOn}'`)} <= ${five}
      or ${aDay(sql`doc #>> '{legal,cedula,expiresOn}'`)} <= ${until}
      or ${aDay(sql`doc #>> '{legal,cedula,issuedOn}'`)} <= ${ten}
      or ${aDay(sql`doc #>> '{legal,touristLicence,expiresOn}'`)} <= ${until}
      or exists (select 1 from property_document paper where paper.property_id = property.id
      and paper.type = 'nota_simple' and paper.created_at < ${extracts})
      or (operations && array['A', 'TDA'] and doc #>> '{legal,touristLicence,nrua}' is null))`,
    )
    .$if(typeof below === 'string', (query) => query.where('id', '<', below ?? ''))
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
  return rows.map(toJudged)
}

/** A home that the actor may change, with what its passport looks at; 404 or 403 otherwise. */
export const judgedHome = async (
  db: Db,
  actor: Actor,
  id: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<JudgedHome> =>
  judgedOf(writable(await findProperty(db, id, lock), actor), await unreadIn(db, id))

/** Documents of homes, newest first; `fileKey` is where the bytes are. Rights are the caller's. */
export async function papersOf(
  db: Db,
  ids: string[],
): Promise<Map<string, (Paper & { fileKey: string })[]>> {
  const found = new Map<string, (Paper & { fileKey: string })[]>(ids.map((id) => [id, []]))
  if (ids.length === 0) return found
  const rows = await db
    .selectFrom('property_document')
    .select(['id', 'property_id', 'type', 'filename', 'file_key', 'created_at'])
    .where('property_id', 'in', ids)
    .orderBy('id', 'desc')
    .execute()
  for (const { id, property_id, type, filename, file_key, created_at } of rows)
    found.get(property_id)?.push({ id, type, filename, fileKey: file_key, on: dayOf(created_at) })
  return found
}
