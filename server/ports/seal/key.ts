import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../../config/env.ts'

const FILE = 'channel.key'
const BYTES = 32

/**
 * The key that seals what channels send by and webhooks sign by: that of the settings, else one of its own beside the
 * files, made when it is first needed. It is never in the database, so that a copy of that opens
 * nothing.
 */
export async function channelKey({
  channelKey: given,
  dataDir,
}: Pick<Config, 'channelKey' | 'dataDir'>): Promise<Buffer> {
  if (given !== null) return given
  const file = path.join(dataDir, FILE)
  await mkdir(dataDir, { recursive: true })
  // Two that need it at once: the first one's stands.
  await writeFile(file, randomBytes(BYTES), { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  })
  const key = await readFile(file)
  if (key.length !== BYTES) throw new Error(`${FILE} is damaged`)
  return key
}
