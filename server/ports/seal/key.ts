import { randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../../config/env.ts'
import type { Keys } from './index.ts'

const BYTES = 32

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code

/**
 * Makes a key, whole or not at all: it is written beside its place and on the disk before it is
 * there, so that neither a disk that is full nor a power cut leaves one that is empty or half.
 */
async function makeKey(file: string): Promise<void> {
  const part = `${file}.${randomBytes(6).toString('hex')}.part`
  try {
    const handle = await open(part, 'wx', 0o600)
    try {
      await handle.writeFile(randomBytes(BYTES))
      await handle.sync()
    } finally {
      await handle.close()
    }
    // Two that need it at once: the first one's stands.
    await link(part, file).catch((error: unknown) => {
      if (codeOf(error) !== 'EEXIST') throw error
    })
    await syncFolder(path.dirname(file))
  } finally {
    await rm(part, { force: true })
  }
}

/** What was put into a folder is there after a power cut. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync().catch(() => undefined) // some file systems cannot flush a folder
  await handle.close()
}

/** What is wrong with a key's file, and what to do: another key opens nothing of what it sealed. */
class KeyDamaged extends Error {
  override name = 'KeyDamaged'
  constructor(file: string, setting: string, bytes: number) {
    super(
      `The key in ${file} is damaged: it has ${bytes} bytes, and should have ${BYTES}. Put it back ` +
        `from your back-up, or set ${setting}; remove the file only if nothing was sealed with it yet.`,
    )
  }
}

/** Each key's file in DATA_DIR, and the setting that takes its place. */
const KEYS = { 'channel.key': 'CHANNEL_KEY', 'fiscal.key': 'FISCAL_KEY' } as const
type KeyName = keyof typeof KEYS

function whole(key: Buffer, file: string, name: KeyName): Buffer {
  if (key.length !== BYTES) throw new KeyDamaged(file, KEYS[name], key.length)
  return key
}

/** A key kept in a file of its own beside the files, made when it is first needed. */
async function keptKey(dataDir: string, name: KeyName): Promise<Buffer> {
  const file = path.join(dataDir, name)
  const read = () => readFile(file)
  const key = await read().catch(async (error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error
    await mkdir(dataDir, { recursive: true })
    await makeKey(file)
    return read()
  })
  return whole(key, file, name)
}

/**
 * Looks at the keys that are kept, before anything is sealed or opened: throws, in words, where one
 * is damaged or cannot be read. One that is not there yet is made when it is first needed.
 */
export async function checkKeys({
  channelKeys: channel,
  fiscal,
  dataDir,
}: Pick<Config, 'channelKeys' | 'fiscal' | 'dataDir'>): Promise<void> {
  const given = { 'channel.key': channel, 'fiscal.key': fiscal.keys }
  for (const name of Object.keys(KEYS) as KeyName[]) {
    if (given[name].length > 0) continue
    const file = path.join(dataDir, name)
    const key = await readFile(file).catch((error: unknown) => {
      if (codeOf(error) !== 'ENOENT') throw error
      return null
    })
    if (key) whole(key, file, name)
  }
}

/**
 * The keys that seal what channels send by, webhooks sign by and people's apps count by: those of
 * the settings, else one of its own beside the files, made when it is first needed. None is ever in
 * the database, so that a copy of that opens nothing.
 */
export const channelKeys = async ({
  channelKeys: given,
  dataDir,
}: Pick<Config, 'channelKeys' | 'dataDir'>): Promise<Keys> =>
  given.length > 0 ? given : [await keptKey(dataDir, 'channel.key')]

/** The same that seal the certificates by which agencies send the records of their invoices. */
export const fiscalKeys = async ({
  fiscal,
  dataDir,
}: Pick<Config, 'fiscal' | 'dataDir'>): Promise<Keys> =>
  fiscal.keys.length > 0 ? fiscal.keys : [await keptKey(dataDir, 'fiscal.key')]
