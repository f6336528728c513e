import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../../db/index.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { askToken } from '../booking/links.ts'
import { askedOf, homeOf, KLAUS, visitOf } from '../visit.fixture.ts'

let server: TestServer
let admin: Person
let propertyId: string
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register({ agencyName: 'Portal Vell' })
  propertyId = await homeOf(server, admin)
}, 300_000)
afterAll(() => server.close())
const read = async (id: string, who: Person = admin) =>
  (await server.call('getVisit', { token: who.token, params: { id } })).body

describe('feedback', () => {
  it('is kept once per side, shared with the owner without a name, and teaches the match', async () => {
    const demandId = (
      await server.call('createDemand', {
        token: admin.token,
        body: {
          contact: { firstName: 'Klaus', email: 'klaus@rig.example' },
          what: { operations: ['V'] },
        },
      })
    ).body.id
    const { id } = await visitOf(server, admin, propertyId, { demandId })
    const say = (more: object) =>
      server.call('saveVisitFeedback', {
        token: admin.token,
        lang: 'es',
        params: { id },
        body: { propertyId, interest: 1, dislikes: ['price'], comment: 'Muy caro', ...more },
      })
    expect((await say({ likes: ['price'] })).body).toEqual({
      dislikes: 'No puede gustar y no gustar a la vez: precio',
    })
    await say({})
    const { body } = await say({ shareWithOwner: true })
    expect(body.feedback).toHaveLength(1)
    await server.runJobs()
    const mails = (await server.mails()).filter(({ to }) => to === 'owner@rig.example')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('Interés: 1 de 5\nNo le gusta: precio\nComentario: Muy caro')
    expect(JSON.stringify(mails[0])).not.toMatch(/Klaus|Brandt/)
    expect((await read(id)).feedback[0]?.sharedAt).not.toBeNull()
    await say({ shareWithOwner: true, interest: 2 })
    await server.runJobs()
    expect((await server.mails()).filter(({ to }) => to === 'owner@rig.example')).toHaveLength(1)
    const match = await server.db
      .selectFrom('match')
      .select(['state', 'reason'])
      .where('demand_id', '=', demandId)
      .where('property_id', '=', propertyId)
      .executeTakeFirstOrThrow()
    expect(match.state).toBe('visited')
  })

  it('is told each owner once, and the agent when a mail to one is tried no more', async () => {
    const [bad, good] = ['misspelt@rig.exmaple', 'right@rig.example']
    const owners = [
      { name: 'Joan', email: bad },
      { name: 'Aina', email: good },
    ]
    const home = await homeOf(server, admin, owners)
    const { id } = await visitOf(server, admin, home)
    const share = async (interest: number) => {
      const body = { propertyId: home, interest, shareWithOwner: true }
      await server.call('saveVisitFeedback', { token: admin.token, params: { id }, body })
      await server.runJobs()
    }
    const had = async (to: string) => (await server.mails()).filter((mail) => mail.to === to).length
    const { mail } = server.deps
    server.deps.mail = {
      ...mail,
      send: async (one) => {
        if (one.to === bad) throw new Error('SMTP EENVELOPE 550 RCPT TO')
        await mail.send(one)
      },
    }
    await share(3)
    await share(4)
    server.deps.mail = mail
    expect(await had(good)).toBe(1)
    expect((await read(id)).feedback[0]?.sharedAt).toBeNull()
    const news = await server.db
      .selectFrom('notification')
      .select(['user_id', 'body'])
      .where('topic', '=', `visit:${id}`)
      .execute()
    expect(news.map(({ user_id }) => user_id)).toContain(admin.profile.id)
    expect(news[0]?.body).toContain('no ha llegado a toda la propiedad')
    // The address takes mails again: who has it already is told no second time.
    await share(4)
    expect([await had(bad), await had(good)]).toEqual([1, 1])
    expect((await read(id)).feedback[0]?.sharedAt).not.toBeNull()
  })

  it('asked in vain is known to the agent', async () => {
    const email = 'nowhere@rig.exmaple'
    const { id } = await visitOf(server, admin, propertyId, { email })
    const { mail } = server.deps
    const refused = () => Promise.reject(new Error('SMTP EENVELOPE 550 RCPT TO'))
    server.deps.mail = { ...mail, send: refused }
    await server.call('askVisitFeedback', { token: admin.token, params: { id } })
    await server.runJobs()
    server.deps.mail = mail
    const news = await server.db
      .selectFrom('notification')
      .select('body')
      .where('topic', '=', `visit:${id}`)
      .execute()
    expect(news).toMatchObject([{ body: expect.stringContaining('la pregunta de qué pareció') }])
  })

  it('of a visit that only a later version reads is asked of nobody, nor anything signed', async () => {
    const email = 'later@rig.example'
    const { id } = await visitOf(server, admin, propertyId, { email })
    const visitToken = await askedOf(server, admin, id)
    const mails = (await server.mails()).length
    await sql`update agenda_event set status = 'called_off' where id = ${id}::uuid`.execute(
      server.db,
    )
    const own = { token: admin.token, params: { id } }
    const body = { propertyId, interest: 1 }
    expect((await server.call('saveVisitFeedback', { ...own, body })).status).toBe(503)
    expect((await server.call('askVisitFeedback', own)).status).toBe(503)
    const sheet = {
      language: 'de' as const,
      visitors: [KLAUS],
      declaresFirstVisit: true,
      noDirectDeal: true,
    }
    expect((await server.call('signVisitSheet', { ...own, body: sheet })).status).toBe(503)
    const said = { params: { visitToken }, body: { interest: 5, shareWithOwner: true } }
    expect((await server.call('tellVisit', said)).status).toBe(503)
    await server.runJobs()
    expect((await server.mails()).length).toBe(mails)
    const { rows } = await sql`select from visit_feedback where event_id = ${id}::uuid
      union all select from visit_sheet where event_id = ${id}::uuid`.execute(server.db)
    expect(rows).toEqual([])
  })

  it('comes by the visitor’s own link, and before the visit there is nothing to say', async () => {
    const email = 'brandt@rig.example'
    const { id } = await visitOf(server, admin, propertyId, { email })
    const asked = await askedOf(server, admin, id)
    expect((await server.mails()).findLast(({ to }) => to === email)?.text).toMatch(
      /\/de\/busqueda\/visita\/[\w-]+\.[\w-]{43}/,
    )
    const page = await server.call('tellVisit', {
      params: { visitToken: asked },
      body: { interest: 5, likes: ['light'], shareWithOwner: false },
    })
    expect(page.body).toMatchObject({ kind: 'feedback', said: { interest: 5, by: 'visitor' } })
    expect((await read(id)).feedback).toMatchObject([{ by: 'visitor', likes: ['light'] }])
    const ahead = await visitOf(server, admin, propertyId, {
      startsAt: new Date(Date.now() + 86_400_000),
    })
    expect(
      (await server.call('askVisitFeedback', { token: admin.token, params: { id: ahead.id } }))
        .status,
    ).toBe(406)
    expect(
      (
        await server.call('saveVisitFeedback', {
          token: admin.token,
          params: { id: ahead.id },
          body: { propertyId, interest: 3 },
        })
      ).status,
    ).toBe(406)
    expect(
      (
        await server.call('bookVisit', {
          params: { visitToken: asked },
          body: {
            startsAt: '2026-11-23T10:00:00Z',
            name: 'Klaus',
            email: 'k@rig.example',
            consent: true,
          },
        })
      ).status,
    ).toBe(404)
  })
})

