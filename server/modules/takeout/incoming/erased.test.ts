import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../../db/index.ts'
import { PutBack } from '../../../jobs/index.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { homeFor } from '../../../walks/world-home.ts'
import { bring, brought, importOf, takenOut } from '../testing/bring.ts'
import { runImport } from './run.ts'

/** What an agency wrote of somebody comes in no more once they were erased here. */
let there: TestServer
let here: TestServer
let own: Person
let zip: Buffer
const NAME = 'Oblidada'
const EMAIL = 'aina@oblidada.example'
beforeAll(async () => {
  there = await startTestServer()
  here = await startTestServer()
  own = await there.register({ role: 'ADMIN', agencyName: 'Recorda' })
  await write(own)
  await there.runJobs()
  zip = (await takenOut(there, own)).zip
})
afterAll(async () => {
  await there.close()
  await here.close()
})

/** Everything that names her: her record and its parts, what she asked and looks for, the diary. */
async function write(admin: Person): Promise<void> {
  const { token } = admin
  const { id: propertyId } = await homeFor(there, admin, 'Recorda')
  const person = async (firstName: string, lastName: string, address: string) => {
    const body = { person: { firstName, lastName }, reach: { emails: [{ address }] } }
    return (await there.call('createContact', { token, body })).body.id as string
  }
  const id = await person('Aina', NAME, EMAIL)
  const friend = await person('Bernat', 'Mas', 'bernat@rig.example')
  const params = { id }
  const made: { status: number; body: unknown }[] = [
    await there.call('addContactEntry', {
      token,
      params,
      body: { kind: 'NOTE', text: `${NAME} busca casa` },
    }),
    await there.call('addContactConsent', {
      token,
      params,
      body: {
        purpose: 'newsletter',
        state: 'granted',
        basis: 'consent',
        channel: 'IN_PERSON',
        text: `Soy ${NAME}`,
      },
    }),
    await there.call('addContactLink', {
      token,
      params: { id: friend },
      body: { contactId: id, relation: 'lawyer', note: `Amiga de ${NAME}` },
    }),
    await there.call('createDemand', {
      token,
      body: {
        contactId: id,
        what: { operations: ['V'] },
        follow: { title: `Casa de ${NAME}`, notes: `${NAME} tiene prisa` },
      },
    }),
    await there.call('createLead', {
      body: {
        propertyId,
        firstName: 'Aina',
        lastName: NAME,
        email: EMAIL,
        message: `Hola, soy ${NAME}`,
        consent: true,
      },
    }),
    await there.call('createAgendaEvent', {
      token,
      body: {
        kind: 'meeting',
        title: `Con Aina ${NAME}`,
        notes: `${NAME} viene con su madre`,
        startsAt: '2027-01-04T09:00:00Z',
        endsAt: '2027-01-04T10:00:00Z',
        attendees: [{ contactId: id }],
      },
    }),
  ]
  const thread = await there.call('createInboxThread', {
    token,
    body: { contactId: id, subject: `Para ${NAME}` },
  })
  made.push(
    thread,
    await there.call('createInboxMessage', {
      token,
      params: { id: thread.body.id },
      body: { kind: 'note', text: `${NAME} ha llamado`, clientId: 'erased-note-1' },
    }),
  )
  const visit = await there.call('createAgendaEvent', {
    token,
    body: {
      kind: 'visit',
      title: `Visita de ${NAME}`,
      startsAt: '2027-01-05T09:00:00Z',
      endsAt: '2027-01-05T10:00:00Z',
      propertyIds: [propertyId],
      attendees: [{ contactId: id }],
    },
  })
  const both = await there.call('createAgendaEvent', {
    token,
    body: {
      kind: 'visit',
      title: 'Visita de dos',
      startsAt: '2027-01-06T09:00:00Z',
      endsAt: '2027-01-06T10:00:00Z',
      propertyIds: [propertyId],
      attendees: [{ contactId: id }, { contactId: friend }],
    },
  })
  made.push(visit, both)
  for (const { body } of [visit, both])
    await sql`
      insert into visit_feedback (event_id, property_id, by, interest, comment, said_by, at)
      values (${body.event.id}, ${propertyId}, 'visitor', 3, ${`A ${NAME} le gusta`}, ${id}, now())`.execute(
      there.db,
    )
  for (const { status, body } of made) expect(status, JSON.stringify(body)).toBeLessThan(300)
}

