import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Proposal, ProposalConfirmed } from '../../../generated/model/index.ts'
import { json } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { complete, made, published } from '../property/testing/homes.fixture.ts'
import { priceOf, proposed } from './proposal.fixture.ts'

let server: TestServer
let admin: Person
let staff: Person
let homeId: string

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register({ role: 'ADMIN', agencyName: 'Clases' })
  staff = await server.register({ role: 'STAFF', agency: admin })
  homeId = (await published(server, staff, complete)).id
}, 300_000)
afterAll(() => server.close())

const confirm = async (who: Person, { id, version }: Proposal, more: object = {}) => {
  const sent = { token: who.token, params: { id }, body: { version, ...more } }
  return server.call('confirmProposal', sent)
}
const undo = (who: Person, { id }: Proposal) =>
  server.call('undoProposal', { token: who.token, lang: 'en', params: { id } })
const contactOf = async (who: Person, firstName: string, emails: string[] = []) => {
  const reach = { emails: emails.map((address) => ({ address })) }
  const body = { person: { firstName }, reach }
  return (await server.call('createContact', { token: who.token, body })).body.id
}

/** An enquiry about the home, as its agency has it. */
async function threadOf(email: string): Promise<string> {
  const { body: lead } = await server.call('createLead', {
    body: { propertyId: homeId, firstName: 'Klaus', email, message: 'Hallo', consent: true },
  })
  await server.runJobs()
  const params = { id: lead.id }
  return (await server.call('getInboxThread', { token: staff.token, params })).body.id
}
const answer = (thread: string, text: string, kind = 'mail') =>
  proposed(server, staff, {
    operation: 'createInboxMessage',
    params: { id: thread },
    body: { kind, text },
    target: { kind: 'thread', id: thread, version: null },
  })

test('a mail goes to the person of the thread once, within eight hours, and is sent', async () => {
  const thread = await threadOf('klaus@rig.example')
  await expect(answer(thread, 'Hola', 'note')).rejects.toMatchObject({ status: 400 })
  const one = await answer(thread, 'El sábado a las once.')
  const hours = (Date.parse(one.expiresAt) - Date.parse(one.createdAt)) / 3_600_000
  expect(Math.round(hours * 60)).toBe(8 * 60)
  expect([one.undoable, one.target]).toMatchObject([false, { label: 'Klaus' }])
  const texts = async () =>
    (await server.mails()).filter(({ text }) => text.includes('El sábado a las once.'))
  await server.runJobs()
  expect(await texts()).toHaveLength(0)
  const { body } = await confirm(staff, one)
  expect(body).toMatchObject({ proposal: { state: 'confirmed', undoUntil: null } })
  await server.runJobs()
  expect(await texts()).toHaveLength(1)
  const back = await undo(staff, one)
  expect([back.status, back.body]).toEqual([
    406,
    { detail: 'It has been sent: it cannot be undone.' },
  ])
})

test('who wrote again since gets no answer to what they said before', async () => {
  const thread = await threadOf('anna@rig.example')
  const one = await answer(thread, 'Gracias.')
  await server.call('createInboxMessage', {
    token: staff.token,
    params: { id: thread },
    body: { kind: 'mail', text: 'Hemos hablado.', clientId: 'said-since' },
  })
  expect((await confirm(staff, one)).status).toBe(409)
})

test('an event is its person’s, waits until it begins, and is taken back by the diary', async () => {
  const body = {
    kind: 'call',
    title: 'Llamar a Joana',
    startsAt: '2032-05-10T08:00:00Z',
    endsAt: '2032-05-10T09:00:00Z',
  }
  const about = (more: object) =>
    proposed(server, staff, {
      operation: 'createAgendaEvent',
      params: {},
      body: { ...body, ...more },
      target: { kind: 'agenda', id: null, version: null },
    })
  await expect(about({ startsAt: '2020-05-10T08:00:00Z' })).rejects.toMatchObject({ status: 400 })
  const one = await about({})
  const seen = await server.call('getProposal', { token: admin.token, params: { id: one.id } })
  expect(seen.status).toBe(404)
  const made = (await confirm(staff, one)).body as ProposalConfirmed
  const params = { id: String(made.proposal.resultId) }
  const read = () => server.call('getAgendaEvent', { token: staff.token, params })
  expect((await read()).body).toMatchObject({ title: 'Llamar a Joana' })
  const moved = await proposed(server, staff, {
    operation: 'updateAgendaEvent',
    params,
    body: { title: 'Llamar a Joana Pons' },
    target: { kind: 'event', id: params.id, version: 1 },
  })
  expect(moved.changes).toEqual([
    { field: 'title', before: 'Llamar a Joana', after: 'Llamar a Joana Pons', editable: true },
  ])
  await confirm(staff, moved)
  expect((await read()).body).toMatchObject({ title: 'Llamar a Joana Pons' })
  expect((await undo(staff, one)).status).toBe(406)
  expect((await undo(staff, moved)).body).toMatchObject({ state: 'undone' })
  expect((await read()).body).toMatchObject({ title: 'Llamar a Joana' })
})

