import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

const AUTOCANNON = path.join(import.meta.dirname, '../../node_modules/autocannon/autocannon.js')
const run = promisify(execFile)

/**
 * Requests per second of one address with 32 connections; in a process of its own, as a visitor is.
 */
export async function requestsPerSecond(url: string, seconds: number): Promise<number> {
  const { stdout } = await run(
    process.execPath,
    [AUTOCANNON, '--json', '--no-progress', '-c', '32', '-d', String(seconds), url],
    { maxBuffer: 1 << 24 },
  )
  const { requests, non2xx, errors } = JSON.parse(stdout) as {
    requests: { average: number }
    non2xx: number
    errors: number
  }
  if (non2xx + errors > 0)
    throw new Error(`${url}: ${non2xx} answers other than 2xx, ${errors} errors`)
  return requests.average
}

/**
 * The same address of two servers in turn, so that neither has the machine's better minutes; the
 * median of each.
 */
export async function sideBySide(
  ours: string,
  bare: string,
  seconds: number,
  rounds = 3,
): Promise<{ ours: number; bare: number }> {
  const found = { ours: [] as number[], bare: [] as number[] }
  for (const url of [bare, ours]) await requestsPerSecond(url, seconds) // the compilers' share
  for (let round = 0; round < rounds; round += 1) {
    found.bare.push(await requestsPerSecond(bare, seconds))
    found.ours.push(await requestsPerSecond(ours, seconds))
  }
  const middle = (list: number[]): number =>
    list.sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0
  return { ours: middle(found.ours), bare: middle(found.bare) }
}
