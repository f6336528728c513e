import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { sql } from '../db/index.ts'
import { isWhole } from '../modules/match/weighing/whole.ts'
import { keyOf } from '../modules/reso/reso.fixture.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { makeWorld, type World } from './world.ts'

/**
 * What another version keeps beside the contract (contract/stored/own-columns.ts), or wrote
 * otherwise than anybody here would, fails no act of anybody and takes no list away.
 */
let server: TestServer
let world: World
let app: FastifyInstance
let asked = 0
beforeAll(async () => {
  server = await startTestServer()
  world = await makeWorld(server, 'Acts')
  app = await buildApp(
    { ...server.deps, config: { ...server.deps.config, exactReplies: false } },
    { withPages: false },
  )
}, 300_000)
afterAll(async () => {
  await app.close()
  await server.close()
})

const ODD = ['x', {}, [], 0, [null, 'V', {}], { V: 'V' }]

/** An id of the world's own record, by the operation that reads it. */
function idOf(operation: string): string {
  const route = server.routes.find(({ operationId }) => operationId === operation)
  if (!route) throw new Error(`${operation} is gone`)
  return world.paramsOf(route)['id'] ?? ''
}

async function ask(method: 'GET' | 'POST' | 'PATCH', url: string, body?: object, token?: string) {
  asked += 1
  const reply = await app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token ?? world.admin.token}` },
    remoteAddress: `10.7.${Math.floor(asked / 200)}.${asked % 200}`,
    ...(body && { payload: body }),
  })
  return { status: reply.statusCode, body: JSON.parse(reply.body || '{}') as Body }
}
interface Body {
  version: number
  items: { demandId?: string; id?: string }[]
  sheets: unknown[]
  value: unknown[]
}

/** Runs `act` with every row of a column holding each odd value; puts back what was there. */
async function withOdd(
  column: string,
  values: unknown[],
  act: (value: unknown) => Promise<unknown>,
): Promise<void> {
  const [table = '', name = ''] = column.split('.')
  const [from, to] = [sql.table(table), sql.ref(name)]
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${from} where ${to} is not null`.execute(server.db)
  expect({ column, isThere: (rows[0]?.n ?? 0) > 0 }).toEqual({ column, isThere: true })
  await sql`create table kept_column as select ${to} as value, row_number() over () as at
    from ${from} where ${to} is not null`.execute(server.db)
  try {
    for (const value of values) {
      await sql`update ${from} set ${to} = ${JSON.stringify(value)}::jsonb
        where ${to} is not null`.execute(server.db)
      await act(value)
    }
  } finally {
    await sql`update ${from} set ${to} = (select value from kept_column limit 1)`.execute(server.db)
    await sql`drop table kept_column`.execute(server.db)
  }
}

const version = async (): Promise<number> =>
  (await ask('GET', `/api/v1/property/${idOf('getProperty')}/`)).body.version

it('records for partners that are of another shape fail no save of their home', async () => {
  const id = idOf('getProperty')
  await withOdd('reso_property.record', ODD, async (value) => {
    const body = { version: await version(), layout: { built: 121, bedrooms: 3, bathrooms: 2 } }
    const saved = await ask('PATCH', `/api/v1/property/${id}/`, body)
    expect({ value, status: saved.status }).toEqual({ value, status: 200 })
    // Whatever it was, it is the home's own record again.
    await sql`update reso_property set record = ${JSON.stringify(value)}::jsonb`.execute(server.db)
    const gone = { version: await version(), status: 'withdrawn' }
    const away = await ask('POST', `/api/v1/property/${id}/status/`, gone)
    expect({ value, status: away.status }).toEqual({ value, status: 200 })
    const back = await ask('POST', `/api/v1/property/${id}/publish/`, { version: await version() })
    expect({ value, status: back.status }).toEqual({ value, status: 200 })
  })
})

it('nor do pictures of one record take those of the others from partners', async () => {
  const { secret } = await keyOf(server, world.admin)
  const odd = [...ODD, [{ MediaKey: 1, Order: 'first' }], [{ Order: 1e30 }], [{ Order: 1.5 }]]
  await withOdd('reso_property.media', odd, async (value) => {
    for (const path of ['Media', 'Media?$filter=Order gt 0', 'Property?$expand=Media']) {
      const { status, body } = await ask('GET', `/reso/odata/${path}`, undefined, secret)
      expect({ value, path, status }).toEqual({ value, path, status: 200 })
      if (path.startsWith('Property')) expect(body.value).toHaveLength(1)
    }
  })
})

it('remarks of a channel in another shape leave its list, its filters and who leaves it', async () => {
  const id = idOf('getIntegration')
  await server.runJobs()
  await withOdd('publication.issues', ODD, async (value) => {
    for (const query of ['', '?rule=bedrooms', '?state=blocked']) {
      const { status } = await ask('GET', `/api/v1/integration/${id}/home/${query}`)
      expect({ value, query, status }).toEqual({ value, query, status: 200 })
    }
    await sql`update publication set state = 'removing', fragment = 'x'`.execute(server.db)
    const body = { version: await version(), layout: { built: 122, bedrooms: 3, bathrooms: 2 } }
    const saved = await ask('PATCH', `/api/v1/property/${idOf('getProperty')}/`, body)
    expect({ value, status: saved.status }).toEqual({ value, status: 200 })
  })
})