test('an event that a person moves waits until it begins then; emptied texts are empty', async () => {
  const when = { startsAt: '2032-05-10T08:00:00Z', endsAt: '2032-05-10T09:00:00Z' }
  const one = await proposed(server, staff, {
    operation: 'createAgendaEvent',
    params: {},
    body: { kind: 'call', title: 'Llamar', notes: 'Pronto', ...when },
    target: { kind: 'agenda', id: null, version: null },
  })
  const startsAt = new Date(Date.parse(one.createdAt) + 5 * 3_600_000).toISOString()
  const { status, body } = await server.call('updateProposal', {
    token: staff.token,
    params: { id: one.id },
    body: { version: 1, startsAt, notes: '' },
  })
  expect([status, body.expiresAt]).toEqual([200, startsAt])
  expect(body.changes).toContainEqual({ field: 'notes', before: null, after: '', editable: true })
})

test('homes for a buyer: the link is told once, and ends when it is taken back', async () => {
  const { body: demand } = await server.call('createDemand', {
    token: staff.token,
    body: {
      contact: { firstName: 'Berta', email: 'berta@rig.example' },
      what: { operations: ['V'] },
    },
  })
  const homes = (ids: string[]) =>
    proposed(server, staff, {
      operation: 'createSelection',
      params: {},
      body: { demandId: demand.id, homes: ids, channel: 'LINK', message: 'Mira' },
      target: { kind: 'demand', id: demand.id, version: null },
    })
  const one = await homes([homeId])
  expect(one.target).toMatchObject({ label: expect.stringMatching(/ · Berta$/) as string })
  const ref = (await server.call('getProperty', { token: staff.token, params: { id: homeId } }))
    .body.ref
  expect(one.changes).toContainEqual({ field: 'homes', before: null, after: ref, editable: false })
  const first = (await confirm(staff, one)).body as ProposalConfirmed
  expect(first.url).toMatch(/^http:\/\/llar\.test\//)
  expect(((await confirm(staff, one)).body as ProposalConfirmed).url).toBeNull()
  expect((await undo(staff, one)).body).toMatchObject({ state: 'undone' })
  const params = { id: String(first.proposal.resultId) }
  const { body } = await server.call('getSelection', { token: staff.token, params })
  expect(body.revokedAt).not.toBeNull()
  const note = await proposed(server, staff, {
    operation: 'addDemandNote',
    params: { id: demand.id },
    body: { kind: 'NOTE', text: 'Quiere jardín' },
    target: { kind: 'demand', id: demand.id, version: null },
  })
  expect((await confirm(staff, note)).status).toBe(200)
  expect((await undo(staff, note)).status).toBe(406)
})

test('a partner’s home is called as the public sees it, with its agency', async () => {
  const partner = await server.register({ role: 'ADMIN', agencyName: 'Finques Veïnes' })
  const { id, ref } = await published(server, partner, complete)
  const hidden = await made(server, partner, complete)
  const event = await proposed(server, staff, {
    operation: 'createAgendaEvent',
    params: {},
    body: {
      kind: 'visit',
      title: 'Visita',
      startsAt: '2032-05-10T08:00:00Z',
      endsAt: '2032-05-10T09:00:00Z',
      propertyIds: [homeId, id, hidden.id],
    },
    target: { kind: 'agenda', id: null, version: null },
  })
  const own = (await server.call('getProperty', { token: staff.token, params: { id: homeId } }))
    .body
  expect(event.changes.find(({ field }) => field === 'propertyIds')?.after).toBe(
    `${own.ref}, ${ref} · Finques Veïnes, ${hidden.id}`,
  )
})

test('a status is taken back where the home may go back', async () => {
  const { id } = await made(server, staff, complete)
  const one = await proposed(server, staff, {
    operation: 'changePropertyStatus',
    params: { id },
    body: { status: 'prospect', reason: 'Aún sin encargo' },
    target: { kind: 'home', id, version: null },
  })
  expect(one.changes).toContainEqual({
    field: 'status',
    before: 'draft',
    after: 'prospect',
    editable: false,
  })
  const status = async () =>
    (await server.call('getProperty', { token: staff.token, params: { id } })).body.status
  expect([(await confirm(staff, one)).status, await status()]).toEqual([200, 'prospect'])
  expect([(await undo(staff, one)).status, await status()]).toEqual([200, 'draft'])
})

test('who may no longer do it is refused, and another may', async () => {
  const { id } = await made(server, staff, complete)
  const one = await proposed(server, staff, {
    operation: 'changePropertyStatus',
    params: { id },
    body: { status: 'archived' },
    target: { kind: 'home', id, version: null },
  })
  await server.db
    .updateTable('app_user')
    .set({ permissions: json({ publish: true, delete: false }) as never })
    .where('id', '=', staff.profile.id)
    .execute()
  const refused = await confirm(staff, one)
  expect(refused.status).toBe(403)
  expect((await confirm(admin, one)).status).toBe(200)
})

test('of twenty who confirm a note at once one writes it', async () => {
  const id = await contactOf(staff, 'Jaume')
  const one = await proposed(server, staff, {
    operation: 'addContactEntry',
    params: { id },
    body: { kind: 'NOTE', text: 'Una sola vez' },
    target: { kind: 'contact', id, version: null },
  })
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => confirm(n % 2 ? staff : admin, one)),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 406]))
  const { body } = await server.call('listContactEntries', { token: staff.token, params: { id } })
  expect(body.items.filter(({ text }) => text === 'Una sola vez')).toHaveLength(1)
})

