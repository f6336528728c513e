import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql, uuidv7 } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { home } from '../../testing/home.ts'
import { homeOf } from '../visit/visit.fixture.ts'

let server: TestServer
let admin: Person
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register({ agencyName: 'Portal Vell' })
}, 300_000)
afterAll(() => server.close())

it('an erased person is gone from the diary, demands and offers, and no undo brings them back', async () => {
  const token = admin.token
  const contact = (
    await server.call('createContact', {
      token,
      body: {
        person: { firstName: 'Griselda' },
        reach: { emails: [{ address: 'griselda@rig.example' }] },
      },
    })
  ).body
  const property = (await server.call('createProperty', { token, body: home('ER-1') })).body
  const demand = (
    await server.call('createDemand', {
      token,
      body: {
        contactId: contact.id,
        what: { operations: ['V'] },
        follow: { title: 'Griselda busca', notes: 'Griselda se separa' },
      } as never,
    })
  ).body
  const offered = await server.call('createOffer', {
    token,
    body: {
      propertyId: property.id,
      contactId: contact.id,
      amount: 100_000_00,
      conditions: 'Griselda vende antes',
    },
  })
  expect(offered.status, JSON.stringify(offered.body)).toBe(201)
  const times = { startsAt: '2032-05-14T08:00:00Z', endsAt: '2032-05-14T09:00:00Z' }
  const { event } = (
    await server.call('createAgendaEvent', {
      token,
      body: {
        kind: 'meeting',
        title: 'Firma',
        notes: 'Griselda llega tarde',
        ...times,
        attendees: [{ contactId: contact.id }],
      },
    })
  ).body
  const byMail = (
    await server.call('createAgendaEvent', {
      token,
      body: {
        kind: 'meeting',
        title: 'Notaría',
        ...times,
        attendees: [{ email: 'Griselda@rig.example' }],
      },
    })
  ).body.event
  const { undo } = (
    await server.call('updateAgendaEvent', {
      token,
      params: { id: event.id },
      body: { version: event.version, title: 'Firma, sala 2' },
    })
  ).body

  const collected = (
    await server.inject({
      method: 'GET',
      url: `/api/v1/contact/${contact.id}/person/`,
      headers: { authorization: `Token ${token}` },
    })
  ).json()
  expect(collected.offers).toMatchObject([
    { ref: 'ER-1', conditions: 'Griselda vende antes', turns: [{ act: 'create' }] },
  ])
  expect(new Set(collected.agenda.map(({ title }: { title: string }) => title))).toEqual(
    new Set(['Firma, sala 2', 'Notaría']),
  )
  const { version } = (await server.call('getContact', { token, params: { id: contact.id } })).body
  expect(
    (
      await server.call('eraseContact', {
        token,
        params: { id: contact.id },
        body: { version, confirm: true },
      })
    ).status,
  ).toBe(200)

  expect((await server.call('undoAgenda', { token, body: { undo } })).status).toBe(404)
  for (const id of [event.id, byMail.id])
    expect((await server.call('getAgendaEvent', { token, params: { id } })).body).toMatchObject({
      attendees: [],
      notes: null,
    })
  for (const table of [
    'agenda_event',
    'agenda_attendee',
    'agenda_undo',
    'offer',
    'offer_turn',
    'demand',
    'match_demand',
  ] as const) {
    expect([
      table,
      /griselda/i.test(JSON.stringify(await server.db.selectFrom(table).selectAll().execute())),
    ]).toEqual([table, false])
  }
  expect(
    await server.db
      .selectFrom('match_demand')
      .select('open')
      .where('demand_id', '=', demand.id)
      .executeTakeFirstOrThrow(),
  ).toEqual({ open: false })
})

