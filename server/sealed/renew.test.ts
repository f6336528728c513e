import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Config } from '../config/env.ts'
import { readEnv } from '../config/env.ts'
import { sql } from '../db/index.ts'
import { digestsOf } from '../modules/referral/send/digest.ts'
import { codeAt, turnOn } from '../modules/user/second/second.fixture.ts'
import { isNamed, isSealedBy, seal, unseal } from '../ports/seal/index.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { SEALED } from './columns.ts'
import { renewSeals, standings } from './renew.ts'

let server: TestServer
let clock = new Date()
const [old, fresh] = [randomBytes(32), randomBytes(32)]
beforeAll(async () => {
  server = await startTestServer({ now: () => clock }, { channelKeys: [old] })
}, 300_000)
afterAll(() => server.close())

const config = (...channelKeys: Buffer[]): Config => ({ ...server.deps.config, channelKeys })
const use = (...channelKeys: Buffer[]) => Object.assign(server.deps.config, { channelKeys })
const sealedOf = async (userId: string) =>
  (
    await server.db
      .selectFrom('totp')
      .select('sealed')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
  ).sealed
const channel = async (keys: Config) =>
  (await standings(server.db, keys)).find(({ setting }) => setting === 'CHANNEL_KEY')

it('a list seals by its first key and says by which; what names none opens, too', () => {
  const plain = seal('one', [old], 'a')
  const named = seal('one', [fresh, old], 'a')
  expect([isNamed(plain), isNamed(named), isSealedBy(named, fresh, 'a')]).toEqual([
    false,
    true,
    true,
  ])
  for (const sealed of [plain, named]) expect(unseal(sealed, [fresh, old], 'a')).toBe('one')
  for (const [sealed, keys, owner] of [
    [named, [old], 'a'],
    [plain, [fresh], 'a'],
    [named, [fresh, old], 'b'],
    [plain.subarray(0, 8), [old], 'a'],
  ] as const)
    expect(() => unseal(sealed, keys, owner)).toThrow('does not open')
})

it('seals anew by the first key, once, and people go on with the new one alone', async () => {
  const person = await server.register({ role: 'USER' })
  const { secret } = await turnOn(server, person)
  const { id } = person.profile
  const before = await sealedOf(id)
  expect(await channel(config(old))).toMatchObject({ now: 1, before: 0, lost: 0 })
  expect(await channel(config(fresh))).toMatchObject({ now: 0, before: 0, lost: 1 })
  expect(await channel(config(fresh, old))).toMatchObject({ now: 0, before: 1, lost: 0 })
  // One key alone has nothing to change.
  expect(await renewSeals(server.db, config(fresh))).toEqual({ renewed: 0, lost: [] })
  expect(await sealedOf(id)).toEqual(before)
  expect(await renewSeals(server.db, config(fresh, old))).toEqual({ renewed: 1, lost: [] })
  const after = await sealedOf(id)
  expect(isSealedBy(after, fresh, id)).toBe(true)
  expect(await renewSeals(server.db, config(fresh, old))).toEqual({ renewed: 0, lost: [] })
  expect(await sealedOf(id)).toEqual(after)
  use(fresh)
  clock = new Date(clock.getTime() + 60_000)
  const { email, password } = person
  const half = (await server.call('loginUser', { body: { email, password } })).body as unknown
  const { token } = half as { token: string }
  const code = codeAt(secret, clock)
  expect((await server.call('loginSecondStep', { body: { token, code } })).status).toBe(200)
  use(old)
})

it('what opens by no key is told and left; what is saved meanwhile stands', async () => {
  await sql`delete from totp`.execute(server.db)
  const [lost, kept] = await Promise.all([
    server.register({ role: 'USER' }),
    server.register({ role: 'USER' }),
  ])
  await turnOn(server, lost)
  await turnOn(server, kept)
  const { id } = lost.profile
  const strange = seal('x', [randomBytes(32)], id)
  await server.db.updateTable('totp').set({ sealed: strange }).where('user_id', '=', id).execute()
  expect(await renewSeals(server.db, config(fresh, old))).toEqual({
    renewed: 1,
    lost: [`totp.sealed ${id}`],
  })
  expect(await sealedOf(id)).toEqual(strange)
  expect(await channel(config(fresh, old))).toMatchObject({ now: 1, before: 0, lost: 1 })
})

it('every column of bytes that is sealed is in the list, with its row’s key', async () => {
  const { rows } = await sql<{ at: string }>`
    select table_name || '.' || column_name as at from information_schema.columns
    where table_schema = 'public' and data_type = 'bytea' order by 1`.execute(server.db)
  const listed = SEALED.map(({ table, column }) => `${table}.${column}`)
  // Digests, public keys, and what is sealed by what its asker sends.
  const open = [
    /hash$|_sha$|digest$/,
    /^(?:challenge\.value|passkey\..*|media_file\.grays|sign_in_place\.place|idempotency\.reply)$/,
    /^introduction_(?:entry|ledger)\.(?:head|commitment|key|nonce)$/,
  ]
  const unsaid = rows
    .map(({ at }) => at)
    .filter((at) => !listed.includes(at) && !open.some((one) => one.test(at)))
  expect(unsaid).toEqual([])
  expect(listed.filter((at) => !rows.some((row) => row.at === at))).toEqual([])
  for (const { table, column, id } of SEALED)
    await sql`select ${sql.ref(id)}, ${sql.ref(column)} from ${sql.table(table)}`.execute(server.db)
})

it('a setting is a list of keys, each whole', () => {
  const of = (value: string) => readEnv({ CHANNEL_KEY: value }).channelKeys
  const written = [fresh, old].map((key) => key.toString('base64'))
  expect(of(written.join(', '))).toEqual([fresh, old])
  expect(of('')).toEqual([])
  expect(() => of(`${written[0]},short`)).toThrow('CHANNEL_KEY must be 32 random bytes')
})

it('whose owner said no is known again after the key has changed', async () => {
  const owner = { owner_email: 'owner@rig.example', owner_phone: null, cadastral_ref: null }
  const under = (keys: Config) => digestsOf(server.db, owner, { config: keys })
  const first = await under(config(old))
  expect(await under(config(fresh, old))).toEqual(first)
  await renewSeals(server.db, config(fresh, old))
  expect(await under(config(fresh))).toEqual(first)
})

it('whose owner said no before that key had a row of its own is known again, too', async () => {
  const owner = { owner_email: 'early@rig.example', owner_phone: null, cadastral_ref: null }
  await sql`delete from referral_digest_key`.execute(server.db)
  const [digest] = await digestsOf(server.db, owner, { config: config(old) })
  await sql`insert into referral_digest (digest) values (${digest})`.execute(server.db)
  await sql`delete from referral_digest_key`.execute(server.db)
  await renewSeals(server.db, config(fresh, old))
  expect(await digestsOf(server.db, owner, { config: config(fresh) })).toEqual([digest])
})
