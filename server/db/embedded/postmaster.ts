import { existsSync } from 'node:fs'
import { readdir, readFile, readlink, realpath, rm, stat } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { socketOf } from './socket.ts'

/**
 * Line of postmaster.pid that says how the server is: `starting`, `ready`, `stopping` (PostgreSQL,
 * miscinit.h).
 */
const STATUS_LINE = 7

/**
 * Whose process the id in postmaster.pid is now: a PostgreSQL on this folder; anybody else's, since
 * ids are used again; no longer anybody's; or not to be told (no /proc, no right to look): then
 * nobody may be signalled.
 */
export type Whose = 'ours' | 'foreign' | 'gone' | 'unknown'

/** The server that a folder's postmaster.pid names. */
export interface Postmaster {
  pid: number
  status: string
  whose: Whose
}

/** Null: the folder names none. */
export async function postmasterOf(dir: string): Promise<Postmaster | null> {
  const lines = (await readFile(path.join(dir, 'postmaster.pid'), 'utf8').catch(() => '')).split(
    '\n',
  )
  const pid = Math.abs(Number(lines[0]?.trim())) // negative: a single-user server
  if (!pid) return null
  return { pid, status: lines[STATUS_LINE]?.trim() ?? '', whose: await whose(pid, dir) }
}

async function whose(pid: number, dir: string): Promise<Whose> {
  if (!existsSync('/proc/self/stat')) return lives(pid) ? 'unknown' : 'gone'
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // pid (name) state parent …; the name may hold blanks. A zombie holds nothing any more.
  if (stat === '' || /^[ZX]/.test(stat.slice(stat.lastIndexOf(')') + 2))) return 'gone'
  if (stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')')) !== 'postgres') return 'foreign'
  const cwd = await readlink(`/proc/${pid}/cwd`).catch(() => null) // PostgreSQL lives in its folder
  if (cwd !== null) return cwd === (await realpath(dir)) ? 'ours' : 'foreign'
  const words = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0')
  return words.includes(dir) ? 'ours' : 'unknown'
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Whether a process is surely not a child of another: its parent is somebody else. */
export async function hasOtherParent(pid: number, parent: number | undefined): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return stat !== '' && Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) !== parent
}

/**
 * Whether somebody listens at the folder's socket. The ids of another container are other programs
 * here, or nobody: of its server, which starts, stops or hangs on a shared folder, this alone is
 * seen.
 */
export async function isListening(dir: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(socketOf(dir))
    const say = (listens: boolean): void => {
      socket.destroy()
      resolve(listens)
    }
    socket.once('connect', () => say(true))
    // So many wait there that there is no room.
    socket.once('error', (error) => say('code' in error && error.code === 'EAGAIN'))
  })
}

/** How a server is told to end: cleanly, at once, and by force. */
export type StopSignal = 'SIGINT' | 'SIGQUIT' | 'SIGKILL'

/** Signals the folder's own server, and nobody else: looked at once more just before. */
export async function signalPostmaster(
  dir: string,
  pid: number,
  signal: StopSignal,
): Promise<void> {
  const now = await postmasterOf(dir)
  if (now?.pid === pid && now.whose === 'ours') send(pid, signal)
}

/**
 * After a power cut the id in the lock files may belong to some other program, for which nobody
 * should wait. PostgreSQL itself only asks whether the id lives; the lock goes when no PostgreSQL
 * at all lives in the folder.
 */
export async function dropForeignLock(dir: string, pid: number): Promise<void> {
  const now = await postmasterOf(dir)
  if (now?.pid !== pid || now.whose !== 'foreign' || (await survivors(dir)).length > 0) return
  const socket = `${socketOf(dir)}.lock`
  if (Number((await readFile(socket, 'utf8').catch(() => '')).split('\n')[0]) === pid)
    await rm(socket, { force: true })
  await rm(path.join(dir, 'postmaster.pid'), { force: true })
}

/**
 * A crash between making a lock file and writing into it leaves an empty one, which PostgreSQL takes
 * for another's that starts at this moment, for ever. Old ones go while no PostgreSQL lives in the
 * folder and nobody listens there.
 */
export async function dropEmptyLocks(dir: string, leastAgeMs: number): Promise<void> {
  const locks = [path.join(dir, 'postmaster.pid'), `${socketOf(dir)}.lock`]
  const isOld = async (lock: string): Promise<boolean> => {
    const found = await stat(lock).catch(() => null)
    return found?.size === 0 && Date.now() - found.mtimeMs > leastAgeMs
  }
  for (const lock of locks) {
    if (!(await isOld(lock)) || (await survivors(dir)).length > 0 || (await isListening(dir)))
      continue
    if (await isOld(lock)) await rm(lock, { force: true })
  }
}

/**
 * Processes of a server whose postmaster is gone; most end by themselves at once, one in the middle
 * of a long sum does not.
 */
export async function endSurvivors(dir: string): Promise<void> {
  if ((await postmasterOf(dir))?.whose !== 'gone') return
  for (const pid of await survivors(dir)) send(pid, 'SIGKILL')
}

async function survivors(dir: string): Promise<number[]> {
  const names = (await readdir('/proc').catch((): string[] => [])).filter((name) =>
    /^\d+$/.test(name),
  )
  const found = await Promise.all(
    names.map(async (name) => ((await whose(Number(name), dir)) === 'ours' ? [Number(name)] : [])),
  )
  return found.flat()
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // it ended meanwhile, or is not ours to signal: the wait goes on
  }
}