test('an erased person’s proposals go, by their record, name and address; nobody else’s do', async () => {
  const id = await contactOf(staff, 'Guillemina Rubí', ['mina@rig.example'])
  const other = await contactOf(staff, 'Bernat')
  const note = (contact: string, text: string) =>
    proposed(server, staff, {
      operation: 'addContactEntry',
      params: { id: contact },
      body: { kind: 'NOTE', text },
      target: { kind: 'contact', id: contact, version: null },
    })
  const rows = [
    await note(id, 'Viene el jueves'),
    await note(other, 'Viene con Guillemina Rubí'),
    await note(other, 'Escribe a mina@rig.example.'),
    await note(other, 'Viene con Guillemina Mas'),
    await note(other, 'Escribe a guiller.mina@rig.example'),
    await note(other, 'Escribe a mina@rig.example.org'),
  ]
  const { status } = await server.call('eraseContact', {
    token: admin.token,
    params: { id },
    body: { version: 1, confirm: true },
  })
  expect(status).toBe(200)
  const left = await server.db
    .selectFrom('proposal')
    .select('id')
    .where(
      'id',
      'in',
      rows.map((row) => row.id),
    )
    .execute()
  expect(new Set(left.map((row) => row.id))).toEqual(new Set(rows.slice(3).map((row) => row.id)))
})

test('an erased person’s proposals go, also those about what they look for', async () => {
  const { body: demand } = await server.call('createDemand', {
    token: staff.token,
    body: {
      contact: { firstName: 'Rosalina', lastName: 'Vidal', email: 'rosalina@rig.example' },
      what: { operations: ['V'] },
    },
  })
  const { contact } = demand
  const when = { startsAt: '2032-05-10T08:00:00Z', endsAt: '2032-05-10T09:00:00Z' }
  const rows = [
    await proposed(server, staff, {
      operation: 'createSelection',
      params: {},
      body: { demandId: demand.id, homes: [homeId], channel: 'LINK', message: 'Hola, Rosalina' },
      target: { kind: 'demand', id: demand.id, version: null },
    }),
    await proposed(server, staff, {
      operation: 'createAgendaEvent',
      params: {},
      body: { kind: 'call', title: 'Rosalina', ...when, demandId: demand.id },
      target: { kind: 'agenda', id: null, version: null },
    }),
    await proposed(server, staff, {
      operation: 'addDemandNote',
      params: { id: demand.id },
      body: { kind: 'NOTE', text: 'Rosalina quiere jardín' },
      target: { kind: 'demand', id: demand.id, version: null },
    }),
  ]
  const { body: person } = await server.call('getContact', {
    token: admin.token,
    params: { id: String(contact?.id) },
  })
  const { status } = await server.call('eraseContact', {
    token: admin.token,
    params: { id: person.id },
    body: { version: person.version, confirm: true },
  })
  expect(status).toBe(200)
  const ids = rows.map((row) => row.id)
  const left = server.db.selectFrom('proposal').select('operation').where('id', 'in', ids)
  expect(await left.execute()).toEqual([])
})

test('what is done with a lowered price is told to nobody before', async () => {
  const one = await proposed(server, staff, priceOf(homeId, 94_000_000))
  const news = () =>
    server.db.selectFrom('listing_news').select('id').where('listing_id', '=', homeId).execute()
  const before = (await news()).length
  await confirm(staff, one)
  expect((await news()).length).toBeGreaterThan(before)
})
