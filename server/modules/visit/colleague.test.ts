import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AgendaChange } from '../../../generated/model/index.ts'
import type { Person } from '../../testing/people.ts'
import { home } from '../../testing/home.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { readPdf } from '../../testing/pdf.ts'
import { homeOf, KLAUS, visitOf } from './visit.fixture.ts'

/** A colleague who reads the diary of all reads of a visit's home what the portfolio shows them. */

let server: TestServer
let admin: Person
let joana: Person
let pere: Person
let propertyId = ''
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register()
  joana = await server.register({ role: 'STAFF', agency: admin })
  pere = await server.register({ role: 'STAFF', agency: admin })
  await server.call('updateUser', {
    token: admin.token,
    params: { id: pere.profile.id },
    body: { permissions: { seeAllAgenda: true } },
  })
  const doc = home('COL-1')
  propertyId = (
    await server.call('createProperty', {
      token: joana.token,
      body: {
        ...doc,
        location: { ...doc.location, streetType: 'carrer', streetName: 'Xaloc', number: '73' },
        mandate: { ...doc.mandate, keysHeld: true, keysPlace: 'office', keysNumber: 'K-9' },
      },
    })
  ).body.id
})
afterAll(() => server.close())

const visit = async (who: Person, id: string) =>
  (await server.call('getVisit', { token: who.token, params: { id } })).body
const hidden = { ref: 'COL-1', title: '', thumb: null, keysPlace: null, keysNumber: null }

it('of a home that they may not read neither door nor keys', async () => {
  const { id, contactId } = await visitOf(server, joana, propertyId)
  const home = await server.call('getProperty', { token: pere.token, params: { id: propertyId } })
  expect([home.status, (await visit(joana, id)).homes[0]?.keysNumber]).toEqual([404, 'K-9'])
  const seen = await visit(pere, id)
  expect([seen.busy, seen.writable, seen.homes]).toMatchObject([false, false, [hidden]])
  expect(JSON.stringify(seen)).not.toContain('Xaloc')
  const { body: contact } = await server.call('getContact', {
    token: joana.token,
    params: { id: contactId },
  })
  await server.call('updateContact', {
    token: joana.token,
    params: { id: contactId },
    body: { version: contact.version, shared: true },
  })
  const list = await server.call('listVisits', { token: pere.token, query: { contactId } })
  expect(list.body.items[0]?.homes).toMatchObject([hidden])
})

it('of who comes by an e-mail alone no address', async () => {
  const { status, body } = await server.call('createAgendaEvent', {
    token: joana.token,
    body: {
      kind: 'visit',
      startsAt: '2027-02-01T09:00:00Z',
      endsAt: '2027-02-01T09:30:00Z',
      propertyIds: [propertyId],
      attendees: [{ email: 'anton@sola.example' }],
    },
  })
  expect(status).toBe(201)
  const { id } = (body as AgendaChange).event
  expect((await visit(joana, id)).people).toMatchObject([{ email: 'anton@sola.example' }])
  expect((await visit(pere, id)).people).toMatchObject([{ name: 'anton', email: null }])
})

it('of a visit that they come along to both', async () => {
  const { id } = await visitOf(server, joana, propertyId, { email: 'second@rig.example' })
  const { body: event } = await server.call('getAgendaEvent', {
    token: joana.token,
    params: { id },
  })
  const attendees = [{ agentId: pere.profile.id }]
  await server.call('updateAgendaEvent', {
    token: joana.token,
    params: { id },
    body: { version: event.version, attendees },
  })
  expect((await visit(pere, id)).homes[0]).toMatchObject({ keysNumber: 'K-9' })
})

/** What a request for a file answers: its status and, of a PDF, its words. */
const words = async (answer: { status: number; body: unknown }) =>
  answer.status === 200 ? (await readPdf(answer.body as Buffer)).text : answer.status

