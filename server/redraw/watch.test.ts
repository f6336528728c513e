import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sql, uuidv7 } from '../db/index.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import type { Person } from '../testing/people.ts'
import { matchDesk } from '../modules/match/desk.fixture.ts'
import { look, ownHash, startLooking, type Instance } from './index.ts'
import { registerRedraw, rooms } from './rooms.ts'

let server: TestServer
let admin: Person
let home: string
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register({ agencyName: 'Llevant' })
  home = (await matchDesk(server).publish(admin)).id
})
afterAll(() => server.close())
beforeEach(async () => {
  for (const table of ['contract_instance', 'listing_contract', 'job'])
    await sql`delete from ${sql.table(table)}`.execute(server.db)
})

const ours = (): Instance => ({ id: uuidv7(), hash: ownHash() })
const theirs = (hash = 'another contract'): Instance => ({ id: uuidv7(), hash })
const looks = (self: Instance): Promise<boolean> => look(server.deps, self)
const starts = (self: Instance): Promise<boolean> => look(server.deps, self, { starting: true })
const dies = ({ id }: Instance): Promise<unknown> =>
  sql`
    update contract_instance set seen_at = now() - interval '31 seconds' where id = ${id}`.execute(
    server.db,
  )
const winner = async (): Promise<string | undefined> =>
  (await server.db.selectFrom('listing_contract').select('hash').executeTakeFirst())?.hash
const waiting = async (): Promise<number> =>
  (await server.db.selectFrom('job').select('id').where('kind', 'like', 'redraw.%').execute())
    .length
/** As the other version draws the home, and leaves its columns. */
const drawnByOther = async (): Promise<void> => {
  await sql`
    update listing set public = public || '{"note": "Secret"}' || '{"layout": {}}'
    where id = ${home}`.execute(server.db)
  await sql`update property set bedrooms = null where id = ${home}`.execute(server.db)
}
const isRight = async (): Promise<boolean> => {
  const { rows } = await sql<{
    right: boolean
  }>`
    select p.bedrooms = 3 and l.public #>> '{layout,bedrooms}' = '3'
    and not l.public ? 'note' as right
    from property p join listing l on l.id = p.id where p.id = ${home}`.execute(server.db)
  return rows[0]?.right === true
}

it('a running server draws anew what one that was killed in the middle of it left', async () => {
  const [a, b] = [ours(), theirs()]
  await starts(a)
  await server.runJobs()
  expect(await starts(b)).toBe(true)
  await drawnByOther()
  expect(await looks(a), 'the other lives').toBe(false)
  await dies(b)
  expect(await looks(a)).toBe(true)
  await server.runJobs()
  expect([await isRight(), await waiting(), await winner()]).toEqual([true, 0, a.hash])
  expect(await looks(a)).toBe(false)
})

it('a page that was begun and never ended holds up no other contract, nor its own', async () => {
  const [a, b] = [ours(), theirs()]
  await starts(b)
  await starts(a)
  await sql`
    update job set attempts = 1, run_at = now() + interval '1 minute'
    where kind like 'redraw.%'`.execute(server.db)
  await drawnByOther()
  await dies(b)
  await dies(a)
  expect(await starts(theirs('a third'))).toBe(true)
  await sql`delete from contract_instance`.execute(server.db)
  expect(await starts(ours())).toBe(true)
  await server.runJobs()
  expect(await isRight()).toBe(true)
})

it('of two that live the one that came last draws, whoever else of the first starts again', async () => {
  const [a, b] = [ours(), theirs()]
  await starts(a)
  expect(await starts(b)).toBe(true)
  const again = [looks(a), looks(b), starts(ours()), starts(theirs()), looks(a), looks(b)]
  expect((await Promise.all(again)).some(Boolean)).toBe(false)
  expect(await winner()).toBe(b.hash)
})

it('draws once more when the last server of another contract is gone: it saved by its own', async () => {
  const [a, b] = [theirs(), ours()]
  await starts(a)
  expect(await starts(b)).toBe(true)
  await server.runJobs()
  await drawnByOther()
  expect(await looks(b)).toBe(false)
  await dies(a)
  expect(await looks(b)).toBe(true)
  await server.runJobs()
  expect(await isRight()).toBe(true)
  expect(await looks(b)).toBe(false)
})

it('a page draws nothing once another contract has taken over', async () => {
  await starts(ours())
  await drawnByOther()
  await sql`update listing_contract set hash = 'another contract'`.execute(server.db)
  await server.runJobs()
  expect(await isRight()).toBe(false)
})

it('of a page that failed only what could not be drawn is tried again, and no page comes twice', async () => {
  const token = admin.token
  const ids: string[] = []
  for (let n = 0; n < 101; n += 1)
    ids.push(
      (await server.call('createContact', { token, body: { person: { firstName: `R${n}` } } })).body
        .id as string,
    )
  const [first = '', last = ''] = [ids.toSorted()[0], ids.toSorted().at(-1)]
  const room = rooms().find(({ name }) => name === 'contacts') ?? expect.fail('no contacts')
  const drawn = new Map<string, number>()
  registerRedraw({
    ...room,
    redraw: (_trx, id) => {
      drawn.set(id, (drawn.get(id) ?? 0) + 1)
      return id === first ? Promise.reject(new Error('not drawn')) : Promise.resolve()
    },
  })
  try {
    await starts(ours())
    for (let turn = 0; turn < 12; turn += 1) {
      await server.runJobs()
      await sql`update job set run_at = now() where kind like 'redraw.%'`.execute(server.db)
    }
  } finally {
    registerRedraw(room)
  }
  expect([drawn.get(last), [...drawn.values()].filter((times) => times > 1).length]).toEqual([1, 1])
})

it('a server says that it runs, and takes that back when it stops', async () => {
  const alive = (): Promise<unknown[]> =>
    server.db.selectFrom('contract_instance').select('hash').execute()
  const looking = await startLooking(server.deps, server.app.log)
  expect([await alive(), await winner()]).toEqual([[{ hash: ownHash() }], ownHash()])
  await looking.stop()
  expect(await alive()).toEqual([])
})
