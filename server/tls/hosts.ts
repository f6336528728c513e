import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../config/env.ts'
import type { Database } from '../db/index.ts'
import { standingEar, type StandingEar } from '../db/listen.ts'
import type { Connection } from '../db/pool.ts'
import { knownHosts } from '../modules/site/index.ts'

const CHANNEL = 'site_hosts'
const AGAIN_MS = 30_000
/** What is said in a burst (an import of sites) is read once. */
const REST_MS = 100

/** The hosts that get certificates, in memory. */
export interface Hosts {
  has(host: string): boolean
  readonly size: number
  /** Keeps them up to date from now on; resolves when they were read once. */
  follow(db: Database, connection: Connection): Promise<void>
  close(): Promise<void>
}

const fileOf = (dataDir: string): string => path.join(dataDir, 'hosts.json')

/** What the last process knew; nothing, where none has written it, or it cannot be read. */
async function remembered(dataDir: string): Promise<string[]> {
  try {
    const read: unknown = JSON.parse(await readFile(fileOf(dataDir), 'utf8'))
    return Array.isArray(read) ? read.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

async function remember(dataDir: string, hosts: string[]): Promise<void> {
  const file = fileOf(dataDir)
  await writeFile(`${file}.new`, JSON.stringify(hosts))
  await rename(`${file}.new`, file)
}

/** Begins with what the last process knew, so that a handshake does not wait for the database. */
export async function openHosts(
  config: Pick<Config, 'dataDir' | 'sites'>,
  warn: (error: unknown) => void = () => undefined,
): Promise<Hosts> {
  let known = new Set(await remembered(config.dataDir))
  let ear: StandingEar | null = null
  let timer: NodeJS.Timeout | null = null
  let resting: NodeJS.Timeout | null = null
  let reading = Promise.resolve()

  const read = async (db: Database): Promise<void> => {
    const hosts = await knownHosts(db, config)
    const isSame = hosts.length === known.size && hosts.every((host) => known.has(host))
    known = new Set(hosts)
    if (!isSame) await remember(config.dataDir, hosts)
  }
  /** One after the other. A database that is away leaves what is known as it is, and the next look. */
  const readAgain = (db: Database): Promise<void> =>
    (reading = reading.then(() => read(db)).catch(warn))

  return {
    has: (host) => known.has(host),
    get size() {
      return known.size
    },
    follow: async (db, connection) => {
      ear = standingEar(
        connection,
        CHANNEL,
        () => {
          resting ??= setTimeout(() => {
            resting = null
            void readAgain(db)
          }, REST_MS)
        },
        warn,
      )
      const look = async (): Promise<void> => {
        await ear?.ensure()
        await readAgain(db)
      }
      await look()
      timer = setInterval(() => void look(), AGAIN_MS)
      timer.unref()
    },
    close: async () => {
      if (timer) clearInterval(timer)
      if (resting) clearTimeout(resting)
      await reading
      await ear?.close()
    },
  }
}
