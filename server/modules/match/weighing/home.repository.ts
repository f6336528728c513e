import type { Listing } from '../../../../generated/model/index.ts'
import { sql, type Db, type RawBuilder } from '../../../db/index.ts'
import type { Facts } from '../../../db/tables/match.ts'
import type { PropertyDoc } from '../../../db/tables/property.ts'
import { TYPE } from '../../listing/index.ts'
import { ownFacts, publicFacts } from './facts-of.ts'
import { factsOf, homeValues, stored, type HomeValues } from '../sql/sides.ts'

/** As its own agency sees a home, and as everybody does. */
export const OWN = 0
export const PUBLIC = 1

interface Row {
  view: typeof OWN | typeof PUBLIC
  facts: Facts
}

interface Owned {
  agency_id: string
  agent_id: string | null
  created_by: string | null
  shared: boolean
}

/** The rows of a home as it stands: none unless it is on the market. */
async function rowsOf(
  trx: Db,
  id: string,
  doc?: PropertyDoc,
): Promise<{ owned: Owned; rows: Row[] } | null> {
  const home = await trx
    .selectFrom('property')
    .select(['agency_id', 'agent_id', 'created_by', 'shared', 'status', 'deleted_at', 'doc'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (home?.status !== 'active' || home.deleted_at) return null
  const shown = await trx
    .selectFrom('listing')
    .select('public')
    .where('id', '=', id)
    .where('state', '=', 'active')
    .executeTakeFirst()
  // A home of a kind that nobody knows by now is what nobody looks for.
  const rows: Row[] = ownFacts(doc ?? home.doc)
    .filter(({ type }) => Object.hasOwn(TYPE, type))
    .map((facts) => ({ view: OWN, facts }))
  const listing: Listing | undefined = shown?.public
  return {
    owned: home,
    rows: [
      ...rows,
      ...(listing ? publicFacts(listing).map((facts) => ({ view: PUBLIC, facts }) as const) : []),
    ],
  }
}

async function insertRow(
  trx: Db,
  id: string,
  { agency_id, agent_id, created_by, shared }: Owned,
  { view, facts }: Row,
): Promise<void> {
  const values = stored(homeValues(facts))
  const names = Object.keys(values)
  await sql`
    insert into match_home (id, view, agency_id, agent_id, created_by, shared,
      ${sql.join(names.map((name) => sql.ref(name)))})
    values (${id}, ${view}, ${agency_id}, ${agent_id}, ${created_by}, ${shared},
      ${sql.join(Object.values(values))})`.execute(trx)
}

/** All that is weighed of a home, to tell whether it changed. */
const sign = (rows: ({ view: number } & HomeValues)[]): string =>
  rows
    .map(({ view, ...row }) => JSON.stringify([view, ...WEIGHED.map((name) => row[name])]))
    .sort()
    .join()
const WEIGHED = [
  'op',
  'type',
  'subtype',
  'condition',
  'muni',
  'places',
  'lat',
  'lon',
  'price',
  'area',
  'area_kind',
  'plot',
  'beds',
  'baths',
  'yes',
  'no',
  'views',
  'floor',
  'sea',
  'year',
] as const satisfies readonly (keyof HomeValues)[]

/**
 * Writes the rows of a home anew; false when nothing that is weighed or that rights depend on has
 * changed.
 */
export async function saveHome(trx: Db, id: string, doc?: PropertyDoc): Promise<boolean> {
  const [now, before] = [
    await rowsOf(trx, id, doc),
    await trx.selectFrom('match_home').selectAll().where('id', '=', id).execute(),
  ]
  if (now === null) {
    if (before.length > 0) await trx.deleteFrom('match_home').where('id', '=', id).execute()
    return before.length > 0
  }
  const { owned, rows } = now
  const sameOwner = before.every(
    (row) =>
      row.agent_id === owned.agent_id &&
      row.created_by === owned.created_by &&
      row.shared === owned.shared,
  )
  if (
    sameOwner &&
    sign(before) === sign(rows.map(({ view, facts }) => ({ view, ...homeValues(facts) })))
  )
    return false
  if (before.length > 0) await trx.deleteFrom('match_home').where('id', '=', id).execute()
  for (const row of rows) await insertRow(trx, id, owned, row)
  return true
}

/** What a home is now, as its agency sees it first; told to nobody. */
export async function homeFacts(db: Db, id: string): Promise<Facts[]> {
  const rows = await db
    .selectFrom('match_home')
    .selectAll()
    .where('id', '=', id)
    .orderBy('view')
    .orderBy('op')
    .execute()
  return rows.map(factsOf)
}

/** What decides who may open a home, as columns of SQL or as values. */
interface Opened {
  agencyId: RawBuilder<unknown>
  shared: RawBuilder<unknown>
  /** Who look after it, or entered it. */
  people: RawBuilder<unknown>
}

/** Those columns of a table of homes. */
export const openedBy = (home: string): Opened => ({
  agencyId: sql.ref(`${home}.agency_id`),
  shared: sql.ref(`${home}.shared`),
  people: sql`array_remove(array[${sql.ref(`${home}.agent_id`)}, ${sql.ref(`${home}.created_by`)}], null)`,
})

/**
 * Whose people may open a home, of a row `d` of match_demand: its agency's, where it is shared,
 * theirs, the demand is nobody's, or they lead the agency.
 */
export const opensHome = ({
  agencyId,
  shared,
  people,
}: Opened): RawBuilder<boolean> => sql<boolean>`(
  d.agency_id = ${agencyId} and (${shared} or coalesce(d.agent_id, d.created_by) is null
    or coalesce(d.agent_id, d.created_by) = any(${people})
    or exists (select 1 from app_user u where u.id = coalesce(d.agent_id, d.created_by)
      and u.role = 'ADMIN')))`

/**
 * What a home is now in an operation that is asked for, or else in any, as whoever looks after a
 * demand may know it: as its agency does where they may open it, else as everybody does. What is
 * learned of it is told again in scores and lessons.
 */
export async function factsFor(
  db: Db,
  demandId: string,
  id: string,
  operations: readonly string[],
): Promise<Facts | undefined> {
  const view = sql<number>`(
    select case when ${opensHome(openedBy('h'))} then ${OWN}::int else ${PUBLIC}::int end
    from match_demand d where d.demand_id = ${demandId})`
  const rows = await db
    .selectFrom('match_home as h')
    .selectAll('h')
    .where('h.id', '=', id)
    .where('h.view', '=', view)
    .orderBy('h.op')
    .execute()
  const all = rows.map(factsOf)
  return all.find(({ operation }) => operations.includes(operation)) ?? all[0]
}
