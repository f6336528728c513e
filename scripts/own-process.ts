import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ROOT, type Part, type Result } from './part.ts'

const TICKS = 100 // of a second of processor time in /proc, on every Linux that Node runs on

/**
 * Processor seconds of this process and of those it started and saw end; null where nobody counts
 * them (macOS). Who was killed with its parent is not among them.
 */
function cpuSeconds(): number | null {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8')
    // The name may hold spaces and brackets; utime, stime, cutime and cstime follow in one row.
    const times = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 15)
    return times.reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS
  } catch {
    return null
  }
}

/**
 * The part that a file of scripts/ exports, in a process of its own: so it is known what it and all
 * that it starts take of the processor. A file that does not load fails by itself.
 */
export async function ownProcess(file: string): Promise<Part> {
  const path = join(import.meta.dirname, file)
  const run = (): Promise<Result> =>
    new Promise((done, failed) => {
      const child = fork(import.meta.filename, [path], { cwd: ROOT })
      let result: Result | null = null
      child.on('message', (message: Result) => (result = message))
      child.on('error', failed)
      child.on('close', (code) =>
        result ? done(result) : failed(new Error(`${file} ended with ${code} and no result`)),
      )
    })
  const load = (): Promise<Part> => import(path) as Promise<Part>
  return load().then(
    (part) => ({ ...part, run }),
    (error: unknown): Part => ({ name: file, run: () => Promise.reject(error) }),
  )
}

if (import.meta.main && process.send) {
  const part = (await import(resolve(process.argv[2] ?? ''))) as Part
  const result = await part.run().catch((error: unknown): Result => {
    console.error(error instanceof Error ? (error.stack ?? error.message) : error)
    return { passed: 0, failed: 1 }
  })
  // What is left open keeps nobody waiting.
  process.send({ ...result, cpu: cpuSeconds() }, () => process.exit())
}
