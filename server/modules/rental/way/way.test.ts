import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Rental } from '../../../../generated/model/index.ts'
import { sql } from '../../../db/index.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { owner } from '../rental.fixture.ts'

let server: TestServer
let officer: Person
let other: Person
beforeAll(async () => {
  server = await startTestServer()
  officer = await server.register({ role: 'LLOGUER_SEGUR' })
  other = await server.register({ role: 'LLOGUER_SEGUR' })
})
afterAll(() => server.close())

const sent = async (email: string): Promise<string> =>
  (await server.call('createRental', { body: { ...owner, email } })).body.id
const read = async (id: string, { token } = officer): Promise<Rental> =>
  (await server.call('getRental', { token, params: { id } })).body
const change = async (id: string, body: object, { token } = officer) =>
  server.call('updateRental', {
    token,
    lang: 'en',
    params: { id },
    body: { version: (await read(id)).version, ...body },
  })
const queue = async (name: 'mine' | 'unassigned' | 'late', { token } = officer) =>
  (await server.call('listRentals', { token, query: { queue: name, limit: 50 } })).body

describe('a step', () => {
  it('that the table has not is refused in words and changes nothing', async () => {
    const id = await sent('illegal@rig.example')
    const { status, body } = await change(id, { state: 'approved' })
    expect([status, body]).toEqual([
      406,
      { detail: 'An application cannot go from “received” to “approved”.' },
    ])
    expect(await read(id)).toMatchObject({ state: 'sent', version: 1, steps: [] })
  })

  it('stands in the history with who, when and why', async () => {
    const id = await sent('history@rig.example')
    await change(id, { state: 'documents' })
    const back = await change(id, { state: 'sent' })
    expect([back.status, back.body]).toEqual([400, { words: 'Say why it goes back' }])
    await change(id, { state: 'sent', words: ' Too early ' }, other)
    expect((await read(id)).steps).toMatchObject([
      { from: 'sent', to: 'documents', reason: null, words: null },
      { from: 'documents', to: 'sent', reason: null, words: 'Too early' },
    ])
    expect((await read(id)).steps.every(({ byName }) => byName !== null)).toBe(true)
    expect((await read(id)).moves).toEqual(['documents', 'rejected'])
  })

  it('to rejected needs a reason and words; the applicant reads the reason alone', async () => {
    const id = await sent('refused@rig.example')
    expect((await change(id, { state: 'rejected' })).body).toEqual({
      reason: 'This field is required',
      words: 'This field is required',
    })
    await change(id, { state: 'rejected', reason: 'home', words: 'Damp in both bedrooms' })
    expect(await read(id)).toMatchObject({
      moves: ['sent'],
      steps: [{ reason: 'home', words: 'Damp in both bedrooms' }],
    })
    await server.runJobs()
    const mail = (await server.mails()).findLast(({ to }) => to === 'refused@rig.example')
    expect(mail?.text).toContain('La vivienda no está en condiciones de alquilarse.')
    expect(mail?.text).not.toContain('Damp')
  })

  it('to rejected for a reason that only a later version knows is told by that version', async () => {
    const id = await sent('later-reason@rig.example')
    const told = async () => {
      await server.runJobs()
      return (await server.mails()).filter(({ to }) => to === 'later-reason@rig.example').length
    }
    const before = await told()
    await change(id, { state: 'rejected', reason: 'home', words: 'Damp' })
    const because = (reason: string) =>
      sql`update rental_step set reason = ${reason} where file_id = ${id}`.execute(server.db)
    await because('later')
    expect(await told()).toBe(before)
    await because('home')
    await sql`update job set waits_for = null where payload ->> 'fileId' = ${id}`.execute(server.db)
    expect(await told()).toBe(before + 1)
  })
})

describe('a deadline', () => {
  it('begins with its state and ends when the file leaves it', async () => {
    const id = await sent('due@rig.example')
    expect((await read(id)).dues).toEqual([])
    await change(id, { state: 'documents' })
    expect((await read(id)).dues).toMatchObject([{ kind: 'documents', doneAt: null }])
    await change(id, { state: 'visit' })
    const { dues } = await read(id)
    expect(dues.map(({ kind, doneAt }) => [kind, doneAt !== null])).toEqual([
      ['documents', true],
      ['visit', false],
    ])
  })
})

