import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Person } from '../../testing/people.ts'
import { home } from '../../testing/home.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { KLAUS, PATH, visitOf } from './visit.fixture.ts'

/** What the file of a person tells of sheets of visits that they were asked to. */

let server: TestServer
let admin: Person
let propertyId = ''
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register()
  const doc = home('PER-1')
  const { body } = await server.call('createProperty', {
    token: admin.token,
    body: {
      ...doc,
      location: { ...doc.location, streetType: 'carrer', streetName: 'Xaloc', number: '73' },
    },
  })
  propertyId = body.id
})
afterAll(() => server.close())

const MERCE = {
  name: '  mercè  PONS Vidal ',
  idKind: 'DNI',
  idNumber: '43.111.222-k',
  signature: { path: 'M30 90L140 50L240 150L300 60' },
} as const
const addMerce = async (legal: object = {}) =>
  (
    await server.call('createContact', {
      token: admin.token,
      body: { person: { firstName: 'Mercè', lastName: 'Pons Vidal' }, legal },
    })
  ).body.id
const bring = async (id: string, contactIds: string[]) => {
  const call = { token: admin.token, params: { id } }
  const { version } = (await server.call('getAgendaEvent', call)).body
  const body = { version, attendees: contactIds.map((contactId) => ({ contactId })) }
  expect((await server.call('updateAgendaEvent', { ...call, body })).status).toBe(200)
}
const sign = async (id: string, visitors: (typeof KLAUS | typeof MERCE)[]) => {
  const body = { language: 'es', visitors, declaresFirstVisit: true, noDirectDeal: true } as const
  const signed = await server.call('signVisitSheet', { token: admin.token, params: { id }, body })
  expect(signed.status, JSON.stringify(signed.body)).toBe(201)
}
/** All that the file says of sheets, and who signed them by it. */
const sheetsOf = async (contactId: string) => {
  const call = { token: admin.token, params: { id: contactId } }
  const file = await server.call('exportPerson', call)
  expect(file.status).toBe(200)
  const { visits } = file.body as unknown as {
    visits: { sheet?: { doc: { visitors: { idNumber: string }[] } } }[]
  }
  const sheets = visits.flatMap(({ sheet }) => sheet ?? [])
  const signers = sheets.flatMap(({ doc }) => doc.visitors.map(({ idNumber }) => idNumber))
  return { signers, text: JSON.stringify(sheets) }
}

it('who was replaced before the visit finds nothing of who signed, nor of the home', async () => {
  const { id, contactId } = await visitOf(server, admin, propertyId)
  const merce = await addMerce()
  await bring(id, [merce])
  await sign(id, [MERCE])
  expect(await sheetsOf(contactId)).toEqual({ signers: [], text: '[]' })
  const own = await sheetsOf(merce)
  expect(own.signers).toEqual(['43.111.222-K'])
  for (const told of ['Xaloc 73', MERCE.signature.path]) expect(own.text).toContain(told)
})

it('of two who signed together each finds their own entry alone', async () => {
  const { id, contactId } = await visitOf(server, admin, propertyId, { email: 'two@rig.example' })
  const merce = await addMerce({ idDocType: 'DNI', idDocNumber: '43111222K' })
  await bring(id, [contactId, merce])
  await sign(id, [KLAUS, { ...MERCE, name: 'M. Pons' } as never])
  const [klaus, other] = [await sheetsOf(contactId), await sheetsOf(merce)]
  expect([klaus.signers, other.signers]).toEqual([['C01X00T47'], ['43.111.222-K']])
  expect([klaus.text.includes(PATH), klaus.text.includes(MERCE.signature.path)]).toEqual([
    true,
    false,
  ])
  expect([other.text.includes(PATH), other.text.includes('Brandt')]).toEqual([false, false])
})

it('another of the same name, whose document is known to be another, is somebody else', async () => {
  const { id, contactId } = await visitOf(server, admin, propertyId, { email: 'son@rig.example' })
  const merce = await addMerce({ idDocType: 'DNI', idDocNumber: '12345678Z' })
  await bring(id, [contactId, merce])
  await sign(id, [KLAUS, MERCE])
  expect((await sheetsOf(merce)).signers).toEqual([])
  expect((await sheetsOf(contactId)).signers).toEqual(['C01X00T47'])
})
