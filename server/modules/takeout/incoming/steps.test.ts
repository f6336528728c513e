import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Contact, Property, TakeoutImport } from '../../../../generated/model/index.ts'
import { sql } from '../../../db/index.ts'
import { PutBack } from '../../../jobs/index.ts'
import { ServiceAway } from '../../../ports/away.ts'
import type { Person } from '../../../testing/people.ts'
import { picture } from '../../../testing/home.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { makeWorld, type World } from '../../../walks/world.ts'
import { bring, brought, importOf, rowsOf, takenOut } from '../testing/bring.ts'
import { Died, dying } from '../../../testing/dying.ts'
import { runImport } from './run.ts'
import { sweepImports } from './sweep.ts'

const DAY = 86_400_000
let ahead = 0
let there: TestServer
let here: TestServer
let world: World
let zip: Buffer
/** What an import that nothing disturbs comes to. */
let whole: { rows: Record<string, number>; counts: TakeoutImport['counts'] }
beforeAll(async () => {
  there = await startTestServer()
  here = await startTestServer({ now: () => new Date(Date.now() + ahead) })
  world = await makeWorld(there, 'Talla')
  await withLogo(world.admin)
  const { token, profile } = world.admin
  await there.call('setTarget', { token, params: { id: profile.id }, body: { visits: 5 } })
  await there.runJobs()
  zip = (await takenOut(there, world.admin)).zip
  const boss = await arrived('Sencera')
  const { counts } = await brought(here, boss, zip)
  whole = { rows: await rowsOf(here, boss), counts }
})
afterAll(async () => {
  await there.close()
  await here.close()
})

async function withLogo({ token, profile }: Person): Promise<void> {
  const params = { id: profile.agency_ids[0] ?? '' }
  const { version } = (await there.call('getAgency', { token, params })).body
  const content = await picture()
  const files = [{ field: 'logo', filename: 'a.jpg', mime: 'image/jpeg', content }]
  const { status } = await there.call('updateAgency', { token, params, body: { version }, files })
  expect(status).toBe(200)
}

let agencies = 0
async function arrived(agencyName: string): Promise<Person> {
  // Not of the e-mails of the other instance, so that nobody is the same person by chance.
  agencies += 1
  return here.register({ role: 'ADMIN', agencyName, email: `boss-${agencies}@arriba.example` })
}

const lock = (id: string, state: string) =>
  sql`update takeout_import set silent = 0 where id = ${id} and state = ${state}`.execute(here.db)

/** Runs an import whose process is gone after so many statements, and more each time. */
async function throughDeaths(id: string, state: string, growth: number): Promise<number> {
  let deaths = 0
  for (let left = 3; ; left += growth) {
    await lock(id, state)
    try {
      await runImport(dying(here.deps, left), id)
      return deaths
    } catch (error) {
      if (!(error instanceof Died)) throw error
      deaths += 1
    }
  }
}

it('a process that dies at any statement, 20 times and more: same end, and the same way back', async () => {
  const boss = await arrived('Mor')
  const { id } = await bring(here, boss, zip)
  expect(await throughDeaths(id, 'running', 3)).toBeGreaterThan(20)
  await here.runJobs()
  const done = await importOf(here, boss, id)
  expect({ state: done.state, counts: done.counts }).toEqual({
    state: 'done',
    counts: whole.counts,
  })
  expect(await rowsOf(here, boss)).toEqual(whole.rows)
  const params = { id }
  const asked = await here.call('undoTakeoutImport', { token: boss.token, params })
  expect(asked).toMatchObject({ status: 202, body: { state: 'undoing', canUndo: false } })
  expect(await throughDeaths(id, 'undoing', 2)).toBeGreaterThan(20)
  await here.runJobs()
  expect(await importOf(here, boss, id)).toMatchObject({ state: 'undone' })
  const left = Object.entries(await rowsOf(here, boss)).filter(([, n]) => n > 0)
  expect(Object.fromEntries(left)).toEqual({ person: 1 })
})

it('waits for a store that is away, however often it is asked, and keeps its file', async () => {
  const boss = await arrived('Espera')
  const { id } = await bring(here, boss, zip)
  const away = new ServiceAway('files', 'The file store does not answer')
  const files = { ...here.deps.files, stat: () => Promise.reject(away) }
  for (let run = 0; run < 9; run += 1)
    await expect(runImport({ ...here.deps, files }, id)).rejects.toBe(away)
  expect((await importOf(here, boss, id)).state).toBe('checking')
  await here.runJobs()
  expect((await importOf(here, boss, id)).state).toBe('done')
})

