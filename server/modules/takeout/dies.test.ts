import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Takeout } from '../../../generated/model/index.ts'
import type { Deps } from '../../contract/deps.ts'
import { stored } from '../../contract/stored/index.ts'
import { sql } from '../../db/index.ts'
import { openPool } from '../../db/pool.ts'
import { ServiceAway } from '../../ports/away.ts'
import { freezing } from '../../testing/freezing.ts'
import { collect } from './collect/collect.ts'
import { entriesOf, openTakeout } from './testing/open-takeout.ts'
import { leaving } from './testing/leaving.ts'

const { server, boss, ask, forgetTries, asked, show, end } = await leaving()
afterAll(() => server.close())

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

describe('a store that is away', () => {
  beforeEach(() => forgetTries())
  it('for longer than a takeout has tries: it waits, and is made when the store is back', async () => {
    await server.runJobs()
    const { id } = (await ask(boss)).body as Takeout
    const away = new ServiceAway('files', 'The file store does not answer')
    const files = { ...server.deps.files, put: () => Promise.reject(away) }
    for (let run = 0; run < 7; run += 1)
      await expect(collect(id, { ...server.deps, files })).rejects.toBe(away)
    expect(await show(boss, id)).toMatchObject({ state: 'collecting' })
    await server.runJobs()
    expect(await show(boss, id)).toMatchObject({ state: 'ready' })
    await end(boss, id)
  })
})

describe('a process that sleeps while another makes the takeout', () => {
  let away: { db: Deps['db'] }
  beforeAll(async () => {
    // Its own connections: the database lets go of what such a process holds, here after some seconds.
    away = openPool(server.connection, { max: 3, idleMs: 5000, columns: stored().columns() })
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
  })
})
