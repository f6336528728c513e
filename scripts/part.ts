import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** Repository this script belongs to. */
export const ROOT = join(import.meta.dirname, '..')

/** What a part of `npm test` found; a part counts in its own unit (tests, files, rules). */
export interface Result {
  passed: number
  failed: number
  /** What failed, and what came right only at its second try, a line each. */
  names?: readonly string[]
  /** Processor seconds of the part and all it started; known of a part in a process of its own. */
  cpu?: number | null
}

/** A part of `npm test` or `npm run check`. It prints its own findings. */
export interface Part {
  name: string
  /**
   * How many of two cores it keeps busy: both unless told; a half: it waits more than it works.
   * Parts that find room run beside each other.
   */
  cores?: 0.5 | 1 | 2
  /** Names of the parts whose work it uses: it waits for those of them that run. */
  after?: readonly string[]
  /**
   * Seconds on the clock beside the others, about, as a run's table says them: who takes longest,
   * with whoever waits for it, starts first.
   */
  seconds?: number
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
