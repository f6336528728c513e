import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** A measurement that fails must not leave its server on the port of the next. */
const ENDS_WITH_US = fileURLToPath(new URL('../stop-with-parent.mjs', import.meta.url))

/** A server in a process of its own. */
export interface Running {
  pid: number
  stop(): Promise<void>
}

/** Starts a script and waits until it says that it listens. */
export function start(
  script: string,
  args: string[],
  env: Record<string, string>,
  sign: string,
): Promise<Running> {
  const child: ChildProcess = spawn(process.execPath, ['--import', ENDS_WITH_US, script, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  return new Promise((resolve, reject) => {
    let words = ''
    const hear = (part: Buffer): void => {
      words += part.toString()
      if (words.includes(sign)) resolve({ pid: child.pid ?? 0, stop: () => stop(child) })
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('exit', () => reject(new Error(`${script} ended: ${words.slice(-2000)}`)))
  })
}

function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}
