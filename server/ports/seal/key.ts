import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../../config/env.ts'

const BYTES = 32

/** A key kept in a file of its own beside the files, made when it is first needed. */
async function keptKey(dataDir: string, name: string): Promise<Buffer> {
  const file = path.join(dataDir, name)
  await mkdir(dataDir, { recursive: true })
  // Two that need it at once: the first one's stands.
  await writeFile(file, randomBytes(BYTES), { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  })
  const key = await readFile(file)
  if (key.length !== BYTES) throw new Error(`${name} is damaged`)
  return key
}

/**
 * The key that seals what channels send by and webhooks sign by: that of the settings, else one of its own beside the
 * files, made when it is first needed. It is never in the database, so that a copy of that opens
 * nothing.
 */
export const channelKey = async ({
  channelKey: given,
  dataDir,
}: Pick<Config, 'channelKey' | 'dataDir'>): Promise<Buffer> =>
  given ?? keptKey(dataDir, 'channel.key')

/** The same that seals the certificates by which agencies send the records of their invoices. */
export const fiscalKey = async ({
  fiscal,
  dataDir,
}: Pick<Config, 'fiscal' | 'dataDir'>): Promise<Buffer> =>
  fiscal.key ?? keptKey(dataDir, 'fiscal.key')
