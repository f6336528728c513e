import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Profile, UnmetCells } from '../../../generated/model/index.ts'
import { buildApp } from '../../../server/app.ts'
import { countDay } from '../../../server/modules/unmet/count.service.ts'
import { beside, fill } from '../agency.ts'
import { EMAIL, PASSWORD } from '../desk/fill.ts'
import { databaseMilliseconds } from '../memory.ts'
import { percentile } from '../measure.ts'
import { fillSearches } from './fill.ts'

const HOMES = 3000
const TIMES = 100
const SLOWEST_S = 60
const SLOWEST_MS = 200

/** What the desk asks: all of a kind, and one band and size, which is what a map draws. */
const QUESTIONS = [
  'unmet/cells/',
  'unmet/cells/?family=house&island=MALLORCA',
  'unmet/cells/?band=3&beds=three',
  'unmet/cells/?operation=A&band=2&beds=two',
]

/** How long a day's edition takes to count, and what it tells to come; asked without the wire. */
export async function measureUnmet(demands: number, say: (line: string) => void): Promise<string> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'llar-bench-unmet-'))
  try {
    await fill(dir, HOMES)
    const { deps, close } = await beside(dir)
    try {
      await fillSearches(deps.db, EMAIL.split('@')[0] ?? '', demands, say)
      const before = process.memoryUsage().rss
      const database = databaseMilliseconds(dir)
      const [begun, used] = [performance.now(), process.cpuUsage()]
      await countDay(deps)
      const seconds = (performance.now() - begun) / 1000
      const { user, system } = process.cpuUsage(used)
      const busy = [(user + system) / 1e6, (databaseMilliseconds(dir) - database) / 1000]
      const grown = (process.memoryUsage().rss - before) / 2 ** 20
      say(
        `counted in ${seconds.toFixed(1)} s, ${grown.toFixed(0)} MB more; processor time of server ` +
          `and database ${busy.map((one) => one.toFixed(1)).join(' and ')} s`,
      )
      const app = await buildApp(deps)
      try {
        return await table(app, demands, seconds)
      } finally {
        await app.close()
      }
    } finally {
      await close()
    }
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

async function table(
  app: Awaited<ReturnType<typeof buildApp>>,
  demands: number,
  seconds: number,
): Promise<string> {
  const login = await app.inject({
    method: 'POST',
    url: '/api/v1/user/login/',
    payload: { email: EMAIL, password: PASSWORD },
  })
  const { token } = login.json<Profile>()
  const lines = [
    `| demands | counted s (at most ${SLOWEST_S}) | question | cells | p50 / p95 ms | p95 < ${SLOWEST_MS} |`,
    `|${' --- |'.repeat(6)}`,
  ]
  for (const question of QUESTIONS) {
    const took: number[] = []
    let n = 0
    for (let at = 0; at < TIMES; at += 1) {
      const start = performance.now()
      const answer = await app.inject({
        url: `/api/v1/${question}`,
        headers: { authorization: `Bearer ${token}` },
      })
      took.push(performance.now() - start)
      n = answer.json<UnmetCells>().n
    }
    const [p50, p95] = [percentile(took, 0.5), percentile(took, 0.95)]
    lines.push(
      `| ${demands} | ${seconds.toFixed(1)} | ${question} | ${n} | ` +
        `${p50.toFixed(0)} / ${p95.toFixed(0)} | ${p95 < SLOWEST_MS ? 'yes' : '**no**'} |`,
    )
  }
  return lines.join('\n')
}
