import type { Agency, KeyScope } from '../../../generated/model/index.ts'
import { inTransaction, json, sql } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { someHomes } from '../listing/homes.fixture.ts'
import { syncListings } from '../listing/index.ts'
import { homeChanged } from './draw.ts'

const DAY = 86_400_000

/** What is answered, as far as tests look. */
export interface Told {
  '@odata.context'?: string
  '@odata.count'?: number
  '@odata.nextLink'?: string
  value: Record<string, unknown>[]
  error?: { code: string; message: string; target?: string }
}

/** A key of a person. */
export async function keyOf(
  server: TestServer,
  who: Person,
  input: { scopes?: KeyScope[]; allowedIps?: string[] } = {},
): Promise<{ id: string; secret: string }> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from api_key`.execute(
    server.db,
  )
  const body = {
    name: `Key ${rows[0]?.n ?? 0}`,
    scopes: ['read:reso' as KeyScope],
    expiresOn: new Date(Date.now() + 30 * DAY).toISOString().slice(0, 10),
    ...input,
  }
  const made = await server.call('createKey', { token: who.token, body })
  if (made.status !== 201) throw new Error(`createKey answered ${made.status}`)
  return { id: made.body.key.id, secret: made.body.secret }
}

/** Reads of a key; `path` behind `/reso/odata`. */
export const asker =
  (server: TestServer, secret: string) =>
  async (path: string, headers: Record<string, string> = {}) => {
    const reply = await server.inject({
      url: `/reso/odata${path}`,
      headers: { authorization: `Bearer ${secret}`, ...headers },
    })
    const isJson = String(reply.headers['content-type']).startsWith('application/json')
    const body = (isJson ? JSON.parse(reply.body) : {}) as Told
    return { status: reply.statusCode, headers: reply.headers, body, text: reply.body }
  }

/** Fills an agency with so many published homes, each drawn as its save would draw it. */
export async function fill(
  server: TestServer,
  who: Person,
  count: number,
  seed = 7,
): Promise<string[]> {
  const agencyId = who.profile.agency_ids[0] ?? ''
  const agency = { id: agencyId, tradeName: 'Reso', slug: 'reso' } as unknown as Agency
  const now = new Date()
  const made = someHomes(count, [agency], now, seed)
  const rows = made.map(({ property: { id, ref, basics, publishedAt, ...home } }) => ({
    id,
    agency_id: agencyId,
    agent_id: who.profile.id,
    created_by: who.profile.id,
    ref: `${seed}-${ref}`,
    status: 'active',
    doc: {
      basics,
      location: home.location,
      layout: home.layout,
      features: home.features,
      legal: home.legal,
      texts: home.texts,
    },
    type: basics.type,
    operations: basics.offers.map(({ operation }) => operation),
    published_at: publishedAt,
    created_at: publishedAt,
    updated_at: publishedAt,
  }))
  await inTransaction(server.db, async (trx) => {
    await sql`insert into property (id, agency_id, agent_id, created_by, ref, status, doc, type,
        operations, published_at, created_at, updated_at)
      select id, agency_id, agent_id, created_by, ref, status, doc, type,
        operations, published_at, created_at, updated_at
      from jsonb_populate_recordset(null::property, ${json(rows)})`.execute(trx)
    await syncListings(trx, made)
    for (const { id } of rows) await homeChanged(trx, id)
  })
  return rows.map(({ id }) => id)
}
