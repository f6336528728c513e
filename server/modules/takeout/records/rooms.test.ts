import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Operations } from '../../../../generated/server/operations.ts'
import { compiledOf } from '../../../contract/compiled.ts'
import { readRoutes, type Route } from '../../../contract/routes.ts'
import { sql } from '../../../db/index.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { makeWorld, type World } from '../../../walks/world.ts'
import { openTakeout, type Opened } from '../testing/open-takeout.ts'
import { ELSEWHERE } from './elsewhere.ts'
import { ROOMS } from './rooms.ts'

const CONSENT = 'I agree to news of homes'

let server: TestServer
let world: World
let opened: Opened
beforeAll(async () => {
  server = await startTestServer()
  world = await makeWorld(server, 'Llevat')
  await fillRest()
  await server.runJobs()
  opened = await openTakeout(server, world.admin)
})
afterAll(() => server.close())

/** What the world leaves empty: a consent, a shared list, a view of a home, a match, a row read. */
async function fillRest() {
  const idOf = (operation: keyof Operations) =>
    world.paramsOf(server.routes.find(({ operationId }) => operationId === operation) as Route).id
  const contactId = idOf('getContact') ?? ''
  await server.call('addContactConsent', {
    token: world.admin.token,
    params: { id: contactId },
    body: {
      purpose: 'newsletter',
      state: 'granted',
      basis: 'consent',
      channel: 'IN_PERSON',
      text: CONSENT,
    },
  })
  const [home, demand, run] = [idOf('getProperty'), idOf('getDemand'), idOf('getIntake')]
  const agency = world.admin.profile.agency_ids[0]
  await sql`update list_view set shared = true where agency_id = ${agency}`.execute(server.db)
  await sql`insert into listing_figure (listing_id, day, kind) values (${home}, current_date, 'view')`.execute(
    server.db,
  )
  await sql`insert into match (demand_id, property_id, agency_id, state, score, found_at)
    values (${demand}, ${home}, ${agency}, 'sent', 80, now())
    on conflict (demand_id, property_id) do update set state = 'sent'`.execute(server.db)
  await sql`insert into intake_row (run_id, number, id, agency_id, line, name, fate, remarks)
    values (${run}, 1, gen_random_uuid(), ${agency}, 2, 'Catalina', 'created', '[]')
    on conflict do nothing`.execute(server.db)
  await sql`insert into introduction_check
      (id, agency_id, lister_id, property_id, cost, introduced, at)
    select gen_random_uuid(), id, ${agency}, ${home}, 1, false, now() from agency
    where id <> ${agency} limit 1`.execute(server.db)
}

it('every table stands in a room or says why not: one that was forgotten fails here', async () => {
  const { rows } = await sql<{ name: string }>`select table_name as name
    from information_schema.tables where table_schema = current_schema()
    and table_type = 'BASE TABLE'`.execute(server.db)
  const housekeeping = new Set(['migration', 'migration_lease'])
  const said = new Set([...ROOMS.map(({ table }) => table), ...Object.keys(ELSEWHERE)])
  const forgotten = rows.map(({ name }) => name).filter((name) => !said.has(name))
  expect(forgotten.filter((name) => !housekeeping.has(name))).toEqual([])
  const real = new Set(rows.map(({ name }) => name))
  expect([...said].filter((name) => !real.has(name))).toEqual([])
})

it('the file of a record goes out beside it: one that open/stored.ts forgot fails here', async () => {
  const none: Record<string, string> = {
    import_run: 'a file on its way in; what came of it is in the homes',
    intake_run: 'a file on its way in; what came of it is in the contacts',
  }
  const { rows } = await sql<{ name: string }>`select table_name as name
    from information_schema.columns where table_schema = current_schema()
    and column_name = 'file_key'`.execute(server.db)
  const open = readFileSync(new URL('../open/stored.ts', import.meta.url), 'utf8')
  const rooms = new Set(ROOMS.map(({ table }) => table))
  const promised = rows.flatMap(({ name }) =>
    rooms.has(name) || ELSEWHERE[name]?.includes('its bytes') ? [name] : [],
  )
  expect(promised).toContain('expense')
  expect(
    promised.filter((name) => !(name in none) && !new RegExp(`from ${name}\\b`).test(open)),
  ).toEqual([])
})

