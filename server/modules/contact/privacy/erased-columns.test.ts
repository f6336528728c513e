import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../../db/index.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let admin: Person
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register({ role: 'ADMIN', agencyName: 'Erased' })
}, 300_000)
afterAll(() => server.close())

/** What any column of text could hold of a person. */
const MARK = 'Jaume de Son Oblit'

it('an erased contact keeps nothing in any of its columns, also in one that came later', async () => {
  const { token } = admin
  const { body } = await server.call('createContact', {
    token,
    body: { person: { firstName: 'Jaume' } },
  })
  const { rows: columns } = await sql<{
    name: string
  }>`select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = 'contact'
      and data_type = 'text' and column_name <> 'kind'`.execute(server.db)
  expect(columns.length).toBeGreaterThan(5)
  for (const { name } of columns)
    await sql`update contact set ${sql.ref(name)} = ${MARK} where id = ${body.id}`.execute(
      server.db,
    )
  const erased = await server.call('eraseContact', {
    token,
    params: { id: body.id },
    body: { version: body.version, confirm: true },
  })
  expect(erased.status).toBe(200)
  const { rows } = await sql<{
    row: Record<string, unknown>
  }>`select to_jsonb(contact) as row from contact where id = ${body.id}`.execute(server.db)
  const left = Object.entries(rows[0]?.row ?? {}).filter(([, value]) => value === MARK)
  expect(left).toEqual([])
})