describe('queues', () => {
  it('are mine, nobody’s, and late ones first by their day', async () => {
    const [mine, late, later] = [
      await sent('mine@rig.example'),
      await sent('late@rig.example'),
      await sent('later@rig.example'),
    ]
    expect((await change(mine, { assignedTo: officer.profile.id })).body.assignedTo?.id).toBe(
      officer.profile.id,
    )
    for (const id of [later, late]) await change(id, { state: 'documents' })
    for (const [id, day] of [
      [later, '2026-02-02'],
      [late, '2026-01-02'],
    ] as const) {
      await server.db
        .updateTable('rental_due')
        .set({ due_on: day })
        .where('file_id', '=', id)
        .execute()
      await server.db.updateTable('rental_file').set({ due_on: day }).where('id', '=', id).execute()
    }
    const own = await queue('mine')
    expect([own.items.map(({ id }) => id), own.queues.mine]).toEqual([[mine], 1])
    expect((await queue('mine', other)).items).toEqual([])
    const free = await queue('unassigned')
    expect(free.items.map(({ id }) => id)).not.toContain(mine)
    expect(free.items.slice(0, 2).map(({ id }) => id)).toEqual([late, later])
    expect((await queue('late')).items.map(({ id, due }) => [id, due?.dueOn])).toEqual([
      [late, '2026-01-02'],
      [later, '2026-02-02'],
    ])
    const first = await server.call('listRentals', {
      token: officer.token,
      query: { queue: 'unassigned', limit: 1 },
    })
    const second = await server.call('listRentals', {
      token: officer.token,
      query: { queue: 'unassigned', limit: 1, cursor: first.body.next ?? '' },
    })
    expect(second.body.items[0]?.id).toBe(later)
    const back = await server.call('listRentals', {
      token: officer.token,
      query: { queue: 'unassigned', limit: 1, cursor: second.body.previous ?? '' },
    })
    expect(back.body.items[0]?.id).toBe(late)
    const elsewhere = { queue: 'late' as const, cursor: first.body.next ?? '' }
    expect(
      (await server.call('listRentals', { token: officer.token, query: elsewhere })).status,
    ).toBe(400)
  })

  it('are given to the programme’s people alone', async () => {
    const id = await sent('given@rig.example')
    const stranger = await server.register({ role: 'USER' })
    const { status, body } = await change(id, { assignedTo: stranger.profile.id })
    expect([status, body]).toEqual([
      400,
      { assignedTo: 'This person does not work for the programme' },
    ])
    await change(id, { assignedTo: other.profile.id })
    expect((await change(id, { assignedTo: null })).body.assignedTo).toBeNull()
    const officers = await server.call('listRentalOfficers', { token: officer.token })
    expect(officers.body.items.map((one) => one.id).toSorted()).toEqual(
      [officer.profile.id, other.profile.id].toSorted(),
    )
    expect((await server.call('listRentalOfficers', { token: stranger.token })).status).toBe(403)
  })
})

it('a file of somebody whose role or account has ended is nobody’s, and in that queue and its count', async () => {
  const gone = await server.register({ role: 'LLOGUER_SEGUR' })
  const id = await sent('orphan@rig.example')
  await change(id, { assignedTo: gone.profile.id })
  const ids = ({ items }: { items: { id: string }[] }) => items.map((one) => one.id)
  const before = await queue('unassigned')
  expect(ids(before)).not.toContain(id)
  for (const ended of [{ role: 'USER' as const }, { active: false }]) {
    const person = server.db.updateTable('app_user').where('id', '=', gone.profile.id)
    await person.set(ended).execute()
    const free = await queue('unassigned')
    expect(ids(free)).toContain(id)
    expect([free.total, free.queues.unassigned]).toEqual([
      before.total + 1,
      before.queues.unassigned + 1,
    ])
    expect(free.items.find((one) => one.id === id)?.assignedTo).toBeNull()
    expect((await read(id)).assignedTo).toBeNull()
    await person.set({ role: 'LLOGUER_SEGUR', active: true }).execute()
    expect((await read(id)).assignedTo?.id).toBe(gone.profile.id)
  }
})

it('a role that is taken away reads nothing at once', async () => {
  const id = await sent('taken@rig.example')
  const gone = await server.register({ role: 'LLOGUER_SEGUR' })
  expect((await server.call('getRental', { token: gone.token, params: { id } })).status).toBe(200)
  await server.db
    .updateTable('app_user')
    .set({ role: 'USER' })
    .where('id', '=', gone.profile.id)
    .execute()
  const asks = [
    server.call('getRental', { token: gone.token, params: { id } }),
    server.call('listRentals', { token: gone.token }),
    server.call('listRentalOfficers', { token: gone.token }),
    server.call('updateRental', { token: gone.token, params: { id }, body: { version: 1 } }),
  ]
  for (const ask of asks) expect([401, 403]).toContain((await ask).status)
})
