import { afterAll, beforeEach, expect, it } from 'vitest'
import { besideGoogle, hours, VISIT } from './google.fixture.ts'

/** What a later version wrote into the diary, read by this one beside Google. */
const desk = await besideGoogle()
const { server, google, fresh, create, byTitle, there, sync } = desk
afterAll(desk.stop)
beforeEach(fresh)

const setStatus = (id: string, status: string) =>
  server.db
    .updateTable('agenda_event')
    .set({ status: status as never })
    .where('id', '=', id)
    .execute()

/** Read past the reply, which in tests is a fault where it does not fit. */
const titles = async () => {
  const rows = await server.db.selectFrom('agenda_event').select('title').execute()
  return rows.map(({ title }) => title)
}

it('holds up itself alone, and what changed at Google comes in once it is known again', async () => {
  const { id } = await create(VISIT)
  await sync()
  await setStatus(id, 'postponed')
  const theirs = there('Visita Sóller')
  if (!theirs) throw new Error('It went to Google')
  google.put({ ...theirs, summary: 'Visita Deià' })
  google.put({ id: 'dentist', summary: 'Dentista', ...hours('12T08:00', '12T09:00') })
  await create({ ...VISIT, title: 'Llaves' })
  await sync()
  expect(there('Llaves')).toBeDefined()
  expect(there('Visita Deià')).toBeDefined()
  expect(await titles()).toContain('Dentista')

  await setStatus(id, 'confirmed')
  await sync()
  expect((await byTitle('Visita Deià'))?.id).toBe(id)
})
