import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Takeout, TakeoutAddress } from '../../../generated/model/index.ts'
import type { Deps } from '../../contract/deps.ts'
import { stored } from '../../contract/stored/index.ts'
import { sql } from '../../db/index.ts'
import { openPool } from '../../db/pool.ts'
import type { Person } from '../../testing/people.ts'
import { freezing } from '../../testing/freezing.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { sweep as sweepMedia } from '../property/index.ts'
import { published } from '../property/testing/homes.fixture.ts'
import { homeOf, KLAUS, visitOf } from '../visit/visit.fixture.ts'
import { faultsOf } from '../publication/xsd.fixture.ts'
import { collect } from './collect/collect.ts'
import { sweep } from './collect/remove.ts'
import { entriesOf, openTakeout } from './testing/open-takeout.ts'

const DAY = 86_400_000
const ALL = ['records', 'pictures', 'documents'] as const

let ahead = 0
let server: TestServer
let boss: Person
let second: Person
let agent: Person
let stranger: Person
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(Date.now() + ahead) })
  boss = await server.register({ role: 'ADMIN', agencyName: 'Parteix' })
  second = await server.register({ role: 'ADMIN', agency: boss })
  agent = await server.register({ role: 'STAFF', agency: boss })
  stranger = await server.register({ role: 'ADMIN', agencyName: 'Altra' })
  await published(server, boss)
  await server.call('createContact', {
    token: boss.token,
    body: { person: { firstName: 'Jaume', lastName: 'Oliver' } },
  })
  await server.runJobs()
}, 120_000)
afterAll(() => server.close())

const ask = (who: Person, body: object = { parts: ALL, password: who.password }) =>
  server.call('createTakeout', { token: who.token, body })
/** Another day, as far as counting goes. */
const forgetTries = () => sql`delete from rate_limit`.execute(server.db)
const asked = async (who: Person) => {
  await forgetTries()
  const { id } = (await ask(who)).body as Takeout
  await server.runJobs()
  return id
}
const show = async (who: Person, id: string) =>
  (await server.call('getTakeout', { token: who.token, params: { id } })).body as Takeout
const addressOf = async (who: Person, id: string) => {
  const { body } = await server.call('createTakeoutAddress', { token: who.token, params: { id } })
  return new URL((body as TakeoutAddress).url).pathname
}
const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  server.inject({ method, url, headers })
const end = (who: Person, id: string) =>
  server.call('deleteTakeout', { token: who.token, params: { id } })

describe('a takeout', () => {
  it('is asked for with the password, told to every ADMIN, and stands in the list of who took what', async () => {
    expect(await ask(boss, { parts: ALL, password: 'wrong' })).toMatchObject({
      status: 400,
      body: { password: expect.any(String) },
    })
    const made = await ask(boss)
    expect(made).toMatchObject({
      status: 201,
      body: { state: 'collecting', progress: 0, byName: expect.stringContaining('Aina') },
    })
    expect((await ask(second)).status).toBe(406)
    const { id } = made.body
    expect(
      (await server.call('createTakeoutAddress', { token: boss.token, params: { id } })).status,
    ).toBe(406)
    await server.runJobs()
    const mails = (await server.mails()).filter(({ text }) => text.includes('lado=datos'))
    expect(mails.map(({ to }) => to).toSorted()).toEqual(
      [boss.email, boss.email, second.email].toSorted(),
    )
    const ready = await show(second, id)
    expect(ready).toMatchObject({ state: 'ready', progress: 100, missing: 0, links: 0 })
    expect(new Date(ready.expiresAt ?? 0).getTime() - new Date(ready.readyAt ?? 0).getTime()).toBe(
      7 * DAY,
    )
    const { rows } = await sql<{
      kind: string
    }>`select kind from event where subject = ${id} order by id`.execute(server.db)
    expect(rows).toEqual([{ kind: 'takeout.created' }, { kind: 'takeout.ready' }])
  })

  it('is nobody else’s: 403 for a STAFF, 404 for another agency', async () => {
    const { items } = (await server.call('listTakeouts', { token: boss.token })).body
    const params = { id: items[0]?.id ?? '' }
    expect((await ask(agent)).status).toBe(403)
    for (const operation of ['getTakeout', 'deleteTakeout', 'createTakeoutAddress'] as const) {
      expect((await server.call(operation, { token: agent.token, params })).status).toBe(403)
      expect((await server.call(operation, { token: stranger.token, params })).status).toBe(404)
    }
    expect((await server.call('listTakeouts', { token: stranger.token })).body.items).toEqual([])
  })

  it('begins with its manifest, whose digests and counts are those of its files', async () => {
    const opened = await openTakeout(server, boss)
    const { takeout, zip, names, bytes, text } = opened
    expect(takeout).toMatchObject({ bytes: zip.length, entries: names.length })
    expect(names.slice(0, 2)).toEqual(['manifest.json', 'index.html'])
    const manifest = JSON.parse(text('manifest.json'))
    expect(manifest).toMatchObject({
      format: 'llar-takeout/1',
      counts: { property: { Property: 1 }, contact: { Contact: 1 }, user: { User: 3 } },
    })
    const digest = (name: string) => createHash('sha256').update(bytes(name)).digest('hex')
    expect(manifest.files).toEqual(
      names.slice(1).map((name) => ({ name, size: bytes(name).length, sha256: digest(name) })),
    )
    expect(names.filter((name) => name.startsWith('media/'))).toHaveLength(1)
    for (const word of ['Español', 'English', 'Català', 'Deutsch', 'media/'])
      expect(text('index.html')).toContain(word)
  })

  it('is read by the readers of others: feed, address book, calendar, zip', async () => {
    const { text, zip } = await openTakeout(server, boss)
    expect(text('kyero.xml').match(/<property>/g)).toHaveLength(1)
    expect(text('contacts.vcf')).toMatch(/BEGIN:VCARD\r\nVERSION:4.0\r\n[\s\S]*Jaume/)
    expect(text('calendar.ics')).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/)
    expect(text('csv/homes.csv').trim().split('\r\n')).toHaveLength(2)
    expect(await faultsOf('kyero/kyero-3.8-llar.xsd', text('kyero.xml'))).toEqual([])
    const calendar = new ICAL.Component(ICAL.parse(text('calendar.ics')))
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
    const cards = parsedCards(text('contacts.vcf'))
    expect(cards.map((card) => card.getFirstPropertyValue('version'))).toEqual(['4.0'])
    expect(cards.map((card) => card.getFirstPropertyValue('fn'))).toEqual(['Jaume Oliver'])
    await onDisk(zip, (file) => {
      for (const [program, args] of FOREIGN)
        if (has(program)) execFileSync(program, [...args, file], { stdio: 'pipe' })
    })
  })
})

