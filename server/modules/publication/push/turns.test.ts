import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { jobs } from '../../../app.ts'
import { classOf, ONE_EACH } from '../../../jobs/classes.ts'
import { byKind, runNext, type JobContext } from '../../../jobs/run.ts'
import { Turns } from '../../../jobs/turns.ts'
import { startWorkers } from '../../../jobs/worker.ts'
import { published } from '../../property/testing/homes.fixture.ts'
import { PUSH } from './queue.ts'
import { sendingAhead } from './sending.fixture.ts'

/** A channel of many homes whose portal takes three seconds for each. */
const HOMES = 10
const AT_ONCE = 4

const desk = await sendingAhead()
const { server, portal, sending, patch } = desk
const kinds = () => jobs.filter(({ kind }) => kind === PUSH)
/** Milliseconds that the portal has taken. */
let passed = 0
const slow = async () => {
  passed += 3000
  return 'good' as const
}
afterAll(() => desk.stop())
beforeEach(desk.anew)
afterEach(() => void vi.restoreAllMocks())

/** An agency with as many homes to send; from when it is told, a job of its channel waits. */
async function channelOf(homes: number): Promise<() => Promise<void>> {
  const { boss, id } = await sending()
  await patch(boss, id, { state: 'paused' })
  for (let n = 0; n < homes; n += 1) await published(server, boss)
  await server.runJobs()
  const [agencyId = ''] = boss.profile.agency_ids
  const active = { state: 'active' } as const
  return async () => {
    await server.db.updateTable('integration').set(active).where('id', '=', id).execute()
    await server.deps.jobs.add(server.db, PUSH, { id }, { agencyId })
  }
}
const waiting = () =>
  server.db.selectFrom('job').select(['attempts', 'put_back']).where('kind', '=', PUSH).execute()

it('a channel of many homes on a slow portal lets another agency between, and loses none', async () => {
  for (const begin of [await channelOf(HOMES), await channelOf(1)]) await begin()
  const real = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => real() + passed)
  portal.be(slow)
  const [push] = kinds()
  const context: JobContext = {
    deps: server.deps,
    definitions: byKind(kinds()),
    log: server.app.log,
    turns: new Turns(push && ONE_EACH.has(classOf(push))),
  }
  await runNext(context)
  expect(portal.homes.size).toBe(AT_ONCE)
  await runNext(context)
  expect(portal.homes.size).toBe(AT_ONCE + 1)
  // It goes on where it was, and no turn was a try.
  expect(await waiting()).toEqual([{ attempts: 1, put_back: 1 }])
  while (await runNext(context)) continue
  expect([portal.homes.size, await waiting()]).toEqual([HOMES + 1, []])
  expect(portal.heard).toHaveLength(HOMES + 1)
})

it('a channel that many homes have put in line lets another of its agency between', async () => {
  const { boss, id } = await sending()
  await patch(boss, id, { state: 'paused' })
  for (let n = 0; n < HOMES; n += 1) await published(server, boss)
  const body = { provider: 'idealista', name: 'Segundo' } as const
  const made = await server.call('createIntegration', { token: boss.token, body })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  await server.runJobs()
  const other = (made.body as { id: string }).id
  const [agencyId = ''] = boss.profile.agency_ids
  const active = { state: 'active' } as const
  await server.db.updateTable('integration').set(active).where('id', '=', id).execute()
  for (const one of [id, id, id, other])
    await server.deps.jobs.add(server.db, PUSH, { id: one }, { agencyId })
  const real = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => real() + passed)
  portal.be(slow)
  const turns: unknown[] = []
  const told = kinds().map((kind): (typeof jobs)[number] => ({
    ...kind,
    handler: (payload, ...rest) => {
      turns.push(payload)
      return kind.handler(payload, ...rest)
    },
  }))
  const definitions = byKind(told)
  const context: JobContext = { deps: server.deps, definitions, log: server.app.log }
  while (await runNext({ ...context, turns: new Turns(true) })) continue
  expect(turns.slice(0, 2)).toEqual([{ id }, { id: other }])
  expect([portal.homes.size, await waiting()]).toEqual([HOMES, []])
})

it('a stop waits for what is on its way to a portal alone; the rest is taken up by who comes', async () => {
  const begin = await channelOf(HOMES)
  await begin()
  const stopped = Promise.withResolvers<void>()
  portal.be(() => {
    stopped.resolve(workers.stop())
    return 'good'
  })
  const context = { deps: server.deps, definitions: byKind(kinds()), log: server.app.log }
  const workers = startWorkers(context, server.connection, 1)
  await stopped.promise
  expect(portal.homes.size).toBe(AT_ONCE)
  expect(await waiting()).toEqual([{ attempts: 1, put_back: 1 }])
  await server.runJobs()
  expect(portal.homes.size).toBe(HOMES)
})