describe('of several visitors', () => {
  const TOKEN = /\/busqueda\/visita\/([\w-]+\.[\w-]{43})/
  const person = async (firstName: string) => {
    const email = `${firstName.toLowerCase()}@several.example`
    const { body } = await server.call('createContact', {
      token: admin.token,
      body: { person: { firstName, lastName: 'Vidal' }, reach: { emails: [{ address: email }] } },
    })
    return { id: body.id, email }
  }
  /** A visit of two contacts and of one who comes by an e-mail alone, each with the mailed link. */
  const asked = async () => {
    const people = [await person(`Anna${++count}`), await person(`Bernat${count}`)]
    const guest = `guest${count}@several.example`
    const startsAt = new Date(Date.now() - 3_600_000).toISOString()
    const made = await server.call('createAgendaEvent', {
      token: admin.token,
      body: {
        kind: 'visit',
        startsAt,
        endsAt: new Date(Date.now() - 1_800_000).toISOString(),
        propertyIds: [propertyId],
        attendees: [...people.map(({ id }) => ({ contactId: id })), { email: guest }],
      },
    })
    const { id } = made.body.event
    await server.call('askVisitFeedback', { token: admin.token, params: { id } })
    await server.runJobs()
    const mails = await server.mails()
    const tokens = [...people.map(({ email }) => email), guest].map(
      (email) => TOKEN.exec(mails.findLast(({ to }) => to === email)?.text ?? '')?.[1] ?? '',
    )
    return { id, people, tokens }
  }
  let count = 0
  const page = (visitToken = '') => server.call('getVisitPage', { params: { visitToken } })
  const tell = (visitToken = '', body: { interest: number; comment?: string }) =>
    server.call('tellVisit', { params: { visitToken }, body })

  it('none reads another’s name or words, nor overwrites them', async () => {
    const { id, people, tokens } = await asked()
    const [anna, bernat, guest] = tokens
    expect(new Set(tokens).size).toBe(3)
    const comment = 'Nos divorciamos, no compramos'
    await tell(anna, { interest: 1, comment })
    const seen = await page(bernat)
    expect(seen.body).toMatchObject({ said: null, visit: { name: `Bernat${count} Vidal` } })
    expect((await page(guest)).body.said).toBeNull()
    expect(JSON.stringify([seen.body, (await page(guest)).body])).not.toContain(`Anna${count}`)
    const second = await tell(bernat, { interest: 5, comment: 'Ens encanta' })
    expect(second.body.said).toMatchObject({ interest: 5, comment: 'Ens encanta' })
    await tell(guest, { interest: 3, comment: 'Massa lluny' })
    expect((await read(id)).feedback).toMatchObject([{ interest: 1, comment }])
    expect((await page(anna)).body).toMatchObject({
      said: { interest: 1, comment },
      visit: { name: `Anna${count} Vidal` },
    })
    // What one's own link said before is replaced by it.
    await tell(anna, { interest: 2, comment })
    expect((await read(id)).feedback).toMatchObject([{ interest: 2, comment }])
    const { items: news } = (await server.call('listNotifications', { token: admin.token })).body
    const told = news.map(({ title, body }) => `${title}: ${body}`).join('\n')
    expect(told).toMatch(/Bernat\d+ Vidal .*: Interés: 5 de 5\nComentario: Ens encanta/)
    expect(told).toContain('Massa lluny')
    const lines = await server.call('listContactEntries', {
      token: admin.token,
      params: { id: people[1]?.id ?? '' },
    })
    expect(JSON.stringify(lines.body)).toContain('Ens encanta')
    expect(JSON.stringify(lines.body)).not.toContain(comment)
  })

  it('who comes no more has no link that opens, and who is erased leaves no words', async () => {
    const { id, people, tokens } = await asked()
    const [anna = '', bernat = ''] = tokens
    await tell(anna, { interest: 1, comment: 'Nos divorciamos' })
    const call = { token: admin.token, params: { id } }
    const { version } = (await server.call('getAgendaEvent', call)).body
    const attendees = [{ contactId: people[0]?.id ?? '' }]
    await server.call('updateAgendaEvent', { ...call, body: { version, attendees } })
    expect([(await page(bernat)).status, (await tell(bernat, { interest: 5 })).status]).toEqual([
      404, 404,
    ])
    expect((await page(anna)).status).toBe(200)
    const params = { id: people[0]?.id ?? '' }
    const contact = (await server.call('getContact', { token: admin.token, params })).body
    await server.call('eraseContact', {
      token: admin.token,
      params,
      body: { version: contact.version, confirm: true },
    })
    expect(
      await server.db
        .selectFrom('visit_feedback')
        .select('comment')
        .where('event_id', '=', id)
        .execute(),
    ).toEqual([{ comment: null }])
  })

  it('a link of before, which names nobody, shows no words and overwrites none', async () => {
    const { id, tokens } = await asked()
    await tell(tokens[0], { interest: 1, comment: 'Nos divorciamos' })
    const before = await askToken(server.deps, id, propertyId, { isMailed: true })
    expect((await page(before)).body).toMatchObject({ said: null, visit: { name: '' } })
    expect((await tell(before, { interest: 5 })).status).toBe(200)
    expect((await read(id)).feedback).toMatchObject([{ interest: 1, comment: 'Nos divorciamos' }])
  })
})

describe('a visitor who is erased', () => {
  it('has no link that opens anything any more, and no words left of what they thought', async () => {
    const { id, contactId } = await visitOf(server, admin, propertyId, {
      email: 'gone@rig.example',
    })
    const asked = await askedOf(server, admin, id)
    await server.call('tellVisit', {
      params: { visitToken: asked },
      body: { interest: 2, comment: 'Meine Tochter Lieselotte mag es nicht' },
    })
    const { version } = (
      await server.call('getContact', { token: admin.token, params: { id: contactId } })
    ).body
    expect(
      (
        await server.call('eraseContact', {
          token: admin.token,
          params: { id: contactId },
          body: { version, confirm: true },
        })
      ).status,
    ).toBe(200)
    expect(
      (
        await server.db
          .selectFrom('visit_feedback')
          .select('comment')
          .where('event_id', '=', id)
          .execute()
      ).map(({ comment }) => comment),
    ).toEqual([null])
    expect((await server.call('getVisitPage', { params: { visitToken: asked } })).status).toBe(404)
    expect(
      (
        await server.call('tellVisit', {
          params: { visitToken: asked },
          body: { interest: 1, comment: 'Noch einmal' },
        })
      ).status,
    ).toBe(404)
  })
})