it('who was taken off an event in an act, and erased then, does not come back by its undo', async () => {
  const token = admin.token
  const contact = (
    await server.call('createContact', {
      token,
      body: {
        person: { firstName: 'Hermenegilda', lastName: 'Xirinacs' },
        reach: { emails: [{ address: 'hermenegilda@rig.example' }] },
      },
    })
  ).body
  const event = (
    await server.call('createAgendaEvent', {
      token,
      body: {
        kind: 'meeting',
        title: 'Firma con Hermenegilda Xirinacs',
        startsAt: '2032-08-14T08:00:00Z',
        endsAt: '2032-08-14T09:00:00Z',
        attendees: [{ email: 'hermenegilda@rig.example', name: 'Hermenegilda Xirinacs' }],
      },
    })
  ).body.event
  const { undo } = (
    await server.call('updateAgendaEvent', {
      token,
      params: { id: event.id },
      body: { version: event.version, title: 'Firma', attendees: [] },
    })
  ).body
  const { status } = await server.call('eraseContact', {
    token,
    params: { id: contact.id },
    body: { version: contact.version, confirm: true },
  })
  expect(status).toBe(200)
  expect((await server.call('undoAgenda', { token, body: { undo } })).status).toBe(404)
  expect(
    JSON.stringify(await server.db.selectFrom('agenda_undo').selectAll().execute()),
  ).not.toMatch(/hermenegilda/i)
})

it('their name leaves what others typed, wherever it is whole; what only may be about them is told', async () => {
  const token = admin.token
  const contact = (
    await server.call('createContact', {
      token,
      body: {
        person: { firstName: 'Wolfgang', lastName: 'Zeppelin' },
        reach: { emails: [{ address: 'wz@rig.example' }], phones: [{ number: '+34600123987' }] },
      },
    })
  ).body
  const times = { startsAt: '2032-06-14T08:00:00Z', endsAt: '2032-06-14T09:00:00Z' }
  const titled = async (title: string, more: object = {}) =>
    (
      await server.call('createAgendaEvent', {
        token,
        body: { kind: 'meeting', title, ...times, ...more },
      })
    ).body.event.id
  const came = await titled('Firma con Wolfgang', {
    attendees: [{ contactId: contact.id }],
    reminders: [10],
  })
  const whole = await titled('Llamar a wolfgang zeppelin', {
    notes: 'wz@rig.example, antes de las 12',
  })
  const maybe = await titled('Café con Wolfgang')
  const lead = uuidv7()
  await server.db
    .insertInto('notification')
    .values([
      {
        id: uuidv7(),
        user_id: admin.profile.id,
        kind: 'NOTIFICATION',
        title: 'Wolfgang Zeppelin pide una visita',
        body: '',
        href: '/auth/mensajes',
        topic: 'x:1',
        read_at: null,
        created_at: new Date(),
      },
      {
        id: uuidv7(),
        user_id: admin.profile.id,
        kind: 'NOTIFICATION',
        title: 'Firma',
        body: 'Wolfgang',
        href: '/auth/agenda',
        topic: `agenda:${came}:1`,
        read_at: null,
        created_at: new Date(),
      },
      {
        id: lead,
        user_id: admin.profile.id,
        kind: 'NOTIFICATION',
        title: 'Otra cosa',
        body: 'Wolfgang',
        href: '/auth/agenda',
        topic: 'x:2',
        read_at: null,
        created_at: new Date(),
      },
    ])
    .execute()
  const run = uuidv7()
  const agency_id = admin.profile.agency_ids[0] ?? ''
  await server.db
    .insertInto('intake_run')
    .values({
      id: run,
      agency_id,
      by_user: admin.profile.id,
      by_role: 'ADMIN',
      lang: 'es',
      filename: 'a.csv',
      format: 'csv',
      dialect: 'own',
      dates: 'dmy',
      row_count: 2,
      columns: '[]',
      mapping: '{}',
      mode: 'create',
      dedupe_keys: [],
      overwrite: false,
      shared: false,
      roles: [],
      tags: [],
      totals: '{}',
    } as never)
    .execute()
  const row = (number: number, name: string, source: string[]) => ({
    run_id: run,
    number,
    id: uuidv7(),
    agency_id,
    line: number,
    name,
    fate: 'skipped',
    remarks: '[]',
    source: JSON.stringify(source),
  })
  await server.db
    .insertInto('intake_row')
    .values([
      row(1, 'W. Zeppelin', ['W.', '600 12 39 87']),
      row(2, 'Otra', ['Otra', '600 00 00 00']),
    ] as never)
    .execute()

  const { version } = (await server.call('getContact', { token, params: { id: contact.id } })).body
  const { body: erased } = await server.call('eraseContact', {
    token,
    params: { id: contact.id },
    body: { version, confirm: true },
  })
  expect(erased.kept).toContainEqual(
    expect.objectContaining({ what: 'Una cita lleva un nombre como el suyo' }),
  )
  const titles = await server.db
    .selectFrom('agenda_event')
    .select(['id', 'title', 'notes'])
    .where('id', 'in', [came, whole, maybe])
    .orderBy('id')
    .execute()
  expect(titles).toEqual([
    { id: came, title: 'Firma con Persona borrada', notes: null },
    { id: whole, title: 'Llamar a Persona borrada', notes: 'Persona borrada, antes de las 12' },
    { id: maybe, title: 'Café con Wolfgang', notes: null },
  ])
  expect(
    await server.db
      .selectFrom('notification')
      .select('id')
      .where('topic', 'in', ['x:1', 'x:2', `agenda:${came}:1`])
      .execute(),
  ).toEqual([{ id: lead }])
  expect(
    await server.db
      .selectFrom('intake_row')
      .select(['name', 'source'])
      .where('run_id', '=', run)
      .orderBy('number')
      .execute(),
  ).toEqual([
    { name: '', source: null },
    { name: 'Otra', source: ['Otra', '600 00 00 00'] },
  ])
})

