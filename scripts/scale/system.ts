import { chownSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../free-port.ts'
import { around, type Ports } from './around.ts'
import { copyOf, makePrimary, postgresAt, type Postgres } from './postgres.ts'
import type { Programs } from './programs.ts'
import { ROOT } from '../part.ts'
import { NOBODY } from '../postgres-programs.ts'
import { running, until, type Running } from './running.ts'

/** Two servers and a worker behind a proxy, on a primary with a replica behind a pooler. */
export interface System {
  url: string
  folder: string
  archive: string
  primary: Postgres
  replica: Postgres
  /** A copy of the primary from the beginning, for a restore. */
  spare: Postgres
  pooler: Running
  proxy: Running
  servers: Running[]
  worker: Running
  /** Where each server answers without the proxy. */
  direct: string[]
  /** The version before, which servers and worker are until they are renewed; null: there is none. */
  before: { root: string; commit: string } | null
  /** From its next start on it is the version that is here. */
  renew(one: Running): void
  /** A server without replicas and pooler, straight on the primary. */
  alone: Running & { url: string }
  /** What a metric of a server says; null: nothing. */
  metric(server: number, line: string): Promise<number | null>
  stop(): Promise<void>
}

async function ports(): Promise<
  Ports & { metrics: number[]; worker: number; alone: number; spare: number }
> {
  const found: number[] = []
  while (found.length < 11) {
    const port = await freePort()
    if (!found.includes(port)) found.push(port)
  }
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0, j = 0, k = 0] = found
  return {
    proxy: a,
    database: b,
    pooler: c,
    servers: [d, e],
    postgres: { primary: f, replica: g },
    spare: h,
    worker: i,
    metrics: [j],
    alone: k,
  }
}

/** Starts everything in `folder`; servers and worker as the version before, where there is one. */
export async function startSystem(
  programs: Programs,
  folder: string,
  before: System['before'],
): Promise<System> {
  if (NOBODY.uid !== undefined) chownSync(folder, NOBODY.uid, NOBODY.gid)
  const at = await ports()
  const archive = join(folder, 'archive')
  const made = (name: string, port: number): Postgres =>
    postgresAt(programs, name, { folder, port })
  const primary = made('primary', at.postgres.primary)
  const replica = made('replica', at.postgres.replica)
  const spare = made('spare', at.spare)
  const { pooler, proxy } = await around(programs, at, folder)
  await mkdir(join(folder, 'files'))
  const through = (port: number, name = 'llar') => `postgres://postgres@127.0.0.1:${port}/${name}`
  const shared = {
    ...process.env,
    DATA_DIR: join(folder, 'files'),
    DATABASE_URL: through(at.pooler),
    DATABASE_DIRECT_URL: through(at.database),
    DATABASE_READ_URLS: through(at.pooler, 'replica'),
    LOG_LEVEL: 'error',
    NODE_ENV: 'test',
    RATE_LIMIT: 'off',
    JOB_WORKERS: '0',
    DB_POOL: '6',
    TRUST_PROXY: '1',
  }
  const renewed = new Set<string>(['server alone'])
  const server = (name: string, port: number, env: Record<string, string>): Running =>
    running({
      cwd: () => (before && !renewed.has(name) ? before.root : ROOT),
      name,
      command: process.execPath,
      args: ['server/main.ts'],
      env: { ...shared, PORT: String(port), ...env },
      log: join(folder, `${name}.log`),
      isReady: () => isReady(`http://127.0.0.1:${port}`),
    })
  const [metrics = 0] = at.metrics
  const servers = at.servers.map((port, index) =>
    server(`server ${index + 1}`, port, index === 0 ? { METRICS_PORT: String(metrics) } : {}),
  )
  const worker = server('worker', at.worker, { JOB_WORKERS: '2' })
  const straight = { DATABASE_URL: primary.url, DATABASE_DIRECT_URL: '', DATABASE_READ_URLS: '' }
  const alone = {
    ...server('server alone', at.alone, straight),
    url: `http://127.0.0.1:${at.alone}`,
  }
  const all = [...servers, worker, alone, proxy, pooler, replica, spare, primary]
  const stop = async (): Promise<void> => {
    for (const one of all) await one.end('SIGKILL')
  }
  try {
    await makePrimary(programs, primary, archive)
    await copyOf(programs, primary, replica, true)
    await replica.start()
    await proxy.start()
    await pooler.start()
    // haproxy sends nobody to a database that it has not looked at.
    await sleep(1500)
    await servers[0]?.start()
    await Promise.all([servers[1]?.start(), worker.start()])
    const url = `http://127.0.0.1:${at.proxy}`
    await until('the proxy', () => isReady(url))
    const metric = async (index: number, line: string): Promise<number | null> => {
      const text = await fetch(`http://127.0.0.1:${at.metrics[index] ?? 0}/metrics`).then((reply) =>
        reply.text(),
      )
      const found = text.split('\n').find((one) => one.startsWith(`${line} `))
      return found === undefined ? null : Number(found.split(' ').at(-1))
    }
    return {
      url,
      folder,
      archive,
      primary,
      replica,
      spare,
      pooler,
      proxy,
      servers,
      worker,
      direct: at.servers.map((port) => `http://127.0.0.1:${port}`),
      before,
      renew: ({ name }) => void renewed.add(name),
      alone,
      metric,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5000) }).then(
    (reply) => reply.ok,
    () => false,
  )
