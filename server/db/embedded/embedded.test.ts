import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { readdir, rm, unlink } from 'node:fs/promises'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryFolder } from '../../testing/memory-folder.ts'
import { findBinaries } from './binaries.ts'
import { startEmbedded, type EmbeddedServer } from './index.ts'

const HOLD = path.resolve(import.meta.dirname, '../../testing/embedded-process.ts')
let folder: string
let children: ChildProcess[]

beforeEach(() => {
  folder = memoryFolder('llar-pg-')
  children = []
})
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL')
  for (let i = 0; i < 200 && running(folder); i += 1) await sleep(50)
  await rm(folder, { recursive: true, force: true })
})

/** Whether the postmaster that the folder names is alive. */
function running(at: string): boolean {
  const file = path.join(at, 'pg18', 'postmaster.pid')
  if (!existsSync(file)) return false
  try {
    return (
      readFileSync(`/proc/${readFileSync(file, 'utf8').split('\n')[0]}/stat`, 'utf8')
        .split(') ')[1]
        ?.startsWith('Z') === false
    )
  } catch {
    return false
  }
}

async function hold(at: string): Promise<{ child: ChildProcess; adopted: boolean }> {
  const child = spawn(process.execPath, [HOLD, at], { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  const [line] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer]
  return { child, ...(JSON.parse(line.toString()) as { adopted: boolean }) }
}

async function ask(server: EmbeddedServer, sql: string): Promise<unknown[]> {
  const client = new pg.Client(server.connection)
  client.on('error', () => undefined) // the query rejects
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows as unknown[]
}

test('a killed Node leaves no PostgreSQL behind, and loses nothing that was acknowledged', async () => {
  const { child, adopted } = await hold(folder)
  expect(adopted).toBe(false)
  const guest = await startEmbedded(folder)
  expect(guest.adopted).toBe(true)
  await ask(guest, 'create table kept (n int)')
  await ask(guest, 'insert into kept values (1)')
  await guest.stop()
  expect(running(folder)).toBe(true)
  child.kill('SIGKILL')
  await expect.poll(() => running(folder)).toBe(false)
  const again = await startEmbedded(folder)
  expect(await ask(again, 'select n from kept')).toEqual([{ n: 1 }])
  await again.stop()
  expect(running(folder)).toBe(false)
})

test('two first starts at once share one database', async () => {
  const both = await Promise.all([hold(folder), hold(folder)])
  expect(both.map((one) => one.adopted).sort()).toEqual([false, true])
  expect((await readdir(folder)).filter((name) => name.includes('.new'))).toEqual([])
})

test('whoever adopted the server starts it anew when its owner ends', async () => {
  const { child } = await hold(folder)
  const guest = await startEmbedded(folder)
  child.kill('SIGKILL')
  await expect.poll(() => ask(guest, 'select 1 as n').catch(() => null)).toEqual([{ n: 1 }])
  await guest.stop()
})

test('comes up while the clock of a host that has just started is set right', async () => {
  let clock = Date.now()
  const leaps = vi.spyOn(Date, 'now').mockImplementation(() => (clock += 3_600_000))
  try {
    const server = await startEmbedded(folder, { volatile: true })
    expect(await ask(server, 'select 1 as up')).toEqual([{ up: 1 }])
    await server.stop()
  } finally {
    leaps.mockRestore()
  }
})

test('a folder with a long path works: its socket lies elsewhere', async () => {
  const server = await startEmbedded(path.join(folder, 'x'.repeat(120)), { volatile: true })
  expect(await ask(server, "select 'ñ' < 'o' as c, lower('À') as low")).toEqual([
    { c: false, low: 'à' },
  ])
  await server.stop()
})

test('a first start that was killed is no obstacle', async () => {
  const child = spawn(process.execPath, [HOLD, folder], { stdio: 'ignore' })
  await expect.poll(() => readdir(folder).then((names) => names.length)).toBeGreaterThan(0)
  child.kill('SIGKILL')
  await once(child, 'exit')
  const server = await startEmbedded(folder)
  expect(await ask(server, 'select 1 as n')).toEqual([{ n: 1 }])
  await server.stop()
})

test('links that an install without scripts did not make are made', async () => {
  const { postgres } = await findBinaries()
  const link = path.resolve(path.dirname(postgres), '../lib/libpgtypes.so') // not needed by the server itself
  if (!existsSync(link)) return
  await unlink(link)
  await findBinaries()
  expect(existsSync(link)).toBe(true)
})
