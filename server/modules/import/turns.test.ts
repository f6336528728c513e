import http from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { ImportRun, Property, PropertyPage } from '../../../generated/model/index.ts'
import { jobs } from '../../app.ts'
import { sql, uuidv7 } from '../../db/index.ts'
import { classOf, ONE_EACH, type JobClass } from '../../jobs/classes.ts'
import { byKind, runNext, type JobContext } from '../../jobs/run.ts'
import { Turns } from '../../jobs/turns.ts'
import { scaled } from '../../testing/scaled.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { feed, home } from './kyero/fixture.ts'

/** More than a host is asked for before it counts as dead. */
const HOMES = scaled(12, 40)
let server: TestServer
let hosts: http.Server[]
/** What the slow host was asked for, each an answer after six seconds; what it fails at. */
const slow = { asked: [] as string[], bad: new Set<string>() }
/** Questions that the dead host was asked, and whether it answers by now. */
const dead = { asked: 0, answers: false }
let late = 0
/** Milliseconds that the slow host has taken. */
let passed = 0

const addressOf = (host: http.Server | undefined): string =>
  `127.0.0.1:${(host?.address() as AddressInfo | undefined)?.port}`

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(Date.now() + late) })
  server.deps.config.privateHosts = true
  const picture = await sharp({
    create: { width: 320, height: 48, channels: 3, background: '#88aacc' },
  })
    .jpeg()
    .toBuffer()
  const answer = (response: http.ServerResponse) =>
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture)
  hosts = [
    http.createServer((_request, response) => answer(response)),
    http.createServer((request, response) => {
      dead.asked += 1
      if (dead.answers) answer(response)
      else request.socket.destroy()
    }),
    http.createServer((request, response) => {
      const name = request.url?.slice(1) ?? ''
      slow.asked.push(name)
      passed += 6000
      if (slow.bad.has(name)) response.writeHead(500).end()
      else setTimeout(() => answer(response), 200)
    }),
  ]
  for (const host of hosts) await new Promise<void>((done) => host.listen(0, '127.0.0.1', done))
})
afterAll(async () => {
  await server.close()
  for (const host of hosts) host.close()
})

const lane = (name: JobClass): JobContext => ({
  deps: server.deps,
  definitions: byKind(jobs.filter((one) => classOf(one) === name)),
  log: server.app.log,
  turns: new Turns(),
})
/** A feed of these homes, each with as many pictures as are named, else one. */
const upload = async (
  token: string,
  ids: string[],
  host: http.Server | undefined,
  pictures = [''],
): Promise<string> => {
  const images = (id: string): string =>
    pictures
      .map(
        (n, at) => `<image id="${at}"><url>http://${addressOf(host)}/${id}${n}.jpg</url></image>`,
      )
      .join('')
  const xml = feed(ids.map((id) => home(id, { images: images(id) })))
  const files = [
    { field: 'file', filename: 'kyero.xml', mime: 'text/xml', content: Buffer.from(xml) },
  ]
  return (
    (
      await server.call('createImport', {
        body: { provider: 'kyero', dryRun: false },
        files,
        token,
      })
    ).body as ImportRun
  ).id
}
const read = async (token: string, id: string): Promise<ImportRun> =>
  (await server.call('getImport', { params: { id }, token })).body as ImportRun
const photos = async (token: string): Promise<number[]> => {
  const { items } = (await server.call('listProperties', { token, query: { limit: 100 } }))
    .body as PropertyPage
  return Promise.all(
    items.map(
      async ({ id }) =>
        ((await server.call('getProperty', { params: { id }, token })).body as Property).media
          .length,
    ),
  )
}
const waitingJobs = () =>
  server.db
    .selectFrom('job')
    .select(['attempts', 'put_back', 'waits_for'])
    .where('kind', '=', 'import.pictures')
    .execute()

it('workers that fetch feeds stand before nothing else, and have an agency one at a time', () => {
  const kinds = jobs.filter((one) => classOf(one) === 'sources').map(({ kind }) => kind)
  expect([kinds, ONE_EACH.has('sources')]).toEqual([['import.fetch'], true])
})

