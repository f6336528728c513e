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
      body: { parts: ['records', 'pictures', 'documents'] },
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
    body: {},
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

/** Brings a file in to its end. */
export async function brought(
  server: TestServer,
  who: Person,
  content: Buffer,
): Promise<TakeoutImport> {
  const { id } = await bring(server, who, content)
  await server.runJobs()
  return importOf(server, who, id)
}

/** How many rows of each kind an agency has. */
export async function rowsOf(
  { db }: TestServer,
  { profile }: Person,
): Promise<Record<string, number>> {
  const mine = sql`agency_id = ${profile.agency_ids[0] ?? ''}`
  const home = sql`property_id in (select id from property where ${mine} and deleted_at is null)`
  const { rows } = await sql<{ name: string; n: number }>`
    select 'home' as name, count(*)::int as n from property where ${mine} and deleted_at is null
    union all select 'history', count(*)::int from property_history where ${home}
    union all select 'picture', count(*)::int from property_media where ${home}
    union all select 'document', count(*)::int from property_document where ${home}
    union all select 'person', count(*)::int from app_user where ${mine}
    union all select 'contact', count(*)::int from contact where ${mine}
    union all select 'reach', count(*)::int from contact_reach where ${mine}
    union all select 'entry', count(*)::int from contact_entry where ${mine}
    union all select 'consent', count(*)::int from contact_consent where ${mine}
    union all select 'link', count(*)::int from contact_link where ${mine}
    union all select 'lead', count(*)::int from lead where ${mine}
    union all select 'demand', count(*)::int from demand where ${mine}
    union all select 'demand history', count(*)::int from demand_history
      where demand_id in (select id from demand where ${mine})
    union all select 'selection', count(*)::int from selection where ${mine}
    union all select 'offer', count(*)::int from offer where ${mine}
    union all select 'turn', count(*)::int from offer_turn
      where offer_id in (select id from offer where ${mine})
    union all select 'event', count(*)::int from agenda_event where ${mine} and deleted_at is null
    union all select 'thread', count(*)::int from inbox_thread where ${mine}
    union all select 'message', count(*)::int from inbox_message
      where thread_id in (select id from inbox_thread where ${mine})
    union all select 'template', count(*)::int from template where ${mine}
    union all select 'view', count(*)::int from list_view where ${mine}
    union all select 'expense', count(*)::int from expense where ${mine}
    union all select 'entry of the bank', count(*)::int from bank_entry where ${mine}
    union all select 'match of an entry', count(*)::int from bank_match where ${mine}
    union all select 'channel', count(*)::int from integration where ${mine}`.execute(db)
  return Object.fromEntries(rows.map(({ name, n }) => [name, n]))
}
