import { spawn, type ChildProcess } from 'node:child_process'
import { createWriteStream, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT } from '../part.ts'
import { NOBODY } from '../postgres-programs.ts'

/** A process that can be ended, gone or not, and started again as it was. */
export interface Running {
  name: string
  start(): Promise<void>
  /** Resolves when it is gone. */
  end(signal: NodeJS.Signals): Promise<void>
}

interface What {
  name: string
  command: string
  args: string[]
  env?: NodeJS.ProcessEnv
  asNobody?: boolean
  /** The folder it is started in, asked at each start; ours unless told. */
  cwd?: () => string
  /** Where what it says goes. */
  log: string
  /** Whether it does its work by now. */
  isReady(): Promise<boolean>
}

const PATIENCE_MS = 300_000

/** Waits until `is` holds; answers the seconds that took. */
export async function until(what: string, is: () => Promise<boolean>): Promise<number> {
  const begun = performance.now()
  while (!(await is())) {
    if (performance.now() - begun > PATIENCE_MS) throw new Error(`${what}: not within five minutes`)
    await sleep(50)
  }
  return (performance.now() - begun) / 1000
}

/** Whether somebody listens at a port of this machine. */
export const listens = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      done(true)
    })
    socket.on('error', () => done(false))
  })

function childrenOf(pid = 0): number[] {
  try {
    const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    return text.split(' ').filter(Boolean).map(Number)
  } catch {
    return [] // not on this system
  }
}

function killed(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It ended by itself.
  }
}

/** A process of ours that stays until it is ended. */
export function running({ name, command, args, env, asNobody, cwd, log, isReady }: What): Running {
  let child: ChildProcess | null = null
  return {
    name,
    start: async () => {
      const file = createWriteStream(log, { flags: 'a' })
      const who = asNobody ? { ...NOBODY, cwd: '/' } : { cwd: cwd?.() ?? ROOT }
      const own = spawn(command, args, {
        env: env ?? process.env,
        ...who,
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      for (const stream of [own.stdout, own.stderr]) stream.pipe(file, { end: false })
      child = own
      await until(name, async () => {
        if (own.exitCode !== null) throw new Error(`${name} ended by itself: see ${log}`)
        return isReady()
      })
    },
    end: async (signal) => {
      const own = child
      if (!own || own.exitCode !== null || own.signalCode !== null) return
      const gone = new Promise((done) => own.once('exit', done))
      // Children of a killed PostgreSQL would answer on for a moment, as those of no dead machine do.
      const children = signal === 'SIGKILL' ? childrenOf(own.pid) : []
      own.kill(signal)
      for (const child of children) killed(child)
      await gone
    },
  }
}
