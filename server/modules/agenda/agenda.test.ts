import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AgendaChange, AgendaPage } from '../../../generated/model/index.ts'
import type { Person } from '../../testing/people.ts'
import { startRig, type Rig } from '../../testing/rig.ts'

let rig: Rig
let admin: Person
let staff: Person
let colleague: Person

beforeAll(async () => {
  rig = await startRig()
  admin = await rig.register({ role: 'ADMIN', agencyName: 'Diary' })
  staff = await rig.register({ role: 'STAFF', agency: admin })
  colleague = await rig.register({ role: 'STAFF', agency: admin })
}, 60_000)
afterAll(() => rig.close())

const create = async (who: Person, body: Record<string, unknown>) => (await rig.call('createAgendaEvent', { token: who.token, body: body as never })).body as AgendaChange
const list = async (who: Person, from: string, to: string, more: Record<string, unknown> = {}) => (await rig.call('listAgenda', { token: who.token, query: { from, to, ...more } as never })).body as AgendaPage

describe('series', () => {
  it('keeps its hour across both changes of the clock', async () => {
    await create(staff, { kind: 'meeting', title: 'Reunión de equipo', startsAt: '2026-10-19T08:00:00Z', endsAt: '2026-10-19T09:00:00Z', rrule: 'FREQ=WEEKLY;BYDAY=MO' })
    const autumn = await list(staff, '2026-10-18T22:00:00Z', '2026-11-10T00:00:00Z')
    expect(autumn.items.map(({ startsAt }) => startsAt)).toEqual(['2026-10-19T08:00:00.000Z', '2026-10-26T09:00:00.000Z', '2026-11-02T09:00:00.000Z', '2026-11-09T09:00:00.000Z'])
    const spring = await list(staff, '2027-03-21T00:00:00Z', '2027-04-06T00:00:00Z')
    expect(spring.items.map(({ startsAt }) => startsAt)).toEqual(['2027-03-22T09:00:00.000Z', '2027-03-29T08:00:00.000Z', '2027-04-05T08:00:00.000Z'])
    expect((await list(colleague, '2026-11-02T00:00:00Z', '2026-11-03T00:00:00Z')).items).toMatchObject([{ title: 'Reunión de equipo', writable: false }])
  })
})