/** An address book as another program's reader has it, card by card. */
const parsedCards = (vcf: string) =>
  vcf
    .split(/(?<=END:VCARD\r\n)/)
    .filter(Boolean)
    .map((card) => new ICAL.Component(ICAL.parse(card)))

/** Readers that this machine may have; yauzl, in every other test, is always there. */
const FOREIGN: [program: string, args: string[]][] = [
  ['unzip', ['-tqq']],
  ['python3', ['-m', 'zipfile', '-t']],
]
function has(program: string): boolean {
  try {
    return execFileSync('which', [program], { stdio: 'pipe' }).length > 0
  } catch {
    return false
  }
}
async function onDisk(zip: Buffer, fn: (file: string) => void) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'llar-takeout-'))
  await writeFile(path.join(folder, 'all.zip'), zip)
  fn(path.join(folder, 'all.zip'))
  await rm(folder, { recursive: true })
}

describe('the download', () => {
  it('goes on where it was cut, at every kind of place, and is the same bytes', async () => {
    const { path: url, zip } = await openTakeout(server, boss)
    const { headers } = await get(url, {}, 'HEAD')
    expect(headers).toMatchObject({
      'content-length': String(zip.length),
      'accept-ranges': 'bytes',
      'content-type': 'application/zip',
      'cache-control': expect.stringContaining('no-store'),
    })
    const etag = String(headers.etag)
    const cuts = Array.from({ length: 40 }, (_, n) => Math.floor((zip.length * (n + 1)) / 41))
    const parts: Buffer[] = []
    let from = 0
    for (const to of [...cuts, zip.length]) {
      const range = `bytes=${from}-${to - 1}`
      const part = await get(url, { range, 'if-range': etag })
      expect(part.statusCode).toBe(206)
      expect(part.headers['content-range']).toBe(`bytes ${from}-${to - 1}/${zip.length}`)
      parts.push(part.rawPayload)
      from = to
    }
    expect(Buffer.concat(parts).equals(zip)).toBe(true)
    const last = await get(url, { range: 'bytes=-22' })
    expect(last.rawPayload.equals(zip.subarray(-22))).toBe(true)
  })

  it('comes whole for another version, and says where it ends', async () => {
    const { path: url, zip } = await openTakeout(server, boss)
    const other = await get(url, { range: 'bytes=5-', 'if-range': '"another"' })
    expect([other.statusCode, other.rawPayload.length]).toEqual([200, zip.length])
    const beyond = await get(url, { range: `bytes=${zip.length}-` })
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([
      416,
      `bytes */${zip.length}`,
    ])
    expect((await get('/takeout/' + 'a'.repeat(43) + '.zip')).statusCode).toBe(404)
    expect((await get('/takeout/x')).statusCode).toBe(404)
  })

  it('keeps a picture that its home lost, and breaks when a document was erased', async () => {
    const { path: url, takeout, zip } = await openTakeout(server, boss)
    await sql`delete from property_media`.execute(server.db)
    await sweepMedia(server.deps, -DAY)
    expect((await get(url)).rawPayload.equals(zip)).toBe(true)
    const { rows } = await sql<{ key: string }>`select file_key as key from takeout_file
      where takeout_id = ${takeout.id} and name like 'media/%'`.execute(server.db)
    await server.deps.files.remove(rows[0]?.key ?? '')
    // The reader is cut off; it is noted a moment later.
    await vi.waitFor(
      async () => expect((await get(url).catch(() => null))?.statusCode).toBe(410),
      15_000,
    )
    expect(await show(boss, takeout.id)).toMatchObject({ state: 'broken' })
  })

  it('is over after seven days and when an ADMIN ends it, and leaves nothing behind', async () => {
    const id = await asked(boss)
    const url = await addressOf(boss, id)
    expect((await get(url)).statusCode).toBe(200)
    expect((await show(boss, id)).lastReadAt).not.toBeNull()
    ahead = 7 * DAY + 1000
    expect((await get(url)).statusCode).toBe(410)
    expect(await show(boss, id)).toMatchObject({ state: 'ended' })
    await sweep(server.deps)
    expect(await spooled(id)).toEqual([])
    ahead = 0
    const other = await asked(boss)
    const address = await addressOf(boss, other)
    expect((await end(boss, other)).status).toBe(204)
    await server.runJobs()
    expect([(await get(address)).statusCode, await spooled(other)]).toEqual([410, []])
    expect((await end(boss, other)).status).toBe(204)
  })

  it('has no address any more of who leads no longer', async () => {
    const third = await server.register({ role: 'ADMIN', agency: boss })
    const id = await asked(boss)
    const [own, theirs] = [await addressOf(boss, id), await addressOf(third, id)]
    const given = await server.call('updateUser', {
      token: boss.token,
      params: { id: third.profile.id },
      body: { role: 'STAFF' },
    })
    expect(given.status).toBe(200)
    expect((await get(theirs)).statusCode).not.toBe(200)
    expect((await get(own)).statusCode).toBe(200)
    await end(boss, id)
  })
})

