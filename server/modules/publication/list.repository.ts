import type { PublicationRuleCount, PublicationState } from '../../../generated/model/index.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import { ownRows } from '../../contract/rights/row.ts'
import type { Cursor } from '../../contract/cursor.ts'
import { asList, searchTermPatterns, sql, type Db, type RawBuilder } from '../../db/index.ts'
import { SHOWN_STATE, type IntegrationRow } from '../integration/index.ts'
import { isWanted } from './outcome.ts'
import type { HomeRow } from './view.ts'

/** What a list asks for. */
export interface HomeFilter {
  states: PublicationState[]
  rule?: string | undefined
  q?: string | undefined
}

const own = ({ role, userId }: Actor): RawBuilder<unknown> =>
  role === 'ADMIN' ? sql`true` : ownRows('h', userId)

const from = (channel: Pick<IntegrationRow, 'id'>, actor: Actor): RawBuilder<unknown> =>
  sql`
    from publication p join integration i on i.id = p.integration_id
    join property h on h.id = p.property_id
    left join publication_push s
      on s.integration_id = p.integration_id and s.property_id = p.property_id
    where p.integration_id = ${channel.id} and h.deleted_at is null
      and h.agency_id = ${actor.agencyId} and ${own(actor)}`

/** Another version may keep remarks in another shape: those are none. */
const ISSUES = asList(sql`p.issues`)

const matching = ({ states, rule, q = '' }: HomeFilter): RawBuilder<unknown> =>
  sql`and (${states.length === 0} or ${SHOWN_STATE} = any(${states}::text[]))
    and (${rule ?? null}::text is null or exists (
      select from jsonb_array_elements(${ISSUES}) one where one ->> 'rule' = ${rule ?? null}))
    and h.search like all(${searchTermPatterns(q)}::text[])`

const COLUMNS = sql`
  p.property_id, p.property_id as id, p.wanted, p.state, p.reason, p.issues, p.quality, p.told, p.announced,
    case when s.property_id is null then p.out_since else s.there_since end as out_since,
    p.changed_at,
  h.ref, nullif(h.title, '') as title, h.agent_id, ${SHOWN_STATE} as shown,
  case when s.waits is null then null else jsonb_build_object(
    'waits', s.waits, 'tries', s.tries, 'nextAt', s.next_at, 'status', s.status,
    'answer', s.answer) end as push`

type Found = Omit<HomeRow, 'isWanted'> & { id: string; wanted: boolean | null }

const withWanted = (channel: IntegrationRow, rows: Found[]): (HomeRow & { id: string })[] =>
  rows.map((row) => ({ ...row, isWanted: isWanted(channel, row.wanted) }))

/** One row more than the page has, by reference. */
export async function findHomes(
  db: Db,
  channel: IntegrationRow,
  actor: Actor,
  filter: HomeFilter,
  { cursor, limit }: { cursor: Cursor<string> | null; limit: number },
): Promise<(HomeRow & { id: string })[]> {
  const back = cursor?.back ?? false
  const beyond = cursor
    ? sql`
      and (h.ref, p.property_id) ${sql.raw(back ? '<' : '>')} (${cursor.value}, ${cursor.id}::uuid)`
    : sql``
  const order = sql.raw(back ? 'desc' : 'asc')
  const { rows } =
    await sql<Found>`select ${COLUMNS} ${from(channel, actor)} ${matching(filter)} ${beyond}
    order by h.ref ${order}, p.property_id ${order} limit ${limit + 1}`.execute(db)
  return withWanted(channel, rows)
}

/** Some homes of a channel, by reference. */
export async function homesOf(
  db: Db,
  channel: IntegrationRow,
  actor: Actor,
  ids: string[],
): Promise<HomeRow[]> {
  const { rows } = await sql<Found>`select ${COLUMNS} ${from(channel, actor)}
    and p.property_id = any(${ids}::uuid[]) order by h.ref`.execute(db)
  return withWanted(channel, rows)
}

export async function countFound(
  db: Db,
  channel: IntegrationRow,
  actor: Actor,
  filter: HomeFilter,
): Promise<number> {
  const { rows } = await sql<{
    count: string
  }>`select count(*) as count ${from(channel, actor)} ${matching(filter)}`.execute(db)
  return Number(rows[0]?.count ?? 0)
}

/** Homes of a channel by remark: errors first, most first. */
export async function countRules(
  db: Db,
  channel: IntegrationRow,
  actor: Actor,
): Promise<Omit<PublicationRuleCount, 'message'>[]> {
  const { rows } = await sql<{
    rule: string
    field: string
    severity: 'error' | 'warning'
    count: string
  }>`select one ->> 'rule' as rule, min(one ->> 'field') as field, one ->> 'severity' as severity,
      count(distinct property_id) as count
    from (select p.property_id, jsonb_array_elements(${ISSUES}) as one ${from(channel, actor)}) found
    where one ?& array['rule', 'field', 'severity']
    group by 1, 3 order by 3, count(distinct property_id) desc, 1`.execute(db)
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}

/** Homes of a channel that failed, of a STAFF their own. */
export async function failedHomes(
  db: Db,
  channel: IntegrationRow,
  actor: Actor,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.property_id as id ${from(channel, actor)} and ${SHOWN_STATE} = 'error' order by 1`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Those of some homes that the actor may change. */
export async function ownHomes(db: Db, actor: Actor, ids: string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select h.id from property h
    where h.id = any(${ids}::uuid[]) and h.agency_id = ${actor.agencyId} and h.deleted_at is null
    and ${own(actor)}
    order by h.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** What homes are called, by id. */
export async function homesNamed(
  db: Db,
  ids: string[],
): Promise<Map<string, { ref: string; title: string | null }>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; ref: string; title: string | null }>`
    select id, ref, nullif(title, '') as title from property where id = any(${ids}::uuid[])`.execute(
    db,
  )
  return new Map(rows.map(({ id, ...named }) => [id, named]))
}

/** Homes of a channel as they stand there: what a person chose, and whether they are out. */
export async function rowsOf(
  db: Db,
  integrationId: string,
  ids: string[],
): Promise<Map<string, { wanted: boolean | null; isOut: boolean }>> {
  const { rows } = await sql<{ id: string; wanted: boolean | null; isOut: boolean }>`
    select property_id as id, wanted, fragment is not null as "isOut" from publication
    where integration_id = ${integrationId} and property_id = any(${ids}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, ...row }) => [id, row]))
}
