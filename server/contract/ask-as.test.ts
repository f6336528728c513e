import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operationsOf } from '../app.ts'
import { inTransaction, type Database } from '../db/index.ts'
import * as key from '../modules/key/index.ts'
import type { Person } from '../testing/people.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { dayOf } from '../time/madrid.ts'
import { askAs } from './ask-as.ts'
import type { AskAs, Ctx } from './context.ts'

let server: TestServer
let admin: Person
let ask: AskAs
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register({ role: 'ADMIN', agencyName: 'Desde dentro' })
  ask = askAs(operationsOf(server.deps))
})
afterAll(() => server.close())

async function ctxOf(token: string | null, db?: Database): Promise<Ctx> {
  const deps = { ...server.deps, ...(db && { db }) }
  const session = token === null ? null : await key.resolveSession(token, server.deps, '127.0.0.1')
  return { session, lang: 'en', ip: '127.0.0.1', deps, log: server.app.log }
}
const event = (title: string) => ({
  kind: 'call',
  title,
  startsAt: '2032-05-10T08:00:00Z',
  endsAt: '2032-05-10T09:00:00Z',
})
const titled = async (title: string): Promise<number> =>
  (await server.db.selectFrom('agenda_event').select('id').where('title', '=', title).execute())
    .length

describe('an operation that is asked from within', () => {
  it('answers as over HTTP, and refuses as over HTTP', async () => {
    const ctx = await ctxOf(admin.token)
    const query = { from: '2032-05-01T00:00:00Z', to: '2032-05-31T00:00:00Z' }
    const asked = await ask(ctx, 'listAgenda', { query })
    const wire = await server.call('listAgenda', { token: admin.token, query })
    expect([asked.status, asked.data]).toEqual([200, wire.body])
    const nobody = await ask(await ctxOf(null), 'listContacts', {})
    expect(nobody.status).toBe(401)
    const wrong = await ask(ctx, 'createAgendaEvent', { body: { title: 'x' } })
    const over = await server.call('createAgendaEvent', {
      token: admin.token,
      lang: 'en',
      body: { title: 'x' } as never,
    })
    expect([wrong.status, wrong.data]).toEqual([over.status, over.body])
    const lost = await ask(ctx, 'getContact', {
      params: { id: '0190f2f0-0000-7000-8000-000000000000' },
    })
    expect(lost.status).toBe(404)
  })

  it('reaches no further than the scopes of a key', async () => {
    const made = await server.call('createKey', {
      token: admin.token,
      body: { name: 'Agenda', scopes: ['read:agenda'], expiresOn: dayOf(new Date()) },
    })
    const ctx = await ctxOf(made.body.secret)
    expect((await ask(ctx, 'listAgenda', {})).status).toBe(200)
    expect((await ask(ctx, 'listContacts', {})).status).toBe(403)
    expect((await ask(ctx, 'createAgendaEvent', { body: event('Clave') })).status).toBe(403)
  })

  it('is part of the transaction that it is asked in, with its line in the audit log', async () => {
    const { body: contact } = await server.call('createContact', {
      token: admin.token,
      body: { person: { firstName: 'Joana', lastName: 'Pons' } },
    })
    const params = { id: contact.id }
    const archived = (isTakenBack: boolean): Promise<number> =>
      inTransaction(server.db, async (trx) => {
        const ctx = await ctxOf(admin.token, trx as Database)
        const { status } = await ask(ctx, 'archiveContact', { params })
        if (isTakenBack) throw new Error('taken back')
        return status
      })
    const lines = async (): Promise<number> => {
      const all = server.db.selectFrom('audit').select('operation')
      return (await all.where('operation', '=', 'archiveContact').execute()).length
    }
    await expect(archived(true)).rejects.toThrow('taken back')
    const row = server.db.selectFrom('contact').select('archived_at').where('id', '=', contact.id)
    expect([(await row.executeTakeFirstOrThrow()).archived_at, await lines()]).toEqual([null, 0])
    expect([await archived(false), await lines()]).toEqual([200, 1])
  })

  it('asks again whether they may, in that transaction', async () => {
    const staff = await server.register({ role: 'STAFF', agency: admin })
    const held = await ctxOf(staff.token)
    await server.db
      .updateTable('app_user')
      .set({ active: false })
      .where('id', '=', staff.profile.id)
      .execute()
    const { status } = await inTransaction(server.db, (trx) =>
      ask({ ...held, deps: { ...server.deps, db: trx as Database } }, 'createAgendaEvent', {
        body: event('Ya no'),
      }),
    )
    expect(status).toBe(401)
    expect(await titled('Ya no')).toBe(0)
  })
})
