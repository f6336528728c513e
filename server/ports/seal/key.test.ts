import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { channelKeys, checkKeys } from './key.ts'

let dataDir: string
beforeEach(async () => void (dataDir = await mkdtemp(path.join(tmpdir(), 'key-'))))
afterEach(() => rm(dataDir, { recursive: true }))

const key = async () => (await channelKeys({ channelKeys: [], dataDir }))[0]

/** Asks for the key where no byte fits onto the disk; says why there is none. */
async function keyWithoutRoom(): Promise<string> {
  const module = new URL('./key.ts', import.meta.url).href
  const program = `import(${JSON.stringify(module)})
    .then(({ channelKeys }) => channelKeys({ channelKeys: [], dataDir: ${JSON.stringify(dataDir)} }))
    .then(() => console.log('made'), ({ code }) => console.log(code))`
  const limited = ['-c', 'ulimit -f 0; exec "$0" -e "$1"', process.execPath, program]
  return (await promisify(execFile)('bash', limited)).stdout.trim()
}

it('a key that did not fit onto the disk leaves nothing, and is made once there is room', async () => {
  expect(await keyWithoutRoom()).toBe('EFBIG')
  expect(await readdir(dataDir)).toEqual([])
  const made = await key()
  expect([made?.length, await key()]).toEqual([32, made])
  expect(await readdir(dataDir)).toEqual(['channel.key'])
})

it('of several that need it at once all have the same', async () => {
  const [first, ...others] = await Promise.all([key(), key(), key(), key()])
  for (const other of others) expect(other).toEqual(first)
  expect(await readdir(dataDir)).toEqual(['channel.key'])
})

const check = (...given: Buffer[]) =>
  checkKeys({ channelKeys: given, fiscal: { keys: [] }, dataDir } as Parameters<
    typeof checkKeys
  >[0])

it('an empty or half key is said in one sentence, with what to do, unless a setting takes its place', async () => {
  await expect(check()).resolves.toBeUndefined()
  const file = path.join(dataDir, 'channel.key')
  await writeFile(file, '')
  const words = `The key in ${file} is damaged: it has 0 bytes, and should have 32. Put it back from`
  await expect(check()).rejects.toThrow(words)
  await expect(key()).rejects.toThrow('CHANNEL_KEY')
  await expect(check(Buffer.alloc(32))).resolves.toBeUndefined()
  await rm(file)
  await writeFile(path.join(dataDir, 'fiscal.key'), Buffer.alloc(20))
  await expect(check()).rejects.toThrow('FISCAL_KEY')
})
