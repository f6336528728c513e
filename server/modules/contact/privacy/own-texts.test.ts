import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ContactErased } from '../../../../generated/model/index.ts'
import { sql } from '../../../db/index.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { made } from '../../property/testing/homes.fixture.ts'

let server: TestServer
let boss: Person
beforeAll(async () => {
  server = await startTestServer()
  boss = await server.register({ agencyName: 'Portal Vell' })
}, 300_000)
afterAll(() => server.close())

const add = async (who: Person, firstName: string, lastName: string, more: object = {}) =>
  (
    await server.call('createContact', {
      token: who.token,
      body: { person: { firstName, lastName }, ...more },
    })
  ).body
const erase = async (id: string): Promise<ContactErased> => {
  const { version } = (await server.call('getContact', { token: boss.token, params: { id } })).body
  const { status, body } = await server.call('eraseContact', {
    token: boss.token,
    params: { id },
    body: { version, confirm: true },
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const noteOf = async (who: Person, id: string) =>
  (await server.call('getContact', { token: who.token, params: { id } })).body.notes?.text

it('takes the addresses and numbers of an erased person out of what was written of others, however they are written', async () => {
  const klaus = await add(boss, 'Klaus', 'Brandt', {
    reach: {
      emails: [{ address: 'klaus.brandt@web.example' }],
      phones: [{ number: '+34 612 345 678' }, { number: '+49 170 1234567' }],
    },
  })
  const others =
    'No es mariaklaus.brandt@web.example ni klaus.brandt@web.example.org, ni 9612345678 ni +34 612 345 679'
  const text =
    'Escribe a Klaus.Brandt@WEB.example; llama al 612 345 678, +34612345678, 0034 ' +
    `612-34-56-78, 0170/1234567 o +49 (0)170 1234567. ${others}`
  const friend = await add(boss, 'Marta', 'Oliver', { notes: { text } })
  await server.call('addContactEntry', {
    token: boss.token,
    params: { id: friend.id },
    body: { kind: 'CALL', text: 'Que avise a klaus.brandt@web.example' },
  })
  const home = await made(server, boss)
  const { version } = (
    await server.call('getProperty', { token: boss.token, params: { id: home.id } })
  ).body
  await server.call('updateProperty', {
    token: boss.token,
    params: { id: home.id },
    body: { version, texts: { internalNotes: 'Llaves: 612345678' } },
  })
  const view = (
    await server.call('createView', {
      token: boss.token,
      body: {
        list: 'contact',
        name: 'klaus.brandt@web.example',
        query: { q: ['klaus.brandt@web.example'] },
      },
    })
  ).body
  await server.call('createTemplate', {
    token: boss.token,
    body: { name: 'Llaves', text: { es: 'Las llaves las tiene Klaus (612 345 678)' } },
  })
  const stranger = await server.register()
  const abroad = await add(stranger, 'Ines', 'Roig', { notes: { text } })

  const answer = await erase(klaus.id)
  expect(answer.redacted).toBeGreaterThanOrEqual(6)
  expect(await noteOf(boss, friend.id)).toBe(
    `Escribe a […]; llama al […], […], […], […] o […]. ${others}`,
  )
  expect(
    (await server.call('getProperty', { token: boss.token, params: { id: home.id } })).body.texts
      ?.internalNotes,
  ).toBe('Llaves: […]')
  expect(await noteOf(stranger, abroad.id)).toBe(text)
  const left = await server.db
    .selectFrom('property_history')
    .select(sql<string>`concat(text, old, new)`.as('said'))
    .where('property_id', '=', home.id)
    .execute()
  const told = [
    ...left.map(({ said }) => said),
    JSON.stringify((await server.call('listTemplates', { token: boss.token })).body),
    JSON.stringify(
      (await server.call('listViews', { token: boss.token, query: { list: 'contact' } })).body,
    ),
  ].join('\n')
  expect(told).not.toMatch(/612 ?345|klaus\.brandt@web\.example[^.]/)
  expect(told).toContain(view.id)
  expect(answer.mentions).toEqual([])
})

it('takes out what a merged record said and the kept one let go of, and nothing of another’s', async () => {
  const { token } = boss
  const kept = await add(boss, 'Ulrike', 'Hintermoser')
  const merged = await add(boss, 'Ulli', 'Hintermoser', {
    reach: { phones: [{ number: '+34655000111' }], emails: [{ address: 'ulli@web.example' }] },
  })
  const params = { id: kept.id }
  const joined = await server.call('mergeContact', {
    token,
    params,
    body: { version: kept.version, otherId: merged.id, otherVersion: merged.version },
  })
  const { version } = joined.body
  const body = { version, reach: { phones: [], emails: [] } }
  expect((await server.call('updateContact', { token, params, body })).status).toBe(200)
  const text = 'Llama al 655 000 111 o escribe a ulli@web.example'
  const friend = await add(boss, 'Pep', 'Mulet', {
    notes: { text },
    reach: { emails: [{ address: 'ulli@web.example' }] },
  })
  expect((await erase(kept.id)).redacted).toBe(1)
  expect(await noteOf(boss, friend.id)).toBe('Llama al […] o escribe a ulli@web.example')
})

it('tells where the full name still stands, since somebody else may be called so, and leaves first names alone', async () => {
  const person = await add(boss, 'Gertrud', 'Niedermeier')
  const friend = await add(boss, 'Toni', 'Rigo', {
    notes: { text: 'Cuñado de gertrud niedermeier. Gertrud llamará.' },
  })
  await server.call('addContactEntry', {
    token: boss.token,
    params: { id: friend.id },
    body: { kind: 'NOTE', text: 'Viene con Gertrud Niedermeier' },
  })
  const home = await made(server, boss)
  const { version, ref } = (
    await server.call('getProperty', { token: boss.token, params: { id: home.id } })
  ).body
  await server.call('updateProperty', {
    token: boss.token,
    params: { id: home.id },
    body: { version, texts: { internalNotes: 'La alarma la sabe Gertrud  Niedermeier' } },
  })
  await add(boss, 'Olga', 'Pons', { notes: { text: 'Gertrud vendrá el lunes' } })
  const template = (
    await server.call('createTemplate', {
      token: boss.token,
      body: { name: 'Alarma', text: { es: 'La alarma la sabe Gertrud Niedermeier' } },
    })
  ).body
  const { mentions, mentioned, redacted } = await erase(person.id)
  expect([redacted, mentioned]).toEqual([2, 3])
  expect(mentions).toHaveLength(3)
  expect(mentions).toEqual(
    expect.arrayContaining([
      { kind: 'contact', id: friend.id, label: 'Toni Rigo', count: 1 },
      { kind: 'property', id: home.id, label: ref, count: 1 },
      { kind: 'template', id: template.id, label: 'Alarma', count: 1 },
    ]),
  )
  const [line] = (
    await server.call('listContactEntries', { token: boss.token, params: { id: friend.id } })
  ).body.items
  expect(line?.text).toBe('Viene con […]')
})

it('changes no line where another contact has the same name, and tells it', async () => {
  const [first] = [
    await add(boss, 'Maria', 'Garcia'),
    await add(boss, 'María', 'Garcia'),
    await add(boss, 'maria', 'garcia'),
  ]
  const friend = await add(boss, 'Pau', 'Soler')
  await server.call('addContactEntry', {
    token: boss.token,
    params: { id: friend.id },
    body: { kind: 'NOTE', text: 'Viene con Maria Garcia' },
  })
  const { mentions, redacted } = await erase(first.id)
  expect([redacted, mentions]).toEqual([
    0,
    [{ kind: 'contact', id: friend.id, label: 'Pau Soler', count: 1 }],
  ])
})

it('leaves the addresses of the agency’s own people', async () => {
  const own = await add(boss, 'Aina', 'Serra', { reach: { emails: [{ address: boss.email }] } })
  const friend = await add(boss, 'Biel', 'Mas', { notes: { text: `Pregunta por ${boss.email}` } })
  expect((await erase(own.id)).redacted).toBe(0)
  expect(await noteOf(boss, friend.id)).toBe(`Pregunta por ${boss.email}`)
})

it('tells of what was written to others in a way that only a later version knows', async () => {
  const gone = await add(boss, 'Roland', 'Oberhuber')
  const [agencyId] = boss.profile.agency_ids
  await sql`alter table inbox_message drop constraint if exists inbox_message_kind_check`.execute(
    server.db,
  )
  await sql`
    with thread as (insert into inbox_thread
      (id, agency_id, kind, first_name, reply_key, search, created_at, moved_at)
      select gen_random_uuid(), ${agencyId}::uuid, 'mail', 'Joana', 'reply-later', '', now(), now()
      returning id)
    insert into inbox_message (id, thread_id, at, kind, side, text)
    select gen_random_uuid(), id, now(), 'sms', 'agency', 'Viene con Roland Oberhuber' from thread`.execute(
    server.db,
  )
  const { mentions } = await erase(gone.id)
  expect(mentions).toEqual([
    { kind: 'conversation', id: expect.any(String), label: 'Joana', count: 1 },
  ])
})
