import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { startEmbedded } from './embedded/index.ts'
import { migrate } from './migrate.ts'
import { steady } from './steady.ts'

test('a step of the start in whose middle the embedded server goes away is done again', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'llar-steady-'))
  const server = await startEmbedded(folder)
  const step = { name: '0001_x.sql', sql: 'create table a (n int)', sha256: 'x' }
  const lock = readFileSync(path.join(folder, 'pg18/postmaster.pid'), 'utf8')
  process.kill(Number(lock.split('\n')[0]), 'SIGKILL')
  expect(await steady(server.trouble, () => migrate(server.connection, [step]))).toEqual([
    '0001_x.sql',
  ])
  await server.stop()
  await rm(folder, { recursive: true })
}, 300_000)

test('an error of another kind is thrown at once', async () => {
  let times = 0
  const step = () => Promise.reject(new Error(`wrong ${(times += 1)}`))
  await expect(steady(() => null, step)).rejects.toThrow('wrong 1')
})
