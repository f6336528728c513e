import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql, type Db } from '../db/index.ts'
import { office, type Office } from '../modules/chat/chat.fixture.ts'
import { made } from '../modules/property/testing/homes.fixture.ts'
import { pdf, picture } from '../modules/property/testing/pictures.fixture.ts'
import type { Person } from '../testing/people.ts'
import { untilWaiting } from '../testing/locks.ts'
import type { TestServer } from '../testing/test-server.ts'

/**
 * Every write of a member begins with the question whether they may still (docs/decisions/0069):
 * each request here is held until its person has been signed out, let go or demoted.
 */

let all: Office
let server: TestServer
let admin: Person
beforeAll(async () => {
  all = await office()
  ;({ server, admin } = all)
}, 300_000)
afterAll(() => all.server.close())

/** Asks while the person's row is held, and changes them before the request gets its turn. */
async function beside(
  { profile: { id } }: Person,
  ask: () => Promise<{ status: number }>,
  change: (trx: Db, id: string) => Promise<unknown>,
): Promise<number> {
  const { asked } = await server.db.transaction().execute(async (trx) => {
    await sql`select 1 from app_user where id = ${id} for update`.execute(trx)
    const asked = ask()
    await untilWaiting(server.db, 1)
    await change(trx, id)
    return { asked }
  })
  return (await asked).status
}

const signedOut = (trx: Db, id: string) =>
  trx.deleteFrom('session').where('user_id', '=', id).execute()
const letGo = (trx: Db, id: string) =>
  trx.updateTable('app_user').set({ active: false }).where('id', '=', id).execute()
const demoted = (trx: Db, id: string) =>
  trx.updateTable('app_user').set({ role: 'STAFF' }).where('id', '=', id).execute()
const withoutSwitch = (trx: Db, id: string) =>
  sql`
    update app_user set permissions = '{"publish": false, "delete": false}'
    where id = ${id}`.execute(trx)

const boss = () => server.register({ role: 'ADMIN', agency: admin })
const agencyOf = async () => {
  const params = { id: admin.profile.agency_ids[0] ?? '' }
  return { params, now: (await server.call('getAgency', { token: admin.token, params })).body }
}
const logoOf = async () => (await agencyOf()).now.logo ?? null

/** What somebody asks, and what is there of it; nothing of theirs may be added. */
const ASKED = {
  'a document of a home': async () => {
    const { id } = await made(server, admin)
    const params = { id }
    return {
      ask: ({ token }: Person) =>
        server.call('uploadPropertyDocument', {
          token,
          params,
          files: [
            {
              field: 'file',
              filename: 'a.pdf',
              mime: 'application/pdf',
              content: pdf,
              extra: 'deed',
            },
          ],
        }),
      left: async () =>
        (await server.call('listPropertyDocuments', { token: admin.token, params })).body.items,
    }
  },
  'a step of a home': async () => {
    const { id } = await made(server, admin)
    return {
      ask: ({ token }: Person) =>
        server.call('updateProperty', {
          token,
          params: { id },
          body: { version: 1, layout: { bedrooms: 7 } },
        }),
      left: async () =>
        (await server.call('getProperty', { token: admin.token, params: { id } })).body.layout ??
        null,
    }
  },
  'a message in a conversation': async () => {
    const { id } = await all.begun()
    return {
      ask: (who: Person) => all.say(who, id, 'Le llamo mañana'),
      left: async () => (await all.read(admin, id)).body,
    }
  },
  'the logo of the agency': async () => {
    const { params, now } = await agencyOf()
    const content = await picture(300, 200)
    return {
      ask: ({ token }: Person) =>
        server.call('updateAgency', {
          token,
          params,
          body: { version: now.version },
          files: [{ field: 'logo', filename: 'a.png', mime: 'image/png', content }],
        }),
      left: logoOf,
    }
  },
} as const

it.each(
  Object.keys(ASKED).flatMap((what) => [
    [what, 'signed out', signedOut] as const,
    [what, 'let go', letGo] as const,
  ]),
)('%s is not written by who is %s before the write', async (what, _how, change) => {
  const person = await boss()
  const { ask, left } = await ASKED[what as keyof typeof ASKED]()
  const before: unknown = await left()
  expect(await beside(person, () => ask(person), change)).toBe(401)
  expect(await left()).toEqual(before)
})

it.each(Object.keys(ASKED))('%s is not written by who is demoted before it', async (what) => {
  const person = await boss()
  const { ask, left } = await ASKED[what as keyof typeof ASKED]()
  const before: unknown = await left()
  expect(await beside(person, () => ask(person), demoted)).toBeGreaterThanOrEqual(403)
  expect(await left()).toEqual(before)
})

it('who loses a switch before the write does not do what it opens', async () => {
  const person = await server.register({ role: 'STAFF', agency: admin })
  const { id } = await made(server, person)
  const ask = () => server.call('archiveProperty', { token: person.token, params: { id } })
  expect(await beside(person, ask, withoutSwitch)).toBe(403)
  const { body } = await server.call('getProperty', { token: admin.token, params: { id } })
  expect(body.status).toBe('draft')
})