it(`${HOMES} homes of one agency on a dead host hold up nobody: not the next feed, not its pictures`, async () => {
  const [one, other] = [
    await server.register({ role: 'ADMIN' }),
    await server.register({ role: 'ADMIN' }),
  ]
  await server.runJobs()
  const begun = Date.now()
  const first = await upload(
    one.token,
    Array.from({ length: HOMES }, (_, at) => `a${at}`),
    hosts[1],
  )
  expect((await read(one.token, first)).delay).toEqual({ turn: true, homes: 0, hosts: [] })
  const [feeds, pictures] = [lane('feed'), lane('pictures')]
  await runNext(feeds)
  expect((await read(one.token, first)).delay).toEqual({ turn: false, homes: HOMES, hosts: [] })

  const second = await upload(other.token, ['b1', 'b2'], hosts[0])
  await runNext(feeds)
  expect((await read(other.token, second)).status).toBe('done')
  for (let step = 0; step < 4; step += 1) await runNext(pictures)
  expect(await photos(other.token)).toEqual([1, 1])
  expect((await read(other.token, second)).delay).toBeNull()

  // Three homes ask, the others are put back without having tried.
  const due = () =>
    sql`update job set run_at = now() where kind = 'import.pictures'`.execute(server.db)
  while (await runNext(pictures)) continue
  await due()
  while (await runNext(pictures)) continue
  expect(dead.asked).toBe(3)
  const jobsLeft = await waitingJobs()
  // The first two failed by themselves, before the host was known to be dead.
  expect([
    jobsLeft.length,
    jobsLeft.filter(({ attempts, put_back }) => attempts > put_back).length,
  ]).toEqual([HOMES, 2])
  const { delay } = await read(one.token, first)
  expect(delay).toMatchObject({
    homes: HOMES,
    hosts: [{ host: addressOf(hosts[1]), homes: HOMES }],
  })
  const until = Date.parse(delay?.hosts[0]?.until ?? '')
  expect(until).toBeGreaterThan(begun + 59_000)
  expect(until).toBeLessThan(Date.now() + 61_000)

  // After its rest one asks for all; the host is left alone for longer.
  late += 61_000
  await due()
  while (await runNext(pictures)) continue
  expect(dead.asked).toBe(4)
  const again = await server.db.selectFrom('fetch_host').selectAll().executeTakeFirstOrThrow()
  expect(again.rests_until.getTime() - server.deps.now().getTime()).toBeGreaterThan(3 * 60_000)

  // It answers: every home gets its picture, and nobody remembers.
  dead.answers = true
  late += 300_000
  await due()
  while (await runNext(pictures)) continue
  await due()
  while (await runNext(pictures)) continue
  expect(await photos(one.token)).toEqual(Array.from({ length: HOMES }, () => 1))
  expect([
    await waitingJobs(),
    await server.db.selectFrom('fetch_host').selectAll().execute(),
    (await read(one.token, first)).delay,
  ]).toEqual([[], [], null])
})

it('slow pictures let others have their place after each turn; one that fails waits for the rest', async () => {
  const [one, other] = [
    await server.register({ role: 'ADMIN' }),
    await server.register({ role: 'ADMIN' }),
  ]
  const [feeds, pictures] = [lane('feed'), lane('pictures')]
  const real = performance.now.bind(performance)
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => real() + passed)
  slow.bad.add('sa1.jpg')
  await upload(one.token, ['sa', 'sb'], hosts[2], ['1', '2', '3'])
  await runNext(feeds)
  await runNext(pictures)
  expect(slow.asked).toEqual(['sa1.jpg'])
  await upload(other.token, ['q1', 'q2'], hosts[0])
  await runNext(feeds)
  for (let step = 0; step < 4; step += 1) await runNext(pictures)
  expect(await photos(other.token)).toEqual([1, 1])
  expect(slow.asked).toEqual(['sa1.jpg', 'sb1.jpg', 'sa2.jpg'])

  // In the feed's order; the address that failed is asked again in the next try, as the only one.
  while (await runNext(pictures)) continue
  expect(slow.asked.toSorted()).toEqual([
    'sa1.jpg',
    'sa2.jpg',
    'sa3.jpg',
    'sb1.jpg',
    'sb2.jpg',
    'sb3.jpg',
  ])
  expect(await waitingJobs()).toMatchObject([{ attempts: 3, put_back: 2, waits_for: null }])
  slow.bad.clear()
  await sql`update job set run_at = now() where kind = 'import.pictures'`.execute(server.db)
  while (await runNext(pictures)) continue
  clock.mockRestore()
  expect([slow.asked.at(-1), slow.asked.length, await waitingJobs()]).toEqual(['sa1.jpg', 7, []])
  expect(await photos(one.token)).toEqual([3, 3])
})

it('two jobs of one home at once, on a slow host: each picture comes once', async () => {
  const { token } = await server.register({ role: 'ADMIN' })
  const [feeds, pictures] = [lane('feed'), lane('pictures')]
  await upload(token, ['twin'], hosts[2], ['1', '2', '3'])
  await runNext(feeds)
  // A file that was corrected meanwhile: its job is a second one while the first is at work.
  const job = await server.db
    .selectFrom('job')
    .selectAll()
    .where('kind', '=', 'import.pictures')
    .executeTakeFirstOrThrow()
  await sql`insert into job (id, kind, key, payload, owner)
    values (${uuidv7()}, ${job.kind}, 'twin', ${JSON.stringify(job.payload)}, ${job.owner})`.execute(
    server.db,
  )
  const before = slow.asked.length
  await Promise.all([runNext(pictures), runNext(pictures)])
  while (await runNext(pictures)) continue
  expect(slow.asked.length - before).toBeGreaterThan(3)
  expect([await photos(token), await waitingJobs()]).toEqual([[3], []])
})

it('a host that answers with faults for longer than a job is tried is waited for, and told', async () => {
  const { token } = await server.register({ role: 'ADMIN' })
  const [feeds, pictures] = [lane('feed'), lane('pictures')]
  slow.bad.add('bad1.jpg')
  const run = await upload(token, ['bad'], hosts[2], ['1'])
  await runNext(feeds)
  const due = () =>
    sql`update job set run_at = now() where kind = 'import.pictures'`.execute(server.db)
  for (let round = 0; round < 12; round += 1) {
    await due()
    await runNext(pictures)
  }
  const host = addressOf(hosts[2])
  expect((await read(token, run)).delay).toMatchObject({ homes: 1, hosts: [{ host, homes: 1 }] })
  const until = Date.parse((await read(token, run)).delay?.hosts[0]?.until ?? '')
  expect(until - server.deps.now().getTime()).toBeGreaterThan(3_600_000)
  slow.bad.clear()
  await due()
  while (await runNext(pictures)) continue
  expect([await photos(token), await waitingJobs()]).toEqual([[1], []])
})
