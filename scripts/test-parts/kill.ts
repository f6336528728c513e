import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Result } from '../part.ts'
import { Desk } from './kill/desk.ts'
import { orphans } from './kill/orphans.ts'
import { startServer, type Server } from './kill/server.ts'
import { verify } from './kill/verify.ts'

export const name = 'killed while writing'

/** How often the server and its database are killed; 50 for the full trial. */
const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 10)

/**
 * Rounds of writes and uploads through HTTP, each ended by SIGKILL of the server and of every process of its
 * PostgreSQL. After each start every acknowledged write must be there and nothing may be there by half; at the end,
 * after the sweep, no file may be without a row and no row without its file.
 */
export async function run(): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'llar-kill-'))
  const result: Result = { passed: 0, failed: 0 }
  const judge = (what: string, faults: string[]): void => {
    if (faults.length === 0) result.passed += 1
    else {
      result.failed += 1
      console.error(`${what}:\n- ${faults.slice(0, 20).join('\n- ')}`)
    }
  }
  let server: Server = await startServer(dataDir)
  try {
    const desk = await Desk.open(server.url)
    for (let round = 1; round <= ROUNDS; round += 1) {
      const before = desk.counts()
      desk.work(server.url)
      await desk.hasWorked(before)
      await sleep(Math.random() * 1500) // the kill comes in the middle of something
      await server.kill()
      await desk.rest()
      server = await startServer(dataDir)
      judge(`round ${round}`, await verify(server.url, desk))
    }
    judge('files', await orphans(dataDir))
    const { created, saved, photos, documents } = desk.counts()
    console.log(`${ROUNDS} kills; acknowledged: ${created} homes, ${saved} saves, ${photos} photos, ${documents} documents`)
    judge('work was done', Math.min(created, saved, photos, documents) >= ROUNDS ? [] : ['too little was written to prove anything'])
  } finally {
    await server.kill()
    await rm(dataDir, { recursive: true, force: true })
  }
  return result
}
