import { spawn, type ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import type { Account } from './account.ts'

/**
 * The shell holds PostgreSQL on a leash: its stdin (fd 3) is a pipe from Node. When Node ends, in whatever way,
 * `read` returns and PostgreSQL is told to stop cleanly. So there are no orphans and no lost writes. When
 * PostgreSQL ends by itself, the shell ends, too, with its exit code.
 */
const SCRIPT = [
  'exec 3<&0',
  '"$@" 3<&- </dev/null & p=$!',
  '{ read _ <&3; kill -INT $p; } & r=$!',
  'trap "" INT TERM HUP',
  'wait $p; c=$?; kill -9 $r; exit $c',
].join('\n')

/** A running PostgreSQL and its leash. */
export interface Leash {
  /** What it said so far, for the message when it does not start. */
  words(): string
  /** Resolves when PostgreSQL itself has ended. */
  ended: Promise<void>
  hasEnded(): boolean
  /** Whether the PostgreSQL of this process id is surely not the one held here: its parent is another. */
  isForeign(postmaster: number): Promise<boolean>
  /** Lets go of the leash and waits for a clean stop. */
  stop(): Promise<void>
}

/** Starts `command` (program and arguments) under the account, on a leash. */
export function onLeash(command: string[], account: Account): Leash {
  const child: ChildProcess = spawn('sh', ['-c', SCRIPT, 'sh', ...account.prefix, ...command], {
    uid: account.uid,
    gid: account.gid,
    cwd: '/',
    detached: true,
    env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  let words = ''
  let over = false
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.stderr?.on('data', (chunk: Buffer) => (words = (words + chunk.toString()).slice(-8000)))
  child.stdin?.on('error', () => undefined) // it ended by itself
  const ended = gone.then(() => {
    over = true
  })
  for (const held of [child, child.stdin, child.stderr]) (held as { unref?(): void } | null)?.unref?.()
  return {
    words: () => words,
    ended,
    hasEnded: () => over,
    isForeign: async (postmaster) => {
      const stat = await readFile(`/proc/${postmaster}/stat`, 'utf8').catch(() => '')
      // pid (name) state parent …; the name may hold blanks.
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
      return stat !== '' && parent !== child.pid
    },
    stop: async () => {
      child.ref()
      child.stdin?.destroy()
      await gone
    },
  }
}
