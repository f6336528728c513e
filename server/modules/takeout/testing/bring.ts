import type { TakeoutImport } from '../../../../generated/model/index.ts'
import { sql } from '../../../db/index.ts'
import type { Person } from '../../../testing/people.ts'
import type { TestServer } from '../../../testing/test-server.ts'
import { openTakeout, type Opened } from './open-takeout.ts'

/** Another day, as far as counting goes. */
export const forgetTries = (server: TestServer) => sql`delete from rate_limit`.execute(server.db)

/** A takeout of an agency of this moment, downloaded and opened. */
export async function takenOut(server: TestServer, who: Person): Promise<Opened> {
  await forgetTries(server)
  const { items } = (await server.call('listTakeouts', { token: who.token })).body
  if (!items.some(({ state }) => state === 'collecting'))
    await server.call('createTakeout', {
      token: who.token,
      body: { parts: ['records', 'pictures', 'documents'], password: who.password },
    })
  await server.runJobs()
  return openTakeout(server, who)
}

/** Brings a file into an agency, as an ADMIN of it; the job waits. */
export async function bring(
  server: TestServer,
  who: Person,
  content: Buffer,
): Promise<TakeoutImport> {
  await forgetTries(server)
  const { status, body } = await server.call('createTakeoutImport', {
    token: who.token,
    body: { password: who.password },
    files: [{ field: 'file', filename: 'llar.zip', mime: 'application/zip', content }],
  })
  if (status !== 202) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body as TakeoutImport
}

/** How an import stands. */
export async function importOf(
  server: TestServer,
  who: Person,
  id: string,
): Promise<TakeoutImport> {
  const { body } = await server.call('getTakeoutImport', { token: who.token, params: { id } })
  return body as TakeoutImport
}