it('every tag that an ADMIN of an agency reads has a room, or says why not', () => {
  const none: Record<string, string> = {
    calendar: 'secret addresses; the events are in agenda',
    chat: 'inbox: a conversation is a thread there',
    fiscal: 'how this instance stands with the tax agency; a record is in its invoice',
    handover: 'counts of what is there',
    connection: "a person's own, with secrets; allowed anew where the data go",
    key: 'secrets; a new home of the data has keys of its own',
    live: 'what happens now',
    move: 'a way in; what came of it is in the other rooms',
    passport: 'follows from Property and its documents',
    owner: "secret addresses; what was answered is in the home's history",
    plan: "the operator's offer",
    price: 'part of Property',
    proposal: 'what waits here for a person; what was done of it stands in its room',
    rental: "the programme's",
    search: "a person's own; a search in what is there",
    subscription: "a contract with this instance's operator",
    takeout: 'itself',
    trust: 'follows from Property, its documents and what else is shown here',
    tax: 'sums of Invoice',
    unmet: 'counts of all agencies, made anew daily',
    audit: 'of this instance: its chain proves nothing elsewhere',
    webhook: 'programs that this instance tells, with secrets',
  }
  const tags = readRoutes()
    .routes.filter(({ method, roles }) => method === 'GET' && roles?.includes('ADMIN'))
    .map(({ tag }) => tag)
  const rooms = new Set(ROOMS.map(({ tag }) => tag))
  expect([...new Set(tags)].filter((tag) => !rooms.has(tag) && !(tag in none))).toEqual([])
})

it('every line has the shape the contract says, and every room of the world has its lines', () => {
  const { contract } = readRoutes()
  const { validators } = compiledOf(contract)
  const seen = new Set<string>()
  for (const { tag } of ROOMS)
    for (const { schema, value } of opened.lines(tag)) {
      seen.add(schema)
      const check = validators.check({ $ref: `${contract.$id}#/$defs/${schema}` })
      expect({ schema, faults: check(value, true) }).toEqual({ schema, faults: null })
    }
  const all = ROOMS.flatMap(({ schema, parts = [] }) => [
    ...(schema === null ? [] : [schema]),
    ...parts.map((part) => part.schema),
  ])
  expect(all.filter((schema) => !seen.has(schema))).toEqual([])
})

it('holds no secret: no password, token, key or address that opens something', async () => {
  const { rows } = await sql<{ secret: string }>`
    select password_hash as secret from app_user where password_hash is not null
    union all select encode(token_hash, 'hex') from session
    union all select encode(token_hash, 'base64') from takeout_link`.execute(server.db)
  const texts = opened.names.filter((name) => !/^(media|documents)\//.test(name)).map(opened.text)
  const found = [
    ...rows.map(({ secret }) => secret),
    world.admin.token,
    world.admin.password,
  ].filter((secret) => texts.some((text) => text.includes(secret)))
  expect(found).toEqual([])
  expect(texts.length).toBeGreaterThan(ROOMS.length)
  const keys = texts.flatMap(
    (text) => text.match(/"[a-z_A-Z]*(?:password|secret|apiKey|[tT]oken)"\s*:/g) ?? [],
  )
  expect([...new Set(keys)]).toEqual([])
})

it('keeps nothing back from the ADMIN of this world, and says of each consent what was agreed to', () => {
  const manifest = JSON.parse(opened.text('manifest.json')) as { withheld: object; missing: [] }
  expect(manifest).toMatchObject({ withheld: {}, missing: [] })
  const consents = opened.names.filter((name) => name.startsWith('consents/'))
  expect(consents.some((name) => name.startsWith('consents/lead-'))).toBe(true)
  expect(consents.map(opened.text).some((text) => text.includes(CONSENT))).toBe(true)
})