it('a way back in the diary, or rows of a file, in another shape keep nobody from being erased', async () => {
  const { token } = world.admin
  const erased = async (): Promise<number> => {
    const person = { firstName: 'Jaume', lastName: 'Vives' }
    const reach = { emails: [{ address: 'jaume@rig.example' }] }
    const { body } = await server.call('createContact', { token, body: { person, reach } })
    const { version: at } = body
    const url = `/api/v1/contact/${body.id}/erase/`
    return (await ask('POST', url, { version: at, confirm: true })).status
  }
  await server.call('updateAgendaEvent', {
    token,
    params: { id: idOf('getAgendaEvent') },
    body: {
      version: (await ask('GET', `/api/v1/agenda/${idOf('getAgendaEvent')}/`)).body.version,
      title: 'Otra vez',
    },
  })
  await withOdd('agenda_undo.before', [...ODD, { events: 'x' }, { events: [0] }], async (value) =>
    expect({ value, status: await erased() }).toEqual({ value, status: 200 }),
  )
  await sql`insert into intake_row
      (run_id, number, id, agency_id, line, name, fate, remarks, source)
    select id, 1, gen_random_uuid(), agency_id, 2, 'Otra', 'error', '[]', '[]'
    from intake_run limit 1`.execute(server.db)
  for (const column of ['intake_row.source', 'intake_row.remarks'])
    await withOdd(column, [...ODD, 'jaume@rig.example'], async (value) =>
      expect({ column, value, status: await erased() }).toEqual({ column, value, status: 200 }),
    )
})

it('criteria that nobody here wrote are weighed anew, in both lists', async () => {
  const [home, demand] = [idOf('getProperty'), idOf('getDemand')]
  await server.runJobs()
  const urls = [`/api/v1/match/property/${home}/`, `/api/v1/match/demand/${demand}/`]
  const before = await Promise.all(urls.map((url) => ask('GET', url)))
  const seen = before.map(({ body }) => body.items)
  expect(seen.map(({ length }) => length > 0)).toEqual([true, true])
  const { rows } = await sql<{ criteria: Record<string, unknown> }>`
    select criteria #> '{}' as criteria from match_demand where demand_id = ${demand}`.execute(
    server.db,
  )
  const whole = rows[0]?.criteria ?? {}
  const parts = Object.keys(whole).flatMap((key) => [
    ...ODD.map((value) => ({ ...whole, [key]: value })),
    Object.fromEntries(Object.entries(whole).filter(([name]) => name !== key)),
  ])
  const more = [
    { ...whole, price: { min: 1e30, max: 'x', limit: 0.5 } },
    { ...whole, where: { places: ['x'], rings: [[['a', 'b']]] } },
    { ...whole, types: ['palafito'], must: ['helipad'], condition: ['odd'], weights: { odd: 'x' } },
  ]
  await withOdd('match_demand.criteria', [...ODD, ...parts, ...more], async (value) => {
    for (const [at, url] of urls.entries()) {
      const { status, body } = await ask('GET', url)
      expect({ value, url, status }).toEqual({ value, url, status: 200 })
      if (!isWhole(value)) expect({ value, items: body.items }).toEqual({ value, items: seen[at] })
    }
  })
}, 300_000)

it('a signed sheet in another shape leaves its visit', async () => {
  for (const table of ['visit_sheet', 'fiscal_record'])
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(server.db)
  const id = idOf('getVisit')
  const visitors = [{ name: 'Klaus' }, { name: 'Klaus', signature: 'x' }, null]
  await withOdd('visit_sheet.doc', [...ODD, { visitors: 'x' }, { visitors }], async (value) => {
    const visit = await ask('GET', `/api/v1/visit/${id}/`)
    expect({ value, status: visit.status }).toEqual({ value, status: 200 })
    const person = await ask('GET', `/api/v1/contact/${idOf('getContact')}/`)
    expect({ value, status: person.status }).toEqual({ value, status: 200 })
  })
})

it('a trial of a file in another shape is told as far as it is read', async () => {
  const url = `/api/v1/import/lab/${idOf('getLabReport')}/`
  await server.runJobs()
  const { rows } = await sql<{ report: Record<string, unknown> }>`
    select report #> '{}' as report from import_lab where report is not null`.execute(server.db)
  const whole = rows[0]?.report ?? {}
  const parts = Object.keys(whole).flatMap((key) => ODD.map((odd) => ({ ...whole, [key]: odd })))
  await withOdd('import_lab.report', [...ODD, ...parts], async (value) => {
    const { status } = await ask('GET', url)
    // One that lacks what the reply needs answers that it cannot be shown (decision 70).
    expect({ value, isTold: [200, 503].includes(status), status }).toMatchObject({ isTold: true })
  })
})

it('one home of which nobody here reads all leaves the sheet of cards, and is copied by a later version', async () => {
  const id = idOf('getProperty')
  const cards = { propertyIds: [id], perPage: 8, language: 'es', price: true }
  const { rows } = await sql<{ doc: { basics: object } }>`
    select doc #> '{}' as doc from property where id = ${id}`.execute(server.db)
  const doc = rows[0]?.doc ?? { basics: {} }
  const half = { ...doc, texts: {}, location: {} }
  const odd = [
    {},
    { ...half, basics: { ref: 'A' } },
    { ...half, basics: { ...doc.basics, offers: [null] } },
  ]
  for (const one of odd) {
    await sql`update property set doc = ${JSON.stringify(one)}::jsonb where id = ${id}`.execute(
      server.db,
    )
    const sheet = await app.inject({
      method: 'POST',
      url: '/api/v1/print/sheet/',
      headers: { authorization: `Bearer ${world.admin.token}` },
      payload: cards,
    })
    const copy = await ask('POST', `/api/v1/property/${id}/duplicate/`, {})
    expect({ one, sheet: sheet.statusCode, copy: copy.status }).toEqual({
      one,
      sheet: 200,
      copy: 503,
    })
  }
})