it('leaves private visits to whoever keeps them, with their sheets, and counts them', async () => {
  await forgetTries()
  const [theirs, mine] = [await visited(agent), await visited(boss)]
  for (const [who, { id }] of [
    [agent, theirs],
    [boss, mine],
  ] as const) {
    const call = { token: who.token, params: { id } }
    const { version } = (await server.call('getAgendaEvent', call)).body
    const body = { version, visibility: 'private' as const }
    expect((await server.call('updateAgendaEvent', { ...call, body })).status).toBe(200)
  }
  const open = await visited(agent)
  await asked(boss)
  // Every ADMIN may read it, so what its asker keeps private stays out of it, too.
  const { names, text, lines } = await openTakeout(server, second)
  expect(names.filter((name) => name.startsWith('documents/visit/'))).toHaveLength(1)
  const ids = [...lines('visit'), ...lines('agenda')].map(({ value }) => (value as Row).id)
  expect(ids).toEqual([open.id, open.id])
  expect(JSON.parse(text('manifest.json'))).toMatchObject({ withheld: { agenda: 2, visit: 2 } })
})

it('counts a record that only another version can read, and takes all else along', async () => {
  const made = await server.call('createSite', { token: boss.token, body: { template: 'mares' } })
  expect(made.status).toBe(201)
  await sql`update site set doc = doc - 'brand'`.execute(server.db)
  const id = await asked(boss)
  expect(await show(boss, id)).toMatchObject({ state: 'ready' })
  const { text, lines } = await openTakeout(server, boss)
  expect(JSON.parse(text('manifest.json'))).toMatchObject({
    unread: { site: 1 },
    counts: { site: {} },
  })
  expect(lines('contact').length).toBeGreaterThan(0)
  await sql`delete from site`.execute(server.db)
})

interface Row {
  id: string
}

/** A visit of an hour ago with a signed sheet. */
async function visited(who: Person): Promise<Row> {
  const visit = await visitOf(server, who, await homeOf(server, who))
  const signed = await server.call('signVisitSheet', {
    token: who.token,
    params: { id: visit.id },
    body: { language: 'de', visitors: [KLAUS], declaresFirstVisit: true, noDirectDeal: true },
  })
  expect(signed.status).toBe(201)
  return visit
}

