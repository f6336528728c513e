import { chmod, mkdir, rm, writeFile } from 'node:fs/promises'
import net from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { note } from '../backup/index.ts'
import { archiveIn } from '../basemap/index.ts'
import { sql } from '../db/index.ts'
import { seal } from '../ports/seal/index.ts'
import { onDatabase } from '../testing/postgres.ts'
import { testDeps, type TestDeps } from '../testing/test-deps.ts'
import { CHECKS, examine, type Patient } from './index.ts'

let world: TestDeps
let patient: Patient

beforeAll(async () => {
  world = await testDeps()
  const { db, files, config } = world.deps
  patient = {
    db,
    files,
    config,
    direct: world.connection,
    room: async () => 2e9,
    now: () => new Date(),
  }
})
afterAll(() => world.close())

/** What one look says, of the usual patient but for what is given. */
async function says(name: string, given: Partial<Patient> = {}) {
  const check = CHECKS.find((one) => one.name === name)
  if (!check) throw new Error(`There is no check ${name}`)
  return check.run({ ...patient, ...given })
}
const config = (given: Partial<Patient['config']>) => ({ config: { ...patient.config, ...given } })
const refuse = (words: string) => () => Promise.reject(new Error(words))

test('the clock', async () => {
  expect((await says('clock')).state).toBe('ok')
  const now = () => new Date(Date.now() + 60_000)
  expect(await says('clock', { now })).toMatchObject({
    state: 'bad',
    words: expect.stringMatching(/^[3-6]\d\.\d s from/),
    remedy: expect.stringContaining('NTP'),
  })
})

test('whether news are heard', async () => {
  expect((await says('news')).state).toBe('ok')
  // A direct address that leads to another database hears nothing of this one.
  const elsewhere = onDatabase(world.connection, 'postgres')
  expect(await says('news', { direct: elsewhere })).toMatchObject({
    state: 'bad',
    remedy: expect.stringContaining('DATABASE_DIRECT_URL'),
  })
})

test('migrations: all, some missing, a later version', async () => {
  expect((await says('migrations')).state).toBe('ok')
  await sql`update migration set name = '9999_later.sql' where name = '0001_jobs.sql'
    or name = (select min(name) from migration)`.execute(world.deps.db)
  expect(await says('migrations')).toMatchObject({
    state: 'bad',
    words: expect.stringContaining('9999_later.sql'),
  })
  await sql`delete from migration where name = '9999_later.sql'`.execute(world.deps.db)
  expect(await says('migrations')).toMatchObject({
    state: 'note',
    words: '1 have not run',
    remedy: expect.stringContaining('npm run backup'),
  })
})

test('jobs: none, waiting, dead', async () => {
  expect((await says('jobs')).state).toBe('ok')
  const add = (kind: string, state: string, outage: string | null) =>
    sql`insert into job (id, kind, payload, state, run_at, created_at, outage)
      values (gen_random_uuid(), ${kind}, '{}', ${state}, now(), now(), ${outage})`.execute(
      world.deps.db,
    )
  await add('a.waits', 'ready', 'mail')
  expect(await says('jobs')).toMatchObject({
    state: 'note',
    words: expect.stringContaining('a.waits'),
  })
  await add('a.dead', 'dead', null)
  expect(await says('jobs')).toMatchObject({
    state: 'bad',
    words: 'given up: 1 a.dead',
    remedy: expect.stringContaining('npm run jobs'),
  })
})

test('files: kept, or why not', async () => {
  expect((await says('files')).state).toBe('ok')
  const left = []
  for await (const { key } of world.deps.files.list()) left.push(key)
  expect(left).toEqual([])
  const unlisted = { ...world.deps.files, stat: refuse('The file store answered 403') }
  expect((await says('files', { files: unlisted })).state).toBe('bad')
  const files = { ...world.deps.files, put: refuse('The file store answered 403') }
  expect(await says('files', { files })).toMatchObject({
    state: 'bad',
    words: expect.stringContaining('403'),
  })
})

