import type { IntegrationName, PublicationRuleCount } from '../../../generated/model/index.ts'
import type { Cursor } from '../../contract/cursor.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import { ownRows } from '../../contract/rights/row.ts'
import { asList, sql, type Db, type RawBuilder } from '../../db/index.ts'
import type { StoredIssue } from '../../db/tables/publication.ts'

/** A remark over all channels of an agency. */
export interface BrakeRow extends Omit<PublicationRuleCount, 'message' | 'count'> {
  homes: number
  channels: IntegrationName[]
}

/** A home with the remark that is asked for, and where. */
export interface BrakedRow {
  id: string
  ref: string
  title: string | null
  agent_id: string | null
  issue: StoredIssue
  channels: IntegrationName[]
}

/** Which remark is asked for. */
export interface BrakeChoice {
  rule: string
  severity?: 'error' | 'warning' | undefined
}

/** Every remark on a home the actor sees, on channels out of their agency that have not ended. */
const remarks = ({ agencyId, role, userId }: Actor): RawBuilder<unknown> => sql`
  select h.id, h.ref, nullif(h.title, '') as title, h.agent_id, one, i.id as channel, i.name
  from integration i join publication p on p.integration_id = i.id
  join property h on h.id = p.property_id
  cross join lateral jsonb_array_elements(${asList(sql`p.issues`)}) one
  where i.agency_id = ${agencyId} and i.direction = 'out' and i.state <> 'ended'
    and h.agency_id = ${agencyId} and h.deleted_at is null
    and ${role === 'ADMIN' ? sql`true` : ownRows('h', userId)}
    and one ?& array['rule', 'field', 'severity']`

/** Channels of remarks, each once, by name. */
const CHANNELS = sql`(select jsonb_agg(c order by lower(c ->> 'name'), c ->> 'id')
  from unnest(array_agg(distinct jsonb_build_object(
    'id', channel, 'name', name, 'direction', 'out'))) c)`

/** What holds homes back, errors first, most homes first. */
export async function findBrakes(db: Db, actor: Actor): Promise<BrakeRow[]> {
  const { rows } = await sql<BrakeRow>`
    select one ->> 'rule' as rule, min(one ->> 'field') as field, one ->> 'severity' as severity,
      count(distinct id)::int as homes, ${CHANNELS} as channels
    from (${remarks(actor)}) found group by 1, 3
    order by 3, count(distinct id) desc, 1`.execute(db)
  return rows
}

const chosen = ({ rule, severity }: BrakeChoice): RawBuilder<unknown> =>
  sql`one ->> 'rule' = ${rule} and ${severity ?? null}::text is null
    or one ->> 'rule' = ${rule} and one ->> 'severity' = ${severity ?? null}`

/** One home more than the page has, by reference. */
export async function findBraked(
  db: Db,
  actor: Actor,
  choice: BrakeChoice,
  { cursor, limit }: { cursor: Cursor<string> | null; limit: number },
): Promise<BrakedRow[]> {
  const back = cursor?.back ?? false
  const beyond = cursor
    ? sql`(ref, id) ${sql.raw(back ? '<' : '>')} (${cursor.value}, ${cursor.id}::uuid)`
    : sql`true`
  const order = sql.raw(back ? 'desc' : 'asc')
  const { rows } = await sql<BrakedRow>`
    select id, ref, title, agent_id, (array_agg(one order by one ->> 'severity'))[1] as issue,
      ${CHANNELS} as channels
    from (${remarks(actor)}) found where (${chosen(choice)}) and ${beyond}
    group by id, ref, title, agent_id
    order by ref ${order}, id ${order} limit ${limit + 1}`.execute(db)
  return rows
}

/** How many homes have a remark. */
export async function countBraked(db: Db, actor: Actor, choice: BrakeChoice): Promise<number> {
  const { rows } = await sql<{ homes: number }>`
    select count(distinct id)::int as homes from (${remarks(actor)}) found
    where ${chosen(choice)}`.execute(db)
  return rows[0]?.homes ?? 0
}
