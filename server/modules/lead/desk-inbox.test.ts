import { readFile } from 'node:fs/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import { changeStatus } from '../property/index.ts'
import { spamScore } from './spam.ts'
import { say } from './messages.ts'
import { startLeads } from './leads.fixture.ts'

const { server, admin, agent, stranger, actor, publish, home, ask, list } = await startLeads()
const other = await server.register({ role: 'STAFF', agency: admin })
afterAll(() => server.close())
const patch = (who: Person, id: string, body: object) =>
  server.call('updateLead', { token: who.token, params: { id }, body })

describe('the inbox', () => {
  it('shows an agent their own, an ADMIN all, a stranger none', async () => {
    const { body } = await ask({ email: 'rights@visitor.example' })
    const see = async (who: Person) =>
      (await server.call('getLead', { token: who.token, params: { id: body.id } })).status
    expect([await see(agent), await see(admin), await see(other), await see(stranger)]).toEqual([
      200, 200, 404, 404,
    ])
    expect([(await list(other)).total, (await list(stranger)).total]).toEqual([0, 0])
    expect((await patch(other, body.id, { version: 1, state: 'answered' })).status).toBe(404)
    const visitor = await server.register({ role: 'USER' })
    expect((await server.call('listLeads', { token: visitor.token })).status).toBe(403)
  })

  it('counts the minutes to the first answer once, and starts anew when it is taken back', async () => {
    let time = Date.now()
    const id = (await ask({ email: 'clock@visitor.example' })).body.id
    await server.db
      .updateTable('lead')
      .set({ created_at: new Date((time -= 90 * 60_000)) })
      .where('id', '=', id)
      .execute()
    const answered = await patch(agent, id, { version: 1, state: 'answered' })
    expect(answered.body).toMatchObject({ state: 'answered', firstResponseMinutes: 90, version: 2 })
    const won = await patch(agent, id, { version: 2, state: 'converted' })
    expect(won.body.answeredAt).toBe(answered.body.answeredAt)
    expect((await patch(agent, id, { version: 3, state: 'new' })).body).toMatchObject({
      answeredAt: null,
      firstResponseMinutes: null,
    })
    const thrown = await patch(agent, id, { version: 4, state: 'discarded' })
    expect(thrown.body.firstResponseMinutes).toBeNull()
  })

  it('is handed to a colleague who is told, never to a stranger', async () => {
    const id = (await ask({ email: 'hand@visitor.example' })).body.id
    expect(
      (await patch(admin, id, { version: 1, assignedTo: stranger.profile.id })).body,
    ).toHaveProperty('assignedTo')
    const handed = await patch(admin, id, {
      version: 1,
      assignedTo: other.profile.id,
      note: ' Llamar el lunes ',
    })
    expect(handed.body).toMatchObject({ assignedTo: other.profile.id, note: 'Llamar el lunes' })
    await server.runJobs()
    expect((await server.mails()).at(-1)?.to).toContain(other.email)
    expect((await list(other)).items.map((one) => one.id)).toEqual([id])
  })

  it('refuses a stale save and shows what is stored', async () => {
    const id = (await ask({ email: 'stale@visitor.example' })).body.id
    await patch(agent, id, { version: 1, note: 'uno' })
    const stale = await patch(admin, id, { version: 1, note: 'dos' })
    expect([stale.status, stale.body]).toMatchObject([
      409,
      { current: { note: 'uno', version: 2 } },
    ])
  })

  it('filters by state, home and words without accents, and pages both ways', async () => {
    await ask({ email: 'accent@visitor.example', firstName: 'Núria', message: 'Té piscina?' })
    expect((await list(admin, { q: 'nuria piscina' })).total).toBe(1)
    expect((await list(admin, { q: 'nuria jardin' })).total).toBe(0)
    expect(
      (await list(admin, { state: ['discarded'] })).items.every((one) => one.state === 'discarded'),
    ).toBe(true)
    expect(
      (await list(admin, { propertyId: home })).items.every((one) => one.property?.id === home),
    ).toBe(true)
    const [, old] = (await list(admin, { limit: 100 })).items
    await server.db
      .updateTable('lead')
      .set({ created_at: new Date(Date.now() - 86_400_000) })
      .where('id', '=', old?.id ?? '')
      .execute()
    const all = (await list(admin, { limit: 100 })).items.map((one) => one.id)
    expect(all.at(-1)).toBe(old?.id)
    const first = await list(admin, { limit: 3 })
    const second = await list(admin, { limit: 3, cursor: first.next })
    const back = await list(admin, { limit: 3, cursor: second.previous })
    expect([...first.items, ...second.items].map((one) => one.id)).toEqual(all.slice(0, 6))
    expect(back.items).toEqual(first.items)
    const { counts } = first
    expect(Object.values(counts).reduce((sum, n) => sum + n, 0)).toBe(all.length)
  })
})

it('pages go on where they were, also when the last enquiry that was read is a colleague’s by now', async () => {
  const colleague = await server.register({ role: 'STAFF', agency: admin })
  const give = async (id: string, to: Person) => {
    const { version } = (await server.call('getLead', { token: admin.token, params: { id } })).body
    const body = { version, assignedTo: to.profile.id }
    const given = await server.call('updateLead', { token: admin.token, params: { id }, body })
    expect(given.status).toBe(200)
  }
  const free = await publish(null)
  for (const n of [1, 2, 3])
    await give((await ask({ propertyId: free, email: `page-${n}@x.example` })).body.id, colleague)
  const all = (await list(colleague)).items.map(({ id }) => id)
  const { items, next } = await list(colleague, { limit: 1 })
  await give(items[0]?.id ?? '', admin)
  const rest = (await list(colleague, { limit: 2, cursor: next })).items.map(({ id }) => id)
  expect([all.length, rest]).toEqual([3, all.slice(1)])
})

describe('around it', () => {
  it('no longer takes enquiries about a home off the market', async () => {
    const gone = await publish(agent.profile.id)
    await inTransaction(server.db, (trx) =>
      changeStatus(
        { trx, deps: server.deps, actor: actor() },
        gone,
        { version: 0, status: 'withdrawn' } as never,
        { anyVersion: true },
      ),
    )
    expect((await ask({ propertyId: gone })).status).toBe(404)
  })

  it('stores the very sentence that the form shows', async () => {
    for (const lang of ['es', 'en', 'ca', 'de'] as const) {
      const words = JSON.parse(
        await readFile(`src/features/listing/i18n/${lang}.json`, 'utf8'),
      ) as { contact: { consent: string } }
      const page = JSON.parse(
        await readFile(`src/features/lead/contact/i18n/${lang}.json`, 'utf8'),
      ) as { consent: string }
      for (const shown of [words.contact.consent, page.consent])
        expect(say(lang, 'consent', { agency: 'A' })).toBe(
          shown.replace('{{agency}}', 'A').replace(/<\/?a>/g, ''),
        )
    }
  })

  it('does not take people for programs', () => {
    const person = {
      firstName: 'Ana',
      lastName: '',
      message: 'Vi esta casa en https://llar.example/inmueble/1, ¿sigue libre?',
      recent: 3,
    }
    expect(spamScore(person)).toBeLessThan(70)
  })
})