it('stands still where its worker died each time, and goes on when a person says so', async () => {
  const boss = await arrived('Aturada')
  const { token } = boss
  const { id } = await bring(here, boss, zip)
  const params = { id }
  await runImport(dying(here.deps, 150), id).catch(() => undefined)
  const died = async () => {
    await sql`update job set attempts = 9 where kind = 'takeout.import'`.execute(here.db)
    await here.runJobs()
  }
  await died()
  const stopped = await importOf(here, boss, id)
  expect(stopped).toMatchObject({ state: 'paused', canResume: true })
  expect(stopped.reason).toMatch(/^Se ha parado/)
  await here.call('resumeTakeoutImport', { token, params })
  await here.runJobs()
  expect(await importOf(here, boss, id)).toMatchObject({ state: 'done', counts: whole.counts })

  await here.call('undoTakeoutImport', { token, params })
  await died()
  const undoing = await importOf(here, boss, id)
  expect(undoing).toMatchObject({ state: 'failed', canUndo: true })
  expect(undoing.reason).toMatch(/^Deshacer se ha parado/)
  // The same where it failed each time.
  await here.call('undoTakeoutImport', { token, params })
  await sql`update takeout_import set silent = 7 where id = ${id}`.execute(here.db)
  await sql`alter table takeout_import_record rename column mark to mark_`.execute(here.db)
  await runImport(here.deps, id)
  await sql`alter table takeout_import_record rename column mark_ to mark`.execute(here.db)
  expect(await importOf(here, boss, id)).toMatchObject({ state: 'failed', canUndo: true })
  await here.call('undoTakeoutImport', { token, params })
  await here.runJobs()
  expect(await importOf(here, boss, id)).toMatchObject({ state: 'undone' })
})

