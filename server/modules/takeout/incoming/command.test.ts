import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { takenOut } from '../testing/bring.ts'
import { bringTakeout } from './command.ts'

const SCRIPT = join(import.meta.dirname, '../../../../scripts/takeout.ts')

let server: TestServer
let [boss, other]: Person[] = []
let folder: string
beforeAll(async () => {
  server = await startTestServer()
  folder = mkdtempSync(join(tmpdir(), 'llar-takeout-'))
  boss = await server.register({ role: 'ADMIN' })
  other = await server.register({ role: 'ADMIN' })
}, 300_000)
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await server.close()
})

const who = (one: Person | undefined): Person => one ?? expect.fail('nobody')
const command = (...args: string[]) => {
  const { status, stderr } = spawnSync(process.execPath, [SCRIPT, ...args], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], DATA_DIR: folder },
  })
  return { status, said: stderr.trim().split('\n')[0] }
}

it('the command says how it goes where it was told wrongly, without a database', () => {
  const usage = { status: 2, said: 'npm run takeout -- import FILE --agency REF' }
  expect(command()).toEqual(usage)
  expect(command('import', 'x.zip', '--agency', 'a', '--fast')).toEqual(usage)
  expect(command('import', folder, '--agency', 'a')).toEqual({
    status: 2,
    said: `There is no file ${folder}.`,
  })
})

it('a takeout comes in from the command line, in the name of the first ADMIN, and no second time', async () => {
  await server.call('createContact', {
    token: who(boss).token,
    body: { person: { firstName: 'Aina', lastName: 'Pons' }, reach: {} },
  })
  const path = join(folder, 'llar.zip')
  writeFileSync(path, (await takenOut(server, who(boss))).zip)
  const agency = who(other).profile.agency_ids[0] ?? ''
  const bring = () => bringTakeout(server.deps, agency, { filename: 'llar.zip', path })
  const first = await bring()
  expect(first).toMatchObject({ state: 'done', source: 'llar.zip', reason: null })
  const contacts = (of: Awaited<ReturnType<typeof bring>>) =>
    of?.counts.find(({ schema }) => schema === 'Contact')
  expect(contacts(first)).toMatchObject({ made: 1, known: 0 })
  expect(contacts(await bring())).toMatchObject({ made: 0, known: 1 })
  const { body } = await server.call('listContacts', { token: who(other).token })
  expect(body.items.map(({ name }) => name)).toEqual(['Aina Pons'])
})