it('that was ended while it was written down leaves no name of a file behind', async () => {
  const id = await asked(boss)
  const named = () =>
    server.db.selectFrom('takeout_file').selectAll().where('takeout_id', '=', id).execute()
  const rows = await named()
  expect(rows.length).toBeGreaterThan(0)
  await end(boss, id)
  await server.runJobs()
  // What a job that was at it wrote after that.
  await server.db.insertInto('takeout_file').values(rows).execute()
  await sweep(server.deps)
  expect(await named()).toEqual([])
})

async function spooled(id: string): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of server.deps.files.list(`takeout/${id}`)) keys.push(key)
  return keys
}

describe('a process that dies', () => {
  beforeEach(() => forgetTries())
  it('at any write of it, and the file is whole all the same', async () => {
    const { id } = (await ask(boss)).body as Takeout
    const { files } = server.deps
    let deaths = 0
    for (let left = 0; ; left += 7) {
      await sql`update takeout set attempts = 0 where id = ${id}`.execute(server.db)
      let writes = left
      const dying = {
        ...files,
        get: files.get.bind(files),
        put: (...args: Parameters<typeof files.put>) => {
          writes -= 1
          return writes < 0 ? Promise.reject(new Error('died')) : files.put(...args)
        },
      }
      const died = await collect(id, { ...server.deps, files: dying }).catch(() => true)
      if (died !== true) break
      deaths += 1
      expect((await show(boss, id)).state).toBe('collecting')
    }
    expect(deaths).toBeGreaterThan(3)
    const { takeout, names, zip } = await openTakeout(server, boss)
    expect(takeout.id).toBe(id)
    expect(new Set(names).size).toBe(names.length)
    expect((await entriesOf(zip)).size).toBe(takeout.entries)
  })

  it('five times gives it up, says so by mail, and another can be asked for', async () => {
    const { id } = (await ask(boss)).body as Takeout
    await sql`update takeout set attempts = 5 where id = ${id}`.execute(server.db)
    await server.runJobs()
    expect(await show(boss, id)).toMatchObject({ state: 'failed' })
    expect((await server.mails()).at(-1)?.subject).toContain('no se ha podido')
    expect((await ask(boss)).status).toBe(201)
  })
})

describe('a process that sleeps while another makes the takeout', () => {
  let away: { db: Deps['db'] }
  beforeAll(async () => {
    // Its own connections: the database lets go of what such a process holds, here after a second.
    away = openPool(server.connection, { max: 3, idleMs: 1000, columns: stored().columns() })
  })
  afterAll(() => away.db.destroy())

  /** Asked for, stopped after so many statements, made by another, and gone on with. */
  async function overtaken(left: number): Promise<boolean> {
    await forgetTries()
    const { id } = (await ask(boss)).body as Takeout
    const asleep = freezing({ ...server.deps, db: away.db }, left)
    const made = collect(id, asleep.deps).then(
      () => 'made',
      () => 'gave up',
    )
    if ((await Promise.race([made, asleep.stopped])) === 'made') return false
    await collect(id, server.deps)
    const before = await openTakeout(server, boss)
    asleep.thaw()
    await made
    const { takeout, names, zip } = await openTakeout(server, boss)
    const { id: same, state, bytes } = before.takeout
    expect(takeout, `after ${left}`).toMatchObject({ id: same, state, bytes })
    expect(names).toEqual(before.names)
    expect(zip.equals(before.zip), `after ${left}`).toBe(true)
    await server.runJobs()
    await end(boss, id)
    return true
  }
  it('changes nothing of it when it wakes, wherever it stood', async () => {
    await server.runJobs()
    const told = async () => (await server.mails()).length
    const first = await told()
    await end(boss, await asked(boss))
    const usual = (await told()) - first
    let rounds = 0
    for (let left = 0; ; left = Math.ceil(left * 1.7) + 1) {
      const mails = await told()
      if (!(await overtaken(left))) break
      rounds += 1
      expect((await told()) - mails, `after ${left}`).toBe(usual)
    }
    expect(rounds).toBeGreaterThan(6)
  }, 120_000)
})

it('is made three times a day by an agency, whoever of it asks', async () => {
  await forgetTries()
  for (let n = 0; n < 3; n += 1) {
    expect((await ask(stranger)).status).toBe(201)
    await server.runJobs()
  }
  expect((await ask(stranger)).status).toBe(429)
  expect((await ask(stranger, { parts: ALL, password: 'x' })).status).toBe(400)
})