it('waits for a store that is away with the logo, and loses none', async () => {
  const boss = await arrived('Logotip')
  const { id } = await bring(here, boss, zip)
  const away = new ServiceAway('files', 'The file store does not answer')
  const put: typeof here.deps.files.put = (content, key) =>
    key?.startsWith('portrait/') ? Promise.reject(away) : here.deps.files.put(content, key)
  const files = { ...here.deps.files, put }
  await expect(runImport({ ...here.deps, files }, id)).rejects.toBe(away)
  await here.runJobs()
  expect((await importOf(here, boss, id)).state).toBe('done')
  const params = { id: boss.profile.agency_ids[0] ?? '' }
  const { logo } = (await here.call('getAgency', { token: boss.token, params })).body
  expect(logo).toMatch(/^\/portrait\//)
})

it('comes again after it was undone, and is as it was', async () => {
  const boss = await arrived('Torna')
  const { id } = await brought(here, boss, zip)
  await here.call('undoTakeoutImport', { token: boss.token, params: { id } })
  await here.runJobs()
  const again = await brought(here, boss, zip)
  expect(again.counts).toEqual(whole.counts)
  expect(await rowsOf(here, boss)).toEqual(whole.rows)
})

it('stops where it is and goes on there; what was fetched once is not fetched twice', async () => {
  const boss = await arrived('Pausa')
  const { id } = await bring(here, boss, zip)
  const params = { id }
  const { token } = boss
  await runImport(dying(here.deps, 150), id).catch(() => undefined)
  const before = await importOf(here, boss, id)
  expect(before).toMatchObject({ state: 'running', canPause: true, canResume: false })
  expect(await here.call('pauseTakeoutImport', { token, params })).toMatchObject({
    status: 200,
    body: { state: 'paused', canResume: true, canUndo: true },
  })
  expect((await here.call('pauseTakeoutImport', { token, params })).status).toBe(406)
  const rows = await rowsOf(here, boss)
  await here.runJobs()
  expect(await rowsOf(here, boss)).toEqual(rows)
  expect(await here.call('resumeTakeoutImport', { token, params })).toMatchObject({
    status: 202,
    body: { state: 'running' },
  })
  expect((await here.call('resumeTakeoutImport', { token, params })).status).toBe(406)
  await here.runJobs()
  expect((await importOf(here, boss, id)).state).toBe('done')
  expect(await rowsOf(here, boss)).toEqual(whole.rows)
})

it('gives its turn away between two steps, both ways, and that is no try', async () => {
  const boss = await arrived('Torns')
  const { id } = await bring(here, boss, zip)
  const turns = async (): Promise<number> => {
    for (let turn = 0; ; turn += 1)
      try {
        await runImport(here.deps, id, 0)
        return turn
      } catch (error) {
        if (!(error instanceof PutBack)) throw error
      }
  }
  expect(await turns()).toBeGreaterThan(8)
  const done = await importOf(here, boss, id)
  expect([done.state, done.counts]).toEqual(['done', whole.counts])
  await here.call('undoTakeoutImport', { token: boss.token, params: { id } })
  expect(await turns()).toBeGreaterThan(0)
  expect((await importOf(here, boss, id)).state).toBe('undone')
})

it('an undo leaves what somebody has worked on since, and says how much', async () => {
  const boss = await arrived('Queda')
  const { token } = boss
  const { id } = await brought(here, boss, zip)
  const { items } = (await here.call('listProperties', { token, query: {} })).body
  const [home] = items
  const params = { id: home?.id ?? '' }
  const { version } = (await here.call('getProperty', { token, params })).body as Property
  const saved = await here.call('updateProperty', {
    token,
    params,
    body: { version, tags: ['Nostra'] },
  })
  expect(saved.status).toBe(200)
  const people = (await here.call('listContacts', { token, query: {} })).body.items
  const contact = people.at(-1) as { id: string; name: string }
  await here.call('addContactEntry', {
    token,
    params: { id: contact.id },
    body: { kind: 'NOTE', text: 'Ha llamado' },
  })
  await here.call('undoTakeoutImport', { token, params: { id } })
  await here.runJobs()
  const undone = await importOf(here, boss, id)
  expect(undone).toMatchObject({ state: 'undone', canUndo: false })
  const kept = new Map(undone.counts.map((one) => [one.schema, one.kept]))
  expect(kept.get('Property')).toBe(1)
  expect(kept.get('Contact')).toBeGreaterThan(0)
  const there_ = (await here.call('getProperty', { token, params })).body as Property
  expect(there_).toMatchObject({ tags: ['Nostra'] })
  expect(there_.media.length).toBe((home as unknown as { photoCount?: number }).photoCount ?? 1)
  const person = await here.call('getContact', { token, params: { id: contact.id } })
  expect((person.body as Contact).name).toBe(contact.name)
})

it('cannot be undone after 30 days', async () => {
  const boss = await arrived('Tard')
  const { id } = await brought(here, boss, zip)
  const params = { id }
  await sql`update takeout_import set finished_at = finished_at - interval '30 days'
    where id = ${id}`.execute(here.db)
  expect(await importOf(here, boss, id)).toMatchObject({ canUndo: false })
  const { status } = await here.call('undoTakeoutImport', { token: boss.token, params })
  expect(status).toBe(406)
})

it('leaves no file behind: of what ended, of what was never written, of what nobody goes on with', async () => {
  const boss = await arrived('Neta')
  const { id } = await bring(here, boss, zip)
  await here.deps.files.put(Buffer.from('half'), 'takeout-import/nothing')
  const keys = async () => {
    const found: string[] = []
    for await (const { key } of here.deps.files.list('takeout-import')) found.push(key)
    return found
  }
  expect(await keys()).toContain(`takeout-import/${id}`)
  await here.call('pauseTakeoutImport', { token: boss.token, params: { id } })
  ahead = 2 * 3_600_000
  await sweepImports(here.deps)
  expect(await keys()).toEqual([`takeout-import/${id}`])
  ahead = 31 * DAY
  await sweepImports(here.deps)
  expect(await keys()).toEqual([])
  ahead = 0
  await here.call('resumeTakeoutImport', { token: boss.token, params: { id } })
  await here.runJobs()
  expect(await importOf(here, boss, id)).toMatchObject({
    state: 'refused',
    reason: 'El archivo ya no está aquí. Súbelo otra vez: lo que ya está aquí no se repite',
  })
})

it('an undo leaves opinions of visits, costs and targets that were given since', async () => {
  const boss = await arrived('Opina')
  const { token } = boss
  const agencyId = boss.profile.agency_ids[0] ?? ''
  const { id } = await brought(here, boss, zip)
  const rowOf = async (query: ReturnType<typeof sql<Record<string, string>>>) =>
    (await query.execute(here.db)).rows[0] ?? {}
  const cost = await rowOf(sql`update analysis_cost set amount = amount + 1
    where agency_id = ${agencyId} returning id, amount::text`)
  const target = await rowOf(sql`update dashboard_target set visits = coalesce(visits, 0) + 1
    where agency_id = ${agencyId} returning user_id, visits::text`)
  const said = await rowOf(sql`insert into visit_feedback (event_id, property_id, by, interest, at)
    select h.event_id, h.property_id, 'agent', 4, now() from agenda_home h
      join agenda_event e on e.id = h.event_id where e.agency_id = ${agencyId} limit 1
    on conflict (event_id, property_id, by) do update set interest = 4, at = now()
    returning event_id`)
  expect([cost['id'], target['user_id'], said['event_id']]).toEqual(
    [1, 2, 3].map(() => expect.any(String)),
  )
  await here.call('undoTakeoutImport', { token, params: { id } })
  await here.runJobs()
  expect((await importOf(here, boss, id)).state).toBe('undone')
  const left = await rowOf(sql`select
    (select amount::text from analysis_cost where id = ${cost['id']}) as cost,
    (select visits::text from dashboard_target where user_id = ${target['user_id']}) as visits,
    (select interest::text from visit_feedback where event_id = ${said['event_id']}
      and by = 'agent' and interest = 4 limit 1) as interest`)
  expect(left).toEqual({ cost: cost['amount'], visits: target['visits'], interest: '4' })
})
