import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Report } from '../../../generated/model/index.ts'
import { sql } from '../../db/index.ts'
import type { Mail } from '../../ports/mail/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { makeWorld } from '../../walks/world.ts'
import { answeredInTime, jobs } from './index.ts'

const OPERATOR = 'operator@site.example'
let server: TestServer
let admin: Person
let staff: Person
let home: string
beforeAll(async () => {
  server = await startTestServer()
  const world = await makeWorld(server, 'Reported')
  ;({ admin, staff } = world)
  const { items } = (await server.call('listProperties', { token: admin.token })).body
  home = items.find(({ ref }) => ref === 'Reported-1')?.id ?? ''
}, 300_000)
beforeEach(async () => {
  server.deps.config.operatorEmail = OPERATOR
  await server.db.deleteFrom('report').execute()
  await server.db.deleteFrom('report_flag').execute()
})
afterAll(() => server.close())

const report = (body: Record<string, unknown> = {}, ip?: string) =>
  server.call('createReport', {
    body: { propertyId: home, reason: 'wrong_price', ...body },
    ...(ip ? { ip } : {}),
  })
const list = async (person: Person = admin): Promise<Report[]> =>
  (await server.call('listReports', { token: person.token, query: { propertyId: home } })).body
    .items
const sent = async (to: string, words: string) =>
  (await server.mails()).filter((mail) => mail.to.includes(to) && mail.subject.includes(words))
const firstMail = async (to: string, words: string) => {
  await server.runJobs()
  return (await sent(to, words)).at(-1)
}

describe('a report of a fact', () => {
  it('reaches the ADMIN by mail and on the record, with 72 hours to answer', async () => {
    const { status, body } = await report({ text: ' Pide 10.000 más por teléfono. ' })
    expect([status, body.message]).toEqual([
      201,
      'Gracias. Quien responde del anuncio tiene 72 horas para contestar.',
    ])
    expect(Date.parse(body.answerBy) - Date.now()).toBeGreaterThan(71.9 * 3_600_000)
    expect((await firstMail(admin.email, 'el precio no es ese'))?.text).toContain(
      `/auth/cartera/inmueble/${home}#avisos`,
    )
    expect(await list()).toMatchObject([
      {
        reason: 'wrong_price',
        text: 'Pide 10.000 más por teléfono.',
        state: 'open',
        wantsAnswer: false,
      },
    ])
    expect(
      (await server.call('listReports', { token: staff.token, query: { propertyId: home } }))
        .status,
    ).toBe(403)
  })

  it('is answered once, and the reader gets the answer in their language', async () => {
    const { id } = (await report({ email: 'Reader@Visitor.example', language: 'de' })).body
    const answered = await server.call('answerReport', {
      token: admin.token,
      params: { id },
      body: { answer: ' Corregido. ', version: 1 },
    })
    expect(answered.body).toMatchObject({ state: 'answered', answer: 'Corregido.', version: 2 })
    expect(JSON.stringify(answered.body)).not.toContain('visitor.example')
    expect(
      (await firstMail('reader@visitor.example', 'Antwort auf Ihren Hinweis'))?.text,
    ).toContain('Corregido.')
    const again = await server.call('answerReport', {
      token: admin.token,
      params: { id },
      body: { answer: 'Otra', version: 1 },
    })
    expect([again.status, again.body]).toMatchObject([409, { current: { answer: 'Corregido.' } }])
    expect(
      (
        await server.call('answerReport', {
          token: admin.token,
          params: { id },
          body: { answer: '  ', version: 2 },
        })
      ).body,
    ).toHaveProperty('answer')
  })

  it('said twice by the same person is one, also at once', async () => {
    const [first, second] = await Promise.all([report({}, '192.0.2.7'), report({}, '192.0.2.7')])
    expect(second.body.id).toBe(first.body.id)
    expect(await list()).toHaveLength(1)
  })

  it('unanswered in time is told to both', async () => {
    await server.runJobs()
    const count = async () => [
      (await sent(admin.email, 'Sin contestar')).length,
      (await sent(OPERATOR, 'Sin contestar')).length,
    ]
    const [agency = 0, operator = 0] = await count()
    const { id } = (await report({ reason: 'wrong_place' })).body
    await server.db
      .updateTable('job')
      .set({ run_at: new Date(0) })
      .where('kind', '=', 'report.mail')
      .execute()
    await server.runJobs()
    expect(await count()).toEqual([agency + 1, operator + 1])
    expect((await list())[0]?.id).toBe(id)
  })

  it('unanswered in time is told to the operator, whatever becomes of the ADMIN’s mail', async () => {
    const { id: reportId } = (await report({ reason: 'already_sold' })).body
    const refused = new Error('SMTP EENVELOPE 550 RCPT TO')
    const told: string[] = []
    const send = async ({ to, subject }: Mail) => {
      if (to === admin.email) throw refused
      told.push(`${to} ${subject}`)
    }
    const late = jobs.find(({ kind }) => kind === 'report.mail')
    const deps = { ...server.deps, mail: { where: 'test', send } }
    await expect(late?.handler({ kind: 'late', reportId }, deps)).rejects.toBe(refused)
    expect(told).toEqual([expect.stringMatching(`^${OPERATOR} Sin contestar`)])
  })

  it('that only a later version knows is neither answered again nor called late', async () => {
    await server.runJobs()
    const { id } = (await report({ email: 'twice@visitor.example' })).body
    await sql`update report set state = 'settled' where id = ${id}::uuid`.execute(server.db)
    const answer = { token: admin.token, params: { id }, body: { answer: 'Otra', version: 1 } }
    expect((await server.call('answerReport', answer)).status).toBe(503)
    await server.db
      .updateTable('job')
      .set({ run_at: new Date(0) })
      .execute()
    const late = async () => (await sent(OPERATOR, 'Sin contestar')).length
    const before = await late()
    await server.runJobs()
    expect([await late(), (await sent('twice@visitor.example', '')).length]).toEqual([before, 0])
    // Answered in time it may be, or not: its word to the operator waits for who can tell.
    const { rows: jobs } = await sql`select waits_for from job where kind = 'report.mail'
      and payload ->> 'reportId' = ${id} and payload ->> 'kind' = 'late'`.execute(server.db)
    expect(jobs).toEqual([{ waits_for: 'a version that knows the state of a report' }])
    const later = new Date(Date.now() + 3 * 86_400_000)
    expect(await answeredInTime(server.db, home, later)).toBe('waiting')
    const { rows } = await sql`select state from report where id = ${id}::uuid`.execute(server.db)
    expect(rows).toEqual([{ state: 'settled' }])
  })
})