test('mail: files, a server that lets us in, one that is not there', async () => {
  expect((await says('mail')).state).toBe('note')
  expect((await says('mail', config({ production: true }))).state).toBe('bad')
  const server = net.createServer((socket) => {
    socket.write('220 mail.example\r\n')
    socket.on('data', (line) =>
      socket.write(/^QUIT/i.test(line.toString()) ? '221 bye\r\n' : '250 mail.example\r\n'),
    )
    socket.on('error', () => undefined)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as net.AddressInfo
  const at = config({ smtpUrl: `smtp://127.0.0.1:${port}` })
  expect(await says('mail', at)).toEqual({ state: 'ok', words: '127.0.0.1 lets us in' })
  await new Promise((done) => server.close(done))
  expect(await says('mail', at)).toMatchObject({
    state: 'bad',
    remedy: expect.stringContaining('SMTP_URL'),
  })
})

test('the disk, and that a look which fails is told and hides no other', async () => {
  expect((await says('disk')).state).toBe('ok')
  expect(await says('disk', { room: async () => 5e8 })).toMatchObject({
    state: 'bad',
    words: expect.stringContaining('0.5 GB free'),
  })
  const gone = { ...patient, room: refuse('ENOENT') }
  const all = []
  for await (const verdict of examine(gone)) all.push(verdict)
  expect(all.map(({ name }) => name)).toEqual(CHECKS.map(({ name }) => name))
  expect(all.find(({ name }) => name === 'disk')).toMatchObject({
    state: 'bad',
    words: expect.stringContaining('ENOENT'),
  })
})

test('the map', async () => {
  expect((await says('map')).state).toBe('note')
  const file = archiveIn(patient.config.dataDir)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, 'tiles')
  expect((await says('map')).state).toBe('ok')
})

test('secrets: whole, cut off, open to others, on one of several machines', async () => {
  expect((await says('secrets')).state).toBe('ok')
  const key = path.join(patient.config.dataDir, 'channel.key')
  await writeFile(key, 'short', { mode: 0o600 })
  expect(await says('secrets')).toMatchObject({
    state: 'bad',
    words: expect.stringContaining('is damaged'),
  })
  await writeFile(key, Buffer.alloc(32, 1))
  await chmod(key, 0o644)
  expect(await says('secrets')).toMatchObject({ state: 'bad', remedy: 'chmod 600 channel.key' })
  await chmod(key, 0o600)
  expect((await says('secrets')).state).toBe('ok')
  const fileStore = { endpoint: '', bucket: '', region: '', accessKeyId: '', secretAccessKey: '' }
  expect(await says('secrets', config({ fileStore }))).toMatchObject({
    state: 'note',
    remedy: expect.stringContaining('CHANNEL_KEY'),
  })
  await rm(key)
})

test('what is sealed: by the key there is, by one of before, by none', async () => {
  const [old, fresh, other] = [1, 2, 3].map((byte) => Buffer.alloc(32, byte))
  if (!old || !fresh || !other) throw new Error('three keys')
  const under = (...channelKeys: Buffer[]) => says('seals', config({ channelKeys }))
  expect(await under(old)).toEqual({ state: 'ok', words: '0 stand under the key there is' })
  await sql`insert into referral_digest_key values
    ('digest', ${seal('x', [old], 'referral digest')})`.execute(patient.db)
  expect(await under(old)).toEqual({ state: 'ok', words: '1 stand under the key there is' })
  expect(await under(fresh)).toMatchObject({
    state: 'bad',
    words: 'nothing that CHANNEL_KEY sealed opens with it',
  })
  expect(await under(fresh, old)).toMatchObject({
    state: 'note',
    words: '1 of 1 still stand under a key of before',
    remedy: expect.stringContaining('npm run seals -- renew'),
  })
  expect(await under(old, fresh)).toMatchObject({
    state: 'note',
    remedy: 'Take the old key out of CHANNEL_KEY.',
  })
  await sql`insert into referral_digest_key values
    ('lost', ${seal('x', [other], 'referral lost')})`.execute(patient.db)
  expect(await under(old)).toMatchObject({
    state: 'note',
    words: '1 open with no key (CHANNEL_KEY)',
  })
  await sql`delete from referral_digest_key`.execute(patient.db)
})

test('the back-up: none, old, unproved, unsound, long ago, well', async () => {
  const { dataDir } = patient.config
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
  const made = (hours: number) =>
    note(dataDir, { made: { file: 'a.zip', snapshotAt: ago(hours), bytes: 1 } })
  const proved = (hours: number, sound: boolean) =>
    note(dataDir, {
      proved: { file: 'a.zip', snapshotAt: ago(hours), at: ago(hours), sound, recoverySeconds: 9 },
    })
  const words = async () => (await says('back-up')).words
  expect(await words()).toBe('none was made here')
  await made(30)
  expect(await words()).toBe('the last is 30 hours old')
  await made(1)
  expect(await words()).toBe('none was proved')
  await proved(1, false)
  expect(await words()).toContain('found something wrong')
  await proved(9 * 24, true)
  expect(await words()).toBe('none was proved for 9 days')
  await proved(1, true)
  expect(await says('back-up')).toMatchObject({
    state: 'ok',
    words: expect.stringContaining('in 9 s'),
  })
})
