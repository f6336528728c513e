import { afterAll, beforeEach, expect, it } from 'vitest'
import { sql } from '../../db/index.ts'
import { besideGoogle, hours, VISIT } from './google.fixture.ts'

/** Who sees an event in Google: a calendar there may be open to others. */

const desk = await besideGoogle()
const { server, google, fresh, create, change, byTitle, there, sync } = desk
afterAll(desk.stop)
beforeEach(fresh)

const copyOf = (id: string) => google.events.get(id.replaceAll('-', ''))
const isPrivate = expect.objectContaining({ visibility: 'private' }) as unknown

it('an event that was sent is private there once it is here, and open again with it', async () => {
  const { id } = await create(VISIT)
  await server.runJobs()
  expect(copyOf(id)).not.toHaveProperty('visibility')
  await change(id, { visibility: 'private' })
  await server.runJobs()
  expect(copyOf(id)).toEqual(isPrivate)
  await sync()
  await change(id, { notes: 'Timbre roto' })
  await sync()
  expect(google.writes.map((one) => one.split(' ')[0])).toEqual(['POST', 'PATCH'])
  await change(id, { visibility: 'agency' })
  await server.runJobs()
  expect(copyOf(id)).toMatchObject({ visibility: 'default' })
})

it('a series is, with what was moved in it', async () => {
  const { id } = await create({ ...VISIT, kind: 'meeting', rrule: 'FREQ=WEEKLY;COUNT=4' })
  await server.runJobs()
  await change(id, {
    scope: 'this',
    occurrence: '2031-01-17T09:00:00Z',
    startsAt: '2031-01-18T09:00:00Z',
    endsAt: '2031-01-18T10:00:00Z',
  })
  await server.runJobs()
  await change(id, { scope: 'all', visibility: 'private' })
  await server.runJobs()
  const moved = google.events.get(`${id.replaceAll('-', '')}_20310117T090000Z`)
  expect([copyOf(id), moved]).toEqual([isPrivate, isPrivate])
  const written = google.writes.length
  await sync()
  expect(google.writes).toHaveLength(written)
})

it('one of theirs stays as it is there, and ours as somebody set it there', async () => {
  google.put({ id: 'dentist', summary: 'Dentista', ...hours('12T08:00', '12T09:00') })
  const { id } = await create(VISIT)
  await sync()
  const shut = { id: id.replaceAll('-', ''), visibility: 'private' }
  google.put(shut)
  await sync()
  await change((await byTitle('Dentista'))?.id ?? '', { visibility: 'agency' })
  await change(id, { title: 'Visita larga' })
  await sync()
  expect(google.writes.map((one) => one.split(' ')[0])).toEqual(['POST', 'PATCH'])
  expect(there('Dentista')).not.toHaveProperty('visibility')
  expect(there('Visita larga')).toEqual(isPrivate)
})

it('what was made private before a version that says so there is sent once, and nothing else', async () => {
  const { id } = await create(VISIT)
  const other = await create({ ...VISIT, title: 'Abierta' })
  google.put({ id: 'dentist', summary: 'Dentista', ...hours('12T08:00', '12T09:00') })
  await sync()
  const dentist = (await byTitle('Dentista'))?.id ?? ''
  google.writes.length = 0
  await sql`
    update agenda_event set google_base = google_base - 'isPrivate',
      visibility = case when id = ${other.id} then 'agency' else 'private' end
    where id in (${id}, ${other.id}, ${dentist})`.execute(server.db)
  await sync()
  await sync()
  expect(google.writes).toEqual([`PATCH ${id.replaceAll('-', '')}`])
  expect(copyOf(id)).toEqual(isPrivate)
})

it('what Google refuses to make private is asked of it once', async () => {
  const { id } = await create(VISIT)
  await server.runJobs()
  google.refuse(true)
  await change(id, { visibility: 'private' })
  await server.runJobs()
  await sync()
  google.refuse(false)
  expect(google.writes.map((one) => one.split(' ')[0])).toEqual(['POST', 'PATCH'])
})
