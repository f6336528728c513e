import { spawn, type ChildProcess } from 'node:child_process'
import type { Account } from './account.ts'

/**
 * Seconds for a clean stop (INT), and as many again for a quick one (QUIT), before it is killed.
 */
export const STOP_SECONDS = 20

/**
 * The shell guards PostgreSQL: its stdin (fd 3) is a pipe from Node. When Node ends, in
 * whatever way, `read` returns and PostgreSQL is told to stop cleanly; if it hangs, to stop at
 * once; if it hangs even then, it is killed, which its log of writes survives. So there are no
 * orphans and no lost writes, and nothing that hangs keeps the next one from starting. When
 * PostgreSQL ends by itself, the shell ends, too, with its exit code.
 */
const SCRIPT = [
  'exec 3<&0',
  '"$@" 3<&- </dev/null & p=$!',
  '{ read _ <&3',
  '  for s in INT QUIT KILL; do',
  '    kill -$s $p 2>/dev/null || exit',
  '    i=0; while [ $i -lt $STOP_SECONDS ]; do sleep 1; kill -0 $p 2>/dev/null || exit; i=$((i+1)); done',
  '  done; } & r=$!',
  'trap "" INT TERM HUP',
  'wait $p; c=$?; kill -9 $r; exit $c',
].join('\n')

/** A running PostgreSQL that ends with this process. */
export interface GuardedProcess {
  /** Of the shell, PostgreSQL's parent. */
  pid: number | undefined
  /** What it said last, for the message when it does not start or ends. */
  words(): string
  /** Resolves when PostgreSQL itself has ended. */
  ended: Promise<void>
  hasEnded(): boolean
  /** Closes the pipe and waits for the stop: at most three times `stopSeconds`. */
  stop(): Promise<void>
}

/** Starts `command` (program and arguments) under the account, guarded. */
export function startGuarded(
  command: string[],
  account: Account,
  stopSeconds: number = STOP_SECONDS,
): GuardedProcess {
  const child: ChildProcess = spawn('sh', ['-c', SCRIPT, 'sh', ...account.prefix, ...command], {
    uid: account.uid,
    gid: account.gid,
    cwd: '/',
    detached: true,
    env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC', STOP_SECONDS: String(stopSeconds) },
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  let words = ''
  let over = false
  // `error`: the shell itself could not be started (no memory, no processes left).
  const ended = new Promise<void>((resolve) => {
    const end = (): void => {
      over = true
      resolve()
    }
    child.once('exit', end)
    child.once('error', (error) => {
      words = error.message
      end()
    })
  })
  child.stderr?.on('data', (chunk: Buffer) => (words = (words + chunk.toString()).slice(-8000)))
  child.stdin?.on('error', () => undefined) // it ended by itself
  for (const held of [child, child.stdin, child.stderr])
    (held as { unref?(): void } | null)?.unref?.()
  return {
    pid: child.pid,
    words: () => words,
    ended,
    hasEnded: () => over,
    stop: async () => {
      if (!over) child.ref()
      child.stdin?.destroy()
      await ended
    },
  }
}