/** Tables whose rows say her name, or have her address. */
async function told({ db }: TestServer): Promise<string[]> {
  const found: string[] = []
  for (const table of [
    'contact_reach',
    'contact_entry',
    'contact_consent',
    'contact_link',
    'lead',
    'demand',
    'demand_history',
    'inbox_thread',
    'inbox_message',
    'agenda_event',
    'agenda_attendee',
    'visit_feedback',
    'takeout_import_issue',
  ]) {
    const { rows } = await sql`select 1 from ${sql.table(table)} one
      where one::text ilike ${`%${NAME}%`} limit 1`.execute(db)
    if (rows.length > 0) found.push(table)
  }
  return found
}

async function erase(server: TestServer, { token }: Person): Promise<void> {
  const { items } = (await server.call('listContacts', { token, query: { q: NAME } })).body
  expect(items).toHaveLength(1)
  const params = { id: items[0]?.id ?? '' }
  const { version } = (await server.call('getContact', { token, params })).body
  const { status } = await server.call('eraseContact', {
    token,
    params,
    body: { version, confirm: true },
  })
  expect(status).toBe(200)
  await server.runJobs()
}

/** Who is there by the list of contacts, archived ones too. */
const names = async (server: TestServer, { token }: Person): Promise<string[]> =>
  (await server.call('listContacts', { token, query: {} })).body.items
    .map(({ name }) => name)
    .toSorted()

const LEFT = 'Es de una persona que se borró aquí: lo borrado sigue borrado'

it('brought, erased here, and brought again: nothing of them comes', async () => {
  const boss = await here.register({ role: 'ADMIN', agencyName: 'Dues' })
  await brought(here, boss, zip)
  expect(await told(here)).toContain('contact_entry')
  await erase(here, boss)
  expect(await told(here)).toEqual([])
  const again = await brought(here, boss, zip)
  expect(again.state).toBe('done')
  expect(await told(here)).toEqual([])
  expect(await names(here, boss)).toEqual(['Bernat Mas'])
  const left = again.issues.filter(({ message }) => message === LEFT)
  expect(new Set(left.map(({ schema }) => schema))).toEqual(
    new Set(['Contact', 'ContactConsent', 'ContactEntry', 'ContactLink', 'InboxMessage']),
  )
})

it('erased while the import is on its way: what follows leaves them out', async () => {
  const boss = await here.register({ role: 'ADMIN', agencyName: 'Mig' })
  const { id } = await bring(here, boss, zip)
  for (let turn = 0; turn < 100 && (await names(here, boss)).length === 0; turn += 1)
    await runImport(here.deps, id, 0).catch((error: unknown) => {
      if (!(error instanceof PutBack)) throw error
    })
  await erase(here, boss)
  const done = await importOf(here, boss, id)
  expect(done.state).toBe('done')
  expect(await told(here)).toEqual([])
  expect(await names(here, boss)).toEqual(['Bernat Mas'])
  const left = done.issues.filter(({ message }) => message === LEFT)
  expect(new Set(left.map(({ schema }) => schema))).toEqual(
    new Set(['Lead', 'Demand', 'AgendaEvent', 'InboxThread', 'ContactEntry', 'ContactLink']),
  )
})

it('the report of an import names who is erased later no more', async () => {
  const boss = await here.register({ role: 'ADMIN', agencyName: 'Tres' })
  const known = await here.call('createContact', {
    token: boss.token,
    body: {
      person: { firstName: 'Aina', lastName: NAME },
      reach: { emails: [{ address: EMAIL }] },
    },
  })
  expect(known.status).toBe(201)
  const { id, issues } = await brought(here, boss, zip)
  const met = issues.find(({ schema }) => schema === 'Contact')
  expect(met?.name).toBe(`Aina ${NAME}`)
  await erase(here, boss)
  expect(await told(here)).toEqual([])
  const { issues: now } = await importOf(here, boss, id)
  expect(now.find(({ schema }) => schema === 'Contact')).toEqual({
    ...met,
    name: 'Persona borrada',
  })
})

it('an agency that brings its own file back gets nobody back whom it erased since', async () => {
  await erase(there, own)
  const back = await brought(there, own, zip)
  expect(back.state).toBe('done')
  expect(await told(there)).toEqual([])
  expect(await names(there, own)).toEqual(['Bernat Mas'])
})