describe('who looks after one home of a visit', () => {
  let shown = ''
  let visitId = ''
  let sheetId = ''
  const tour = async () => {
    shown = await homeOf(server, pere)
    visitId = (await visitOf(server, joana, [shown, propertyId], { email: 'tour@rig.example' })).id
    for (const [home, comment] of [
      [shown, 'Clear and wide'],
      [propertyId, 'Damp below'],
    ] as const) {
      const said = await server.call('saveVisitFeedback', {
        token: joana.token,
        params: { id: visitId },
        body: { propertyId: home, interest: 3, comment },
      })
      expect(said.status, JSON.stringify(said.body)).toBe(200)
    }
    const signed = await server.call('signVisitSheet', {
      token: joana.token,
      params: { id: visitId },
      body: { language: 'es', visitors: [KLAUS], declaresFirstVisit: true, noDirectDeal: true },
    })
    expect(signed.status, JSON.stringify(signed.body)).toBe(201)
    sheetId = signed.body.id
  }
  beforeAll(tour)
  const listed = async (who: Person) =>
    (
      await server.call('listVisits', { token: who.token, query: { propertyId: shown } })
    ).body.items.find(({ id }) => id === visitId)
  const sheetOf = async (who: Person) =>
    words(
      await server.call('downloadVisitSheet', {
        token: who.token,
        params: { id: visitId, sheetId },
      }),
    )
  const papersOf = async (who: Person) => {
    const call = { token: who.token, params: { id: shown } }
    const { items } = (await server.call('listPropertyDocuments', call)).body
    return Promise.all(
      items.map(async ({ id: documentId }) =>
        words(
          await server.call('downloadPropertyDocument', {
            token: who.token,
            params: { id: shown, documentId },
          }),
        ),
      ),
    )
  }
  const copyId = async () =>
    (await server.call('listPropertyDocuments', { token: admin.token, params: { id: shown } })).body
      .items[0]?.id ?? ''

  it('reads of the others what the portfolio shows them, and no sheet that names those', async () => {
    const answers = [await visit(pere, visitId), await listed(pere)]
    for (const one of answers) {
      expect(one).toMatchObject({ busy: false, homes: [{ id: shown }, hidden], sheets: [] })
      expect(one?.people[0]?.email).toBe('tour@rig.example')
      expect(one?.feedback.map(({ comment }) => comment)).toEqual(['Clear and wide'])
    }
    expect(JSON.stringify(answers)).not.toMatch(/Xaloc|K-9|Damp/)
    expect(await sheetOf(pere)).toBe(404)
    const params = { id: visitId, sheetId }
    const checked = await server.call('checkVisitSheet', { token: pere.token, params })
    expect(checked.status).toBe(404)
  })

  it('finds no copy of such a sheet among the papers of theirs', async () => {
    const params = { id: shown, documentId: await copyId() }
    expect(await papersOf(pere)).toEqual([])
    for (const operation of ['downloadPropertyDocument', 'removePropertyDocument'] as const)
      expect((await server.call(operation, { token: pere.token, params })).status).toBe(404)
    const added = await server.call('uploadPropertyDocument', {
      token: pere.token,
      params: { id: shown },
      files: [
        {
          field: 'file',
          filename: 'ibi.pdf',
          mime: 'application/pdf',
          content: Buffer.from('%PDF-1.4 ibi'),
          extra: 'ibi',
        },
      ],
    })
    expect(added.body.items.map(({ type }) => type)).toEqual(['ibi'])
    const own = added.body.items[0]?.id ?? ''
    const left = await server.call('removePropertyDocument', {
      token: pere.token,
      params: { id: shown, documentId: own },
    })
    expect(left.body.items).toEqual([])
  })

  it('still does once the sheet’s other home is in the visit no more', async () => {
    const call = { token: joana.token, params: { id: visitId } }
    const change = async (propertyIds: string[]) => {
      const { version } = (await server.call('getAgendaEvent', call)).body
      const body = { version, propertyIds }
      expect((await server.call('updateAgendaEvent', { ...call, body })).status).toBe(200)
    }
    await change([shown])
    expect([await sheetOf(pere), (await visit(pere, visitId)).sheets]).toEqual([404, []])
    expect(await papersOf(pere)).toEqual([])
    await change([shown, propertyId])
  })

  it('and whose visit it is, an ADMIN, and who comes along read all of it', async () => {
    for (const who of [joana, admin]) {
      const seen = await visit(who, visitId)
      expect([seen.homes[1]?.keysNumber, seen.feedback.length, seen.sheets.length]).toEqual([
        'K-9',
        2,
        1,
      ])
      expect(await sheetOf(who)).toContain('Xaloc 73')
    }
    expect(await papersOf(admin)).toEqual([expect.stringContaining('Xaloc 73')])
    const call = { token: joana.token, params: { id: visitId } }
    const { version } = (await server.call('getAgendaEvent', call)).body
    const body = { version, attendees: [{ agentId: pere.profile.id }] }
    expect((await server.call('updateAgendaEvent', { ...call, body })).status).toBe(200)
    expect(await sheetOf(pere)).toContain('Xaloc 73')
    expect(await papersOf(pere)).toEqual([expect.stringContaining('Xaloc 73')])
  })

  it('and who has all of its homes shared with them', async () => {
    const call = { token: joana.token, params: { id: visitId } }
    const { version } = (await server.call('getAgendaEvent', call)).body
    const attendees = [{ email: 'tour@rig.example' }]
    const left = await server.call('updateAgendaEvent', { ...call, body: { version, attendees } })
    expect([left.status, await papersOf(pere)]).toEqual([200, []])
    const home = { token: joana.token, params: { id: propertyId } }
    const { version: of, mandate } = (await server.call('getProperty', home)).body
    const body = { version: of, mandate: { ...mandate, shared: true } }
    expect((await server.call('updateProperty', { ...home, body })).status).toBe(200)
    expect(await sheetOf(pere)).toContain('Xaloc 73')
    expect(await papersOf(pere)).toEqual([expect.stringContaining('Xaloc 73')])
  })
})
