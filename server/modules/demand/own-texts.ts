import { sql } from '../../db/index.ts'
import { registerOwnTexts } from '../contact/index.ts'

const demand = (agencyId: string) =>
  sql<boolean>`
    exists (select 1 from demand d where d.id = t.demand_id and d.agency_id = ${agencyId})`
const own = {
  kind: 'demand',
  table: 'demand',
  version: true,
  whose: (agencyId: string) => sql<boolean>`t.agency_id = ${agencyId}`,
  record: sql<string>`t.id`,
  label: sql<string>`t.ref`,
} as const
const line = {
  kind: 'demand',
  table: 'demand_history',
  fixed: true,
  whose: demand,
  record: sql<string>`t.demand_id`,
  label: sql<string>`(select d.ref from demand d where d.id = t.demand_id)`,
} as const
/** What the notes and the title said before. */
const before = (agencyId: string) =>
  sql<boolean>`t.field in ('follow.notes', 'follow.title') and ${demand(agencyId)}`

// Where the agency writes freely about what people look for.
registerOwnTexts(
  { ...own, column: 'doc', at: ['follow', 'notes'] },
  { ...own, column: 'doc', at: ['follow', 'title'] },
  { ...own, column: 'title', derived: true },
  { ...own, column: 'search', derived: true },
  { ...line, column: 'text' },
  { ...line, column: 'old', at: [], whose: before },
  { ...line, column: 'new', at: [], whose: before },
)
