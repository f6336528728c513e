import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { besideGoogle, hours, VISIT } from './google.fixture.ts'

const desk = await besideGoogle()
const {
  server,
  google,
  person,

  get,
  list,
  fresh,
  state,
  create,
  change,
  byTitle,
  there,
  sync,
} = desk
afterAll(desk.stop)

describe('both ways', () => {
  beforeEach(fresh)

  it('ours goes there without what concerns others, changes with it, and comes back as no echo', async () => {
    const { id } = await create(VISIT)
    await server.runJobs()
    expect(there('Visita Sóller')).toMatchObject({
      location: 'Carrer de sa Lluna, 3',
      start: { dateTime: '2031-01-10T09:00:00.000Z', timeZone: 'Europe/Madrid' },
    })
    expect(JSON.stringify([...google.events.values()])).not.toMatch(/klaus|Klaus|prisa/)
    await change(id, { startsAt: '2031-01-10T11:00:00Z', endsAt: '2031-01-10T12:00:00Z' })
    await server.runJobs()
    expect(there('Visita Sóller')?.start).toMatchObject({ dateTime: '2031-01-10T11:00:00.000Z' })
    await change(id, { notes: 'Llega tarde' })
    await sync()
    await sync()
    expect(google.writes.map((one) => one.split(' ')[0])).toEqual(['POST', 'PATCH'])
    expect((await get(id)).notes).toBe('Llega tarde')
    await server.call('deleteAgendaEvent', { token: person.agent.token, params: { id } })
    await server.runJobs()
    expect(there('Visita Sóller')).toBeUndefined()
  })

  it('theirs comes here as private time, changes with it, and goes when it goes', async () => {
    google.put({ id: 'dentist', summary: 'Dentista', ...hours('12T08:00', '12T09:00') })
    google.put({
      id: 'free',
      summary: 'Cumpleaños',
      start: { date: '2031-01-13' },
      end: { date: '2031-01-14' },
      transparency: 'transparent',
    })
    google.put({
      id: 'hourly',
      summary: 'Agua',
      ...hours('14T08:00', '14T08:05'),
      recurrence: ['RRULE:FREQ=HOURLY'],
    })
    await sync()
    expect(await byTitle('Dentista')).toMatchObject({
      startsAt: '2031-01-12T08:00:00.000Z',
      kind: 'meeting',
    })
    expect(await byTitle('Cumpleaños')).toMatchObject({
      startsAt: '2031-01-12T23:00:00.000Z',
      allDay: true,
      kind: 'reminder',
    })
    expect((await state()).left).toBe(1)
    const colleague = await server.register({ role: 'STAFF', agency: person.agent })
    expect((await list(colleague)).map(({ title }) => title)).not.toContain('Dentista')
    google.put({ id: 'dentist', ...hours('12T10:00', '12T11:00'), location: 'Palma' })
    await sync()
    const seen = await byTitle('Dentista')
    expect(seen).toMatchObject({ startsAt: '2031-01-12T10:00:00.000Z', location: 'Palma' })
    await change(seen?.id ?? '', {
      title: 'Dentista de Aina',
      startsAt: '2031-01-12T12:00:00Z',
      endsAt: '2031-01-12T13:00:00Z',
    })
    await server.runJobs()
    expect(google.events.get('dentist')).toMatchObject({
      summary: 'Dentista de Aina',
      start: { dateTime: '2031-01-12T12:00:00.000Z' },
    })
    google.put({ id: 'dentist', status: 'cancelled' })
    await sync()
    expect((await list()).map(({ title }) => title)).toEqual(['Cumpleaños'])
    expect(google.writes).toEqual(['PATCH dentist'])
  })

  it('what both changed in different parts is kept of both; in the same part the later one, and it is told', async () => {
    const { id } = await create(VISIT)
    await server.runJobs()
    const copy = there('Visita Sóller')?.id ?? ''
    await change(id, { title: 'Visita con Klaus' })
    google.put({ id: copy, ...hours('11T09:00', '11T10:00') })
    await sync()
    expect(await get(id)).toMatchObject({
      title: 'Visita con Klaus',
      startsAt: '2031-01-11T09:00:00.000Z',
    })
    expect(google.events.get(copy)).toMatchObject({
      summary: 'Visita con Klaus',
      start: { dateTime: expect.stringMatching(/^2031-01-11T09:00/) as string },
    })

    await change(id, { startsAt: '2031-01-15T09:00:00Z', endsAt: '2031-01-15T10:00:00Z' })
    google.put({ id: copy, ...hours('16T09:00', '16T10:00') })
    await sync()
    expect((await get(id)).startsAt).toBe('2031-01-16T09:00:00.000Z')
    const { body } = await server.call('listNotifications', { token: person.agent.token })
    expect(body.items[0]).toMatchObject({
      title: expect.stringContaining('a la vez') as string,
      body: expect.stringContaining('15 de enero') as string,
    })
  })

  it('what changed there while it was being sent (412) is read before it is written', async () => {
    const { id } = await create(VISIT)
    await server.runJobs()
    const copy = there('Visita Sóller')?.id ?? ''
    google.beforeWrite(() => void google.put({ id: copy, location: 'Deià' }))
    await change(id, { title: 'Visita larga' })
    await server.runJobs()
    expect(google.events.get(copy)).toMatchObject({ summary: 'Visita larga', location: 'Deià' })
    expect(await get(id)).toMatchObject({ title: 'Visita larga', location: 'Deià' })
  })

  it('a token too old (410) reads everything again: nothing twice, nothing lost, what was removed meanwhile goes', async () => {
    const { id } = await create(VISIT)
    google.put({ id: 'one', summary: 'Uno', ...hours('20T08:00', '20T09:00') })
    google.put({ id: 'two', summary: 'Dos', ...hours('21T08:00', '21T09:00') })
    await sync()
    google.events.delete('one')
    google.put({ id: 'two', summary: 'Dos y medio' })
    google.forgetTokens()
    await sync()
    expect((await list()).map(({ title }) => title)).toEqual(['Visita Sóller', 'Dos y medio'])
    expect(google.writes.filter((one) => one.startsWith('POST'))).toHaveLength(1)
    google.put({ id: id.replaceAll('-', ''), status: 'cancelled' })
    await sync()
    // Somebody was to come: it stays, cancelled, and the agent is told.
    expect((await get(id)).status).toBe('cancelled')
    expect(
      (await server.call('listNotifications', { token: person.agent.token })).body.items[0]?.title,
    ).toContain('anulada')
    await change(id, { status: 'confirmed' })
    await server.runJobs()
    expect(there('Visita Sóller')?.id).toBe(id.replaceAll('-', ''))
  })

  it('a send that broke off is sent once: the id is ours', async () => {
    const { id } = await create(VISIT)
    google.put({
      id: id.replaceAll('-', ''),
      summary: 'Visita Sóller',
      ...hours('10T09:00', '10T10:00'),
    })
    await server.runJobs()
    await sync()
    expect([...google.events.keys()]).toEqual([id.replaceAll('-', '')])
    expect((await list()).map(({ title }) => title)).toEqual(['Visita Sóller'])
  })
})
