import { sql } from '../db/index.ts'
import { isHeard } from '../db/listen.ts'
import { readMigrations } from '../db/migrate.ts'
import { readStalled } from '../jobs/stalled.ts'
import { bad, noted, ok, type Check } from './check.ts'

const HEARD_MS = 5000
/** Jobs, sessions and links of one time are told apart by less than this. */
const APART_MS = 2000

/** Several machines and a database with clocks of their own end sessions and links too early. */
const clock: Check = {
  name: 'clock',
  run: async ({ db, now }) => {
    const before = now().getTime()
    const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db)
    const after = now().getTime()
    const there = rows[0]?.at.getTime() ?? 0
    const apart = Math.max(before - there, there - after, 0)
    return apart <= APART_MS
      ? ok('as that of the database')
      : bad(
          `${(apart / 1000).toFixed(1)} s from that of the database`,
          'Set both by NTP (timedatectl set-ntp true).',
        )
  },
}

const heard: Check = {
  name: 'news',
  run: async ({ db, direct }) =>
    (await isHeard(direct, db, HEARD_MS))
      ? ok('what is said in the database is heard')
      : bad(
          'what is said in the database is not heard: news and jobs come late',
          'Set DATABASE_DIRECT_URL to the database itself, past the pooler.',
        ),
}

const migrations: Check = {
  name: 'migrations',
  run: async ({ db }) => {
    const ours = (await readMigrations()).map(({ name }) => name)
    const { rows } = await sql<{ name: string }>`select name from migration`.execute(db)
    const ran = rows.map(({ name }) => name)
    const [later] = ran.filter((name) => !ours.includes(name))
    const missing = ours.filter((name) => !ran.includes(name)).length
    if (later !== undefined)
      return bad(
        `the database is of a later version (${later})`,
        'Run that version: this one may lose what it wrote.',
      )
    return missing === 0
      ? ok(`all ${ran.length} ran`)
      : noted(
          `${missing} have not run`,
          'They run at the next start; make a back-up before: npm run backup.',
        )
  },
}

const jobs: Check = {
  name: 'jobs',
  run: async ({ db }) => {
    const stalled = await readStalled(db)
    const of = (wanted: string): string =>
      stalled
        .filter(({ state }) => state === wanted)
        .map(({ kind, count }) => `${count} ${kind}`)
        .join(', ')
    const [dead, waiting] = [of('dead'), of('ready')]
    if (dead !== '')
      return bad(
        `given up: ${dead}`,
        'See why with npm run jobs, mend it, then npm run jobs -- again.',
      )
    return waiting === ''
      ? ok('none is dead or waits for what is away')
      : noted(`wait for what is away: ${waiting}`, 'They go on by themselves: npm run jobs.')
  },
}

export const DATABASE_CHECKS: Check[] = [clock, heard, migrations, jobs]