it('nothing that follows of itself keeps their name: the home’s history, news told again, samples of a file, names side by side', async () => {
  const token = admin.token
  const homeId = await homeOf(server, admin)
  const { body: lead } = await server.call('createLead', {
    body: {
      propertyId: homeId,
      firstName: 'Quirze',
      lastName: 'Zzyzx',
      email: 'quirze@rig.example',
      message: 'Busco casa',
      consent: true,
    },
  })
  await server.call('saveLeadContact', { token, params: { id: lead.id } })
  const contact = (await server.call('listContacts', { token, query: { q: 'Zzyzx' } })).body
    .items[0]
  const id = contact?.id ?? ''
  await server.call('createIntake', {
    token,
    files: [
      {
        field: 'file',
        filename: 'quirze_zzyzx.csv',
        mime: 'text/csv',
        content: 'Nombre,Apellidos,Email\nQuirze,Zzyzx,quirze@rig.example\n',
      },
    ],
  })
  await server.call('createAgendaEvent', {
    token,
    body: {
      kind: 'meeting',
      title: 'Quirze Zzyzx/Quirze Zzyzx',
      startsAt: '2032-07-14T08:00:00Z',
      endsAt: '2032-07-14T09:00:00Z',
    },
  })
  await server.runJobs()
  await server.db
    .insertInto('inbox_message')
    .values({
      id: uuidv7(),
      thread_id: lead.id,
      at: new Date(),
      kind: 'mail',
      side: 'person',
      text: 'Adjunto',
      detail: JSON.stringify({ refused: [{ filename: 'DNI Zzyzx.pdf', size: 1 }] }),
    } as never)
    .execute()
  const { version } = (await server.call('getContact', { token, params: { id } })).body
  expect(
    (await server.call('eraseContact', { token, params: { id }, body: { version, confirm: true } }))
      .status,
  ).toBe(200)
  await server.runJobs()
  const { rows: columns } = await sql<{
    t: string
    c: string
  }>`
    select table_name as t, column_name as c from information_schema.columns
    where table_schema = current_schema() and data_type in ('text', 'jsonb', 'ARRAY')`.execute(
    server.db,
  )
  const left: string[] = []
  for (const { t, c } of columns) {
    const { rows } = await sql<{
      n: number
    }>`
      select count(*)::int as n from ${sql.table(t)}
      where ${sql.ref(c)}::text ~* 'zzyzx|quirze'`.execute(server.db)
    if (rows[0]?.n) left.push(`${t}.${c}`)
  }
  expect(left).toEqual([])
})
