import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { memoryFolder } from '../../server/testing/memory-folder.ts'
import { scaled } from '../../server/testing/scaled.ts'
import type { Result } from '../part.ts'
import { Desk } from './kill/desk.ts'
import { openNames } from './kill/names.ts'
import { orphans } from './kill/orphans.ts'
import { openPost } from './kill/post.ts'
import { startServer, TARGETS, type Server } from './kill/server.ts'
import { verify } from './kill/verify.ts'

export const name = 'killed while writing'
export const cores = 0.5
export const seconds = 150

/**
 * Each target once in `npm test`, twice with `TESTS=all`: which moment a kill meets is chance in any
 * case, and `npm run kill -- 100` is the full trial.
 */
const ROUNDS = scaled(1, 2) * TARGETS.length
/** After so many rounds a long trial says how it stands. */
const TOLD = 10

export const run = (): Promise<Result> => rounds(ROUNDS)

/**
 * Rounds of writes, uploads, feeds, files of contacts, enquiries and their mails, a website that is
 * published with another picture and another price, domains that are proved and handed over,
 * takeouts, terms between agencies and introductions, through HTTP, SMTP and DNS, each ended by
 * SIGKILL of the server, of its PostgreSQL's first process, of one of the others, or of all. After
 * each the product comes back (by itself, or by being started), every acknowledged write is there
 * and nothing is there by half; at the end, after the sweep, no file is without a row and no row
 * without its file, every feed was read, and no mail came twice.
 * What was written outlives a killed process in memory as it does on a disk. `within`: seconds in
 * which it is back after each, for a trial on a quiet machine; beside other tests they tell of these
 * alone, and are only printed.
 */
export async function rounds(count: number, within?: number): Promise<Result> {
  const dataDir = memoryFolder('llar-kill-')
  const result: Result = { passed: 0, failed: 0 }
  const judge = (what: string, faults: string[]): void => {
    if (faults.length === 0) result.passed += 1
    else {
      result.failed += 1
      console.error(`${what}:\n- ${faults.slice(0, 20).join('\n- ')}`)
    }
  }
  const post = await openPost()
  const names = await openNames()
  let server: Server = await startServer(dataDir, post.url, names.settings)
  const seconds: number[] = []
  let counts: Record<string, number> = {}
  const soFar = (): string =>
    `${seconds.length} kills; acknowledged: ${Object.entries(counts)
      .map(([kind, n]) => `${n} ${kind}`)
      .join(', ')}; ${result.failed} failed`
  try {
    const desk = await Desk.open(server.url, { DATA_DIR: dataDir }, names)
    for (let round = 1; round <= count; round += 1) {
      // The last one is `both`: what it left under way is cleared by the start after it.
      const target = TARGETS[(count - round) % TARGETS.length] ?? 'both'
      const before = desk.counts()
      desk.work(server.url)
      await desk.hasWorked(before)
      await sleep(Math.random() * 1500) // the kill comes in the middle of something
      const killed = Date.now()
      await server.kill(target)
      if (target === 'server' || target === 'both') {
        await desk.rest()
        server = await startServer(dataDir, post.url, names.settings)
      } else {
        await server.back(killed)
        await desk.rest()
      }
      seconds.push(await server.back(killed))
      judge(`round ${round} (${target})`, await verify(server.url, desk))
      counts = desk.counts()
      if (round % TOLD === 0) console.log(soFar())
    }
    judge('everything', await verify(server.url, desk, true))
    judge('files, feeds and mails', await orphans({ DATA_DIR: dataDir }, desk, post, count))
    const sorted = seconds.toSorted((a, b) => a - b)
    const [middle = 0, longest = 0] = [sorted[Math.floor(count / 2)], sorted.at(-1)]
    const repeated =
      post.arrived.length - new Set(post.arrived.map(({ messageId }) => messageId)).size
    console.log(
      `back after ${middle.toFixed(1)} s (middle), ${longest.toFixed(1)} s (longest); ` +
        `${post.arrived.length} mails, ${repeated} of them again with the same Message-ID`,
    )
    judge(
      'work was done',
      desk.counts().takeouts > 0 &&
        Math.min(...Object.values({ ...counts, takeouts: count })) >= count
        ? []
        : ['too little was written to prove anything'],
    )
    judge(
      'comes back in time',
      within === undefined || longest <= within ? [] : [`${longest} s, not ${within} s`],
    )
  } finally {
    console.log(soFar()) // also when a round could not be ended
    await server.kill('both')
    await post.close()
    await names.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  return result
}
