import { sql } from '../db/index.ts'
import type { Person } from '../testing/people.ts'
import type { TestServer } from '../testing/test-server.ts'

/** An agency that takes out what is its own, comes from another system, and brings a file. */
export async function leavingOf(server: TestServer, admin: Person, name: string) {
  const { token } = admin
  const takeout = await server.call('createTakeout', {
    token,
    body: { parts: ['records', 'pictures', 'documents'] },
  })
  const move = await server.call('createMove', {
    token,
    body: { system: 'inmovilla', token: `walk-${name}-key` },
  })
  // Given up before its job runs: a walk asks no foreign program anything.
  await server.call('stepMove', {
    token,
    params: { id: move.body.id },
    body: { act: 'cancel' },
  })
  const content = Buffer.from('No ZIP')
  const incoming = await server.call('createTakeoutImport', {
    token,
    body: {},
    files: [{ field: 'file', filename: 'a.zip', mime: 'application/zip', content }],
  })
  // A file that is none has nothing that could not come.
  await sql`insert into takeout_import_issue (import_id, position, schema, name, reason, words)
    values (${incoming.body.id}, 1, 'Property', 'LL-1', 'otherRef', '{"ref": "LL-2"}')`.execute(
    server.db,
  )
  return { takeoutId: takeout.body.id, moveId: move.body.id, incomingId: incoming.body.id }
}
