import type pg from 'pg'
import { readNote } from '../backup/index.ts'
import type { Deps } from '../contract/deps.ts'
import { sql, type Replicas } from '../db/index.ts'
import { readStalled } from '../jobs/stalled.ts'
import type { MetricName } from './names.ts'

/** One number, and of what. */
export interface Reading {
  name: MetricName
  value: number
  labels?: Record<string, string>
}

/** What is looked at when somebody asks. */
export interface Looked {
  deps: Pick<Deps, 'condition' | 'config' | 'db' | 'live' | 'now' | 'replicas'>
  pool: pg.Pool
}

const PATIENCE_MS = 3000

/** What this process knows by itself. */
async function ofProcess({ deps, pool }: Looked): Promise<Reading[]> {
  const { database, files, live } = await deps.condition.read()
  const parts = { database: database === 'ok', files: files === 'ok', live: live === 'listening' }
  const states = { total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }
  const { made, proved } = await readNote(deps.config.dataDir)
  const ageOf = (at: string): number => (deps.now().getTime() - Date.parse(at)) / 1000
  return [
    ...Object.entries(parts).map(([part, well]) => ({
      name: 'llar_condition' as const,
      value: Number(well),
      labels: { part },
    })),
    ...Object.entries(states).map(([state, value]) => ({
      name: 'llar_pool_connections' as const,
      value,
      labels: { state },
    })),
    { name: 'llar_live_streams', value: deps.live.count() },
    ...(deps.replicas ? ofReplicas(deps.replicas) : []),
    ...(made ? [{ name: 'llar_backup_age_seconds' as const, value: ageOf(made.snapshotAt) }] : []),
    ...(proved?.sound
      ? [{ name: 'llar_backup_proof_age_seconds' as const, value: ageOf(proved.at) }]
      : []),
  ]
}

/** Numbers are those of the setting, from 1. */
function ofReplicas(replicas: Replicas): Reading[] {
  const { replicas: each, primary } = replicas.state()
  return [
    { name: 'llar_read_answers', value: primary, labels: { pool: 'primary' } },
    ...each.flatMap(({ lagMs, isIn, answered }, index): Reading[] => {
      const replica = String(index + 1)
      return [
        { name: 'llar_read_answers', value: answered, labels: { pool: replica } },
        { name: 'llar_replica_in_turn', value: Number(isIn), labels: { replica } },
        { name: 'llar_replica_lag_seconds', value: lagMs / 1000, labels: { replica } },
      ]
    }),
  ]
}

/** What the database knows, of all instances. Kinds of jobs are ours, and as many as there are. */
async function ofDatabase({ deps: { db }, pool }: Looked): Promise<Reading[]> {
  const begun = performance.now()
  const client = await pool.connect()
  const waited = (performance.now() - begun) / 1000
  client.release()
  const { rows: due } = await sql<{ kind: string; age: number }>`
    select kind, extract(epoch from clock_timestamp() - min(run_at))::float8 as age from job
    where state = 'ready' and run_at <= now() and outage is null group by kind`.execute(db)
  const { rows: chains } = await sql<{ records: number; faults: number; age: number | null }>`
    select (select count(*)::int from fiscal_record) as records,
      coalesce(sum(jsonb_array_length(faults)), 0)::int as faults,
      extract(epoch from now() - min(checked_at))::float8 as age from fiscal_check`.execute(db)
  const [chain] = chains
  return [
    { name: 'llar_pool_wait_seconds', value: waited },
    ...due.map(({ kind, age }) => ({
      name: 'llar_job_age_seconds' as const,
      value: age,
      labels: { kind },
    })),
    ...(await readStalled(db)).map(({ kind, state, outage, count }): Reading =>
      state === 'dead'
        ? { name: 'llar_jobs_dead', value: count, labels: { kind } }
        : { name: 'llar_jobs_waiting', value: count, labels: { outage: outage ?? '' } },
    ),
    { name: 'llar_fiscal_records', value: chain?.records ?? 0 },
    { name: 'llar_fiscal_faults', value: chain?.faults ?? 0 },
    ...(chain?.age !== undefined && chain.age !== null
      ? [{ name: 'llar_fiscal_check_age_seconds' as const, value: chain.age }]
      : []),
  ]
}

/**
 * All there is to say now. A database that does not answer in time is said, and hides nothing of the
 * rest: that is when somebody looks.
 */
export async function look(looked: Looked): Promise<Reading[]> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((done) => (timer = setTimeout(() => done(null), PATIENCE_MS)))
  const asked = ofDatabase(looked).catch(() => null)
  const [own, theirs] = await Promise.all([ofProcess(looked), Promise.race([asked, late])])
  clearTimeout(timer)
  return [...own, ...(theirs ?? []), { name: 'llar_scrape_failed', value: theirs === null ? 1 : 0 }]
}
