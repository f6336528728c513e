import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../free-port.ts'
import { ROOT } from '../../part.ts'

/** A server with its own embedded PostgreSQL. */
export interface Server {
  url: string
  /** SIGKILL for it and all its descendants at once; resolves when they are gone. */
  kill(): Promise<void>
}

const START_MS = 90_000

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

/** The process and all below it: the leash's shell, the postmaster and its workers. */
function family(pid: number): number[] {
  const all = parents()
  const members = all.has(pid) ? [pid] : []
  for (const member of members) members.push(...[...all].filter(([, parent]) => parent === member).map(([child]) => child))
  return members
}

/** Starts a server on the folder and waits until it is ready. */
export async function startServer(dataDir: string): Promise<Server> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'error', RATE_LIMIT: 'off', NODE_ENV: 'test', DATABASE_URL: '' }
  const child = spawn(process.execPath, ['server/main.ts'], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let words = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (words = (words + chunk.toString()).slice(-4000)))
  const kill = async (): Promise<void> => {
    const members = child.pid === undefined ? [] : family(child.pid)
    for (const member of members) signal(member)
    while (members.some((member) => parents().has(member))) await sleep(10)
  }
  const end = Date.now() + START_MS
  while (!(await fetch(`${url}/readyz`).then((answer) => answer.ok, () => false))) {
    if (child.exitCode !== null || Date.now() > end) {
      await kill()
      throw new Error(`the server did not start: ${words.trim()}`)
    }
    await sleep(50)
  }
  return { url, kill }
}

function signal(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // it ended meanwhile
  }
}
