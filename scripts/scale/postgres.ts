import { execFile } from 'node:child_process'
import { appendFile, chown, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Programs } from './programs.ts'
import { NOBODY } from '../postgres-programs.ts'
import { running, type Running } from './running.ts'

const run = promisify(execFile)

/** One PostgreSQL with a folder and a port of its own. */
export interface Postgres extends Running {
  port: number
  data: string
  url: string
  /** Rows of one statement, each as text with `|` between its values. */
  ask(statement: string, database?: string): Promise<string[]>
}

const SETTINGS = `
listen_addresses = '127.0.0.1'
max_connections = 100
wal_level = replica
max_wal_senders = 5
hot_standby = on
hot_standby_feedback = on
wal_keep_size = 1GB
jit = off
log_min_messages = fatal
`

/** How it is started and asked; its folder has to be there by then. */
export function postgresAt(
  { found }: Programs,
  name: string,
  { folder, port }: { folder: string; port: number },
): Postgres {
  const data = join(folder, name)
  const ask = async (statement: string, database = 'llar'): Promise<string[]> => {
    const where = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', '-d', database]
    const args = ['-X', '-A', '-t', '-v', 'ON_ERROR_STOP=1', ...where, '-c', statement]
    const { stdout } = await run(found['psql'] ?? '', args, { env: { PGCONNECT_TIMEOUT: '2' } })
    return stdout.split('\n').filter((line) => line !== '')
  }
  const process_ = running({
    name,
    command: found['postgres'] ?? '',
    args: ['-D', data, '-k', folder, '-p', String(port)],
    asNobody: true,
    log: join(folder, `${name}.log`),
    isReady: () =>
      ask('select 1', 'postgres').then(
        () => true,
        () => false,
      ),
  })
  return { ...process_, port, data, url: `postgres://postgres@127.0.0.1:${port}/llar`, ask }
}

/** A new primary that archives its log into `archive`. */
export async function makePrimary(
  programs: Programs,
  one: Postgres,
  archive: string,
): Promise<void> {
  await mkdir(archive)
  if (NOBODY.uid !== undefined) await chown(archive, NOBODY.uid, NOBODY.gid)
  const args = ['-D', one.data, '-U', 'postgres', '-E', 'UTF8', '--locale=C', '--auth=trust']
  await run(programs.found['initdb'] ?? '', args, { ...NOBODY, cwd: '/' })
  const archiving = `archive_mode = on\narchive_command = 'cp %p ${archive}/%f'\n`
  await appendFile(join(one.data, 'postgresql.conf'), SETTINGS + archiving)
  await one.start()
  await one.ask('create database llar', 'postgres')
}

/** A copy of the primary as it is: with `follow` it becomes a replica of it when it starts. */
export async function copyOf(
  programs: Programs,
  from: Postgres,
  to: Postgres,
  follow: boolean,
): Promise<void> {
  const where = ['-h', '127.0.0.1', '-p', String(from.port), '-U', 'postgres']
  const args = ['-D', to.data, ...where, '-X', 'stream', '-c', 'fast', ...(follow ? ['-R'] : [])]
  await run(programs.found['pg_basebackup'] ?? '', args, { ...NOBODY, cwd: '/' })
}

/** Brings a copy to the state of a moment, out of the archive. */
export async function recoverTo(one: Postgres, archive: string, moment: Date): Promise<void> {
  const settings = [
    `restore_command = 'cp ${archive}/%f %p'`,
    `recovery_target_time = '${moment.toISOString().replace('T', ' ').replace('Z', '+00')}'`,
    "recovery_target_action = 'promote'",
    'archive_mode = off',
  ]
  await appendFile(join(one.data, 'postgresql.conf'), `${settings.join('\n')}\n`)
  await writeFile(join(one.data, 'recovery.signal'), '')
  await one.start()
}