describe('abuse', () => {
  it('goes to the operator, not to the agency', async () => {
    await report({ reason: 'offensive', email: 'r@visitor.example' })
    expect((await firstMail(OPERATOR, 'ofensivo'))?.replyTo).toContain('r@visitor.example')
    expect(await list()).toEqual([])
    expect(await sent(admin.email, 'ofensivo')).toEqual([])
  })

  it('without an operator reaches the ADMIN', async () => {
    server.deps.config.operatorEmail = null
    await report({ reason: 'fake' })
    expect(await firstMail(admin.email, 'parece falso')).toBeDefined()
    expect(await list()).toHaveLength(1)
  })

  it('called fake by three people flags the ad once and hides nothing', async () => {
    for (const ip of ['192.0.2.1', '192.0.2.1', '192.0.2.2']) await report({ reason: 'fake' }, ip)
    await server.runJobs()
    expect(await sent(OPERATOR, 'Varias personas')).toEqual([])
    for (const ip of ['192.0.2.3', '192.0.2.4']) await report({ reason: 'fake' }, ip)
    await server.runJobs()
    const mails = await sent(OPERATOR, 'Varias personas')
    expect(mails).toHaveLength(1)
    expect((await server.call('getListing', { params: { id: home } })).status).toBe(200)
  })
})

it('a program is kept for a look, and nobody is written to', async () => {
  const before = (await server.mails()).length
  expect((await report({ website: 'https://spam.example' })).status).toBe(201)
  await server.runJobs()
  expect([await list(), (await server.mails()).length]).toEqual([[], before])
})

it('a home that is not on the market cannot be reported', async () => {
  expect((await report({ propertyId: '0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4b' })).status).toBe(404)
  expect((await report({ reason: 'ugly' })).status).toBe(400)
})

it('who reported is forgotten after 90 days', async () => {
  await report({ email: 'old@visitor.example' })
  await server.db
    .updateTable('report')
    .set({ created_at: new Date(Date.now() - 91 * 86_400_000) })
    .execute()
  await jobs.find(({ kind }) => kind === 'report.forget')?.handler(null, server.deps)
  expect(await server.db.selectFrom('report').select(['email', 'reporter']).execute()).toEqual([
    { email: null, reporter: null },
  ])
})
