import path from 'node:path'
import type { Profile } from '../../../generated/model/index.ts'
import { openDeps } from '../../../server/deps.ts'
import { readEnv } from '../../../server/config/env.ts'
import { start } from '../children.ts'
import { percentile } from '../measure.ts'
import { peakMegabytes } from '../memory.ts'
import { measureActs, type ActFound } from './acts.ts'
import { EMAIL, fillDesk, PASSWORD } from './fill.ts'
import type { ScreenFound } from './screen-found.ts'
import { measureScreens } from './screens.ts'

const MAIN = path.join(import.meta.dirname, '../../../server/main.ts')
const TARGET = 200

const table = (rows: (string | number)[][]): string =>
  rows
    .flatMap((row, at) => (at === 0 ? [row, row.map(() => '---')] : [row]))
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n')
const times = (list: number[]): string =>
  `${percentile(list, 0.5).toFixed(0)} / ${percentile(list, 0.95).toFixed(0)}`

const actTable = (found: ActFound[]): string =>
  table([
    ['list', 'act', 'by the clock p50 / p95', 'processor time p50 / p95'],
    ...found.map((one) => [one.list, one.act, times(one.clock), times(one.processor)]),
  ])

const screenTable = (found: ScreenFound[]): string =>
  table([
    [
      'list',
      'act',
      'main thread, ms',
      'after it, ms',
      'by the clock, ms',
      'without the rest of typing',
      `< ${TARGET}`,
    ],
    ...found.map(({ list, act, thread, after, clock, rest }) => [
      list,
      act,
      thread.toFixed(0),
      after.toFixed(0),
      clock.toFixed(0),
      (clock - rest).toFixed(0),
      thread < TARGET && clock - rest < TARGET ? 'yes' : '**no**',
    ]),
  ])

/**
 * Lists of the desk with so many records of each kind: what the server takes for an act, and what
 * the browser does.
 */
export async function measureDesk(
  dir: string,
  port: number,
  count: number,
  say: (line: string) => void,
): Promise<string> {
  const { deps, close } = await openDeps(
    readEnv({ DATA_DIR: dir, LOG_LEVEL: 'silent', SITE_URL: 'http://127.0.0.1', JOB_WORKERS: '0' }),
  )
  await fillDesk(deps.db, count, say).finally(close)
  const server = await start(
    MAIN,
    [],
    { DATA_DIR: dir, PORT: String(port), LOG_LEVEL: 'warn', RATE_LIMIT: 'off', JOB_WORKERS: '0' },
    'Llar: http',
  )
  try {
    const site = `http://127.0.0.1:${port}`
    const login = await fetch(`${site}/api/v1/user/login/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
    })
    const profile = (await login.json()) as Profile
    const acts = await measureActs(site, profile.token, { pid: server.pid, dir, times: 15 })
    // At once: what fails in the browser later takes nothing of it away.
    say(`answers\n\n${actTable(acts)}\n`)
    const screens = await measureScreens(site, profile)
    return `${screenTable(screens)}\n\nServer: ${peakMegabytes(server.pid)} MB at its peak.`
  } finally {
    await server.stop()
  }
}
