import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../free-port.ts'
import { ROOT } from '../../part.ts'

/** A server with its own embedded PostgreSQL. */
export interface Server {
  url: string
  /**
   * SIGKILL for it, its database's first process, one of the others, or all of them at once;
   * resolves when they are gone.
   */
  kill(target: Target): Promise<void>
  /** Resolves when it is ready, with the seconds since `since`. */
  back(since: number): Promise<number>
}

/** Who is killed. After `server` and `both` another server has to be started. */
export const TARGETS = ['both', 'postmaster', 'server', 'backend'] as const
export type Target = (typeof TARGETS)[number]

/** Beside others who build; how long it took is judged apart (`kill.ts`). */
const START_MS = 900_000

/** Parent of each living process, from /proc; the name in stat may hold spaces and brackets. */
function parents(): Map<number, number> {
  const found = new Map<number, number>()
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      if (state !== 'Z') found.set(Number(name), Number(parent))
    } catch {
      // it ended meanwhile
    }
  }
  return found
}

/** The process and all below it: the guarding shell, the postmaster and its workers. */
function family(pid: number): number[] {
  const all = parents()
  const members = all.has(pid) ? [pid] : []
  for (const member of members)
    members.push(...[...all].filter(([, parent]) => parent === member).map(([child]) => child))
  return members
}

/** Starts a server on the folder and waits until it is ready; `more`: settings besides. */
export async function startServer(
  dataDir: string,
  smtp: string,
  more: Record<string, string> = {},
): Promise<Server> {
  const since = Date.now()
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: 'error',
    RATE_LIMIT: 'off',
    NODE_ENV: 'test',
    DATABASE_URL: '',
    SMTP_URL: smtp,
    ...more,
  }
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let words = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (words = (words + chunk.toString()).slice(-4000)))
  const kill = async (target: Target): Promise<void> => {
    const members = child.pid === undefined ? [] : chosen(target, child.pid, dataDir)
    for (const member of members) signal(member)
    while (members.some((member) => parents().has(member))) await sleep(10)
  }
  const back = async (begin: number): Promise<number> => {
    const end = Date.now() + START_MS
    while (
      !(await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5000) }).then(
        (answer) => answer.ok,
        () => false,
      ))
    ) {
      if (child.exitCode !== null || Date.now() > end) {
        await kill('both')
        throw new Error(`the server is not ready: ${words.trim()}`)
      }
      await sleep(50)
    }
    return (Date.now() - begin) / 1000
  }
  await back(since)
  return { url, kill, back }
}

/** The processes of a target; the postmaster is the one its folder names. */
function chosen(target: Target, server: number, dataDir: string): number[] {
  if (target === 'both') return family(server)
  if (target === 'server') return [server]
  const postmaster = Number(
    readFileSync(join(dataDir, 'pg18', 'postmaster.pid'), 'utf8').split('\n')[0],
  )
  const backends = family(postmaster).slice(1)
  return target === 'postmaster'
    ? [postmaster]
    : backends.slice(0, 1 + Math.floor(Math.random() * backends.length)).slice(-1)
}

function signal(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // it ended meanwhile
  }
}
