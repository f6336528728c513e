import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** Repository this script belongs to. */
export const ROOT = join(import.meta.dirname, '..')

/** What a part of `npm test` found; a part counts in its own unit (tests, files, rules). */
export interface Result {
  passed: number
  failed: number
}

/** A part of `npm test` or `npm run check`. It prints its own findings. */
export interface Part {
  name: string
  /**
   * How many of two cores it keeps busy: both unless told; none: it waits more than it works. Parts
   * that find room run beside each other.
   */
  cores?: 0 | 1 | 2
  run(): Promise<Result>
}

/**
 * Runs a program of node_modules/.bin, or any other, under Node 24; resolves with its exit code and
 * output.
 */
export function command(
  program: string,
  args: string[],
  { show = false, env = {} as Record<string, string> } = {},
): Promise<{ code: number; output: string }> {
  const bin = join(ROOT, 'node_modules', '.bin')
  const child = spawn(program, args, {
    cwd: ROOT,
    env: {
      ...process.env,
      FORCE_COLOR: '0',
      NO_COLOR: '1',
      ...env,
      PATH: `${bin}:${process.env['PATH'] ?? ''}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const take = (chunk: Buffer) => {
    output += chunk.toString()
    if (show) process.stdout.write(chunk)
  }
  child.stdout.on('data', take)
  child.stderr.on('data', take)
  return new Promise((done) => {
    child.on('error', (error) => done({ code: 127, output: `${output}${error.message}` }))
    child.on('close', (code) => done({ code: code ?? 1, output }))
  })
}

/** A part that is one command: it passes when the command ends with 0, else its output is shown. */
export async function oneCommand(program: string, args: string[]): Promise<Result> {
  const { code, output } = await command(program, args)
  if (code === 0) return { passed: 1, failed: 0 }
  console.error(output.trim())
  return { passed: 0, failed: 1 }
}

/** Runs one part and prints its result and time; one that throws counts as one failure. */
async function runPart(part: Part): Promise<Result> {
  const started = performance.now()
  const result = await part.run().catch((error: unknown): Result => {
    console.error(error instanceof Error ? (error.stack ?? error.message) : error)
    return { passed: 0, failed: 1 }
  })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(
    `${result.failed === 0 ? 'ok  ' : 'FAIL'} ${part.name.padEnd(28)} ${String(result.passed).padStart(5)} passed ${String(result.failed).padStart(4)} failed ${seconds.padStart(7)} s`,
  )
  return result
}

const CORES = 2
const coresOf = ({ cores = CORES }: Part): number => cores

/**
 * Runs parts in their order, each as soon as there is room for it beside those that still run; none
 * overtakes another.
 */
export async function runParts(parts: readonly Part[]): Promise<Result> {
  const results: Result[] = []
  const running = new Set<Promise<void>>()
  let busy = 0
  for (const part of parts) {
    while (busy + coresOf(part) > CORES) await Promise.race(running)
    busy += coresOf(part)
    const run: Promise<void> = runPart(part).then((result) => {
      results.push(result)
      busy -= coresOf(part)
      running.delete(run)
    })
    running.add(run)
  }
  await Promise.all(running)
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
  }
}
