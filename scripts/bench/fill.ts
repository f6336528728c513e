import type { Agency, User } from '../../generated/model/index.ts'
import { sql, type Database } from '../../server/db/index.ts'
import { syncListings } from '../../server/modules/listing/index.ts'
import { places } from '../../server/modules/place/place-data.ts'
import { homeMaker } from './homes.ts'

const BATCH = 500
const WRITERS = 3

/** Newest moment of the homes; fixed, so that the data are the same each time but for "recent". */
const DAY = 86_400_000

/**
 * Fills a read model through the product's own door; indexes are made at the end, as a restore
 * does. One that was cut goes on where it stood: homes are the same each time, and the table
 * bench_index remembers the indexes.
 */
export async function fill(
  db: Database,
  rows: number,
  say: (line: string) => void,
  count = 400,
): Promise<void> {
  const { rows: had } = await sql<{ n: number }>`select count(*)::int as n from listing`.execute(db)
  if ((had[0]?.n ?? 0) >= rows) return say(`${rows} homes are there already`)
  await sql`
    create table if not exists bench_index (name text primary key,
      definition text not null)`.execute(db)
  await sql`insert into bench_index select indexname, indexdef from pg_indexes
    where tablename in ('listing', 'listing_search', 'listing_text_sample')
    and indexname not like '%pkey' on conflict (name) do nothing`.execute(db)
  const indexes = await sql<{
    name: string
    definition: string
  }>`select name, definition from bench_index`.execute(db)
  for (const { name } of indexes.rows)
    if (name !== 'listing_marks') await sql`drop index if exists ${sql.ref(name)}`.execute(db)
  const make = homeMaker(places, agencies(count), agents(1200), Math.floor(Date.now() / DAY) * DAY)
  const begin = performance.now()
  let next = Math.max(0, (had[0]?.n ?? 0) - WRITERS * BATCH)
  const write = async (): Promise<void> => {
    while (next < rows) {
      const at = next
      next += BATCH
      await syncListings(
        db,
        Array.from({ length: Math.min(BATCH, rows - at) }, (_, i) => make(at + i)),
      )
      if (at % 50_000 === 0 && at > 0)
        say(`${at} homes, ${Math.round((performance.now() - begin) / 1000)} s`)
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, write)) // one makes homes while the others wait for the database
  for (const { definition } of indexes.rows)
    await sql.raw(definition.replace(' INDEX ', ' INDEX IF NOT EXISTS ')).execute(db)
  for (const table of ['listing', 'listing_search', 'listing_text_sample'])
    await sql.raw(`vacuum analyze ${table}`).execute(db)
  say(`${rows} homes in ${Math.round((performance.now() - begin) / 1000)} s`)
}

/** The agencies that the homes are spread over. */
export function agencies(count: number): Agency[] {
  const at = '2025-01-01T00:00:00.000Z'
  return Array.from({ length: count }, (_, i) => ({
    id: `0190a1f0-7c1e-7a4e-9b1c-${String(i).padStart(12, '0')}`,
    slug: `agencia-${i}`,
    tradeName: `Inmobiliària ${i}`,
    logo: null,
    version: 1,
    createdAt: at,
    updatedAt: at,
    publicPhone: '+34971000000',
    publicEmail: `hola@agencia-${i}.example`,
    languages: ['es', 'ca', 'en'],
  }))
}

function agents(count: number): User[] {
  return Array.from({ length: count }, (_, i) => ({
    id: `0190a1f0-7c1e-7a4e-9b1d-${String(i).padStart(12, '0')}`,
    email: `a${i}@example.com`,
    first_name: 'Aina',
    last_name: `Ferrer ${i}`,
    avatar: null,
    phone: '+34600000000',
    language: 'ca',
    role: 'STAFF',
    is_onboarding: false,
    favourites: [],
    stripe_account: null,
    agency_ids: [],
    google_calendar_email: null,
    imported_contacts: false,
    imported_properties: false,
    job_title: null,
    active: true,
    pending_email: null,
    email_verified: true,
    version: 1,
    permissions: {
      publish: true,
      delete: true,
      export: false,
      seeAllAgenda: true,
      seeAllContacts: false,
    },
    branch_id: null,
    is_public: false,
    invitation: null,
  }))
}
