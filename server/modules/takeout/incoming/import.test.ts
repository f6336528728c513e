import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Takeout, TakeoutImport } from '../../../../generated/model/index.ts'
import { sql } from '../../../db/index.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { makeWorld, type World } from '../../../walks/world.ts'
import { openTakeout, type Opened } from '../testing/open-takeout.ts'
import { bring, forgetTries, importOf, takenOut } from '../testing/bring.ts'
import { ABSENT } from './absent.ts'
import { BROUGHT } from './passes.ts'
import { ROOMS } from '../records/rooms.ts'

let there: TestServer
let here: TestServer
let world: World
let boss: Person
let out: Opened
beforeAll(async () => {
  there = await startTestServer()
  here = await startTestServer()
  world = await makeWorld(there, 'Viatja')
  await there.runJobs()
  out = await takenOut(there, world.admin)
  boss = await here.register({ role: 'ADMIN', agencyName: 'Arriba' })
}, 240_000)
afterAll(async () => {
  await there.close()
  await here.close()
})

it('every kind of record comes, or it is said why it does not', () => {
  const all = ROOMS.flatMap(({ schema, parts = [] }) => [
    ...(schema === null ? [] : [schema]),
    ...parts.map((part) => part.schema),
  ])
  const said = new Set([...BROUGHT, ...Object.keys(ABSENT)])
  expect([...new Set(all)].filter((schema) => !said.has(schema))).toEqual([])
})

it('brings everything', async () => {
  const mails = (await here.mails()).length
  const taken = await bring(here, boss, out.zip)
  expect(taken.state).toBe('checking')
  await here.runJobs()
  const done = await importOf(here, boss, taken.id)
  console.log(JSON.stringify(done, null, 1))
  expect(done).toMatchObject({ state: 'done', progress: 100 })
  expect((await here.mails()).length).toBe(mails)
})
