import { sql, type Db } from '../../db/index.ts'

/** Failures in a row after which a host is left alone. */
const PATIENCE = 3
const MINUTE_MS = 60_000
const LONGEST_MS = 6 * 60 * MINUTE_MS
/**
 * While one asks a host that has rested, the others go on waiting: longer than its answer may take.
 */
const PROBE_MS = MINUTE_MS

/** What is known of a host before it is asked. */
export interface Leave {
  host: string
  failures: number
  restsUntil: Date
}

/**
 * Leaves hosts alone that do not answer: one that times out would hold up everybody's pictures.
 * Kept for all instances.
 */
export interface HostBreaker {
  /**
   * Leave to ask the host; or, while it rests, until when. After a rest one may ask; the others
   * wait for what comes of it.
   */
  enter(host: string): Promise<Leave | { rests: Date }>
  /** It answered: all is forgotten. */
  answered(leave: Leave): Promise<void>
  /**
   * It did not. Until when it rests now; null: not yet. The pause grows: 1, 4, 16 minutes, at most
   * 6 hours.
   */
  failed(leave: Leave): Promise<Date | null>
}

const pause = (failures: number): number =>
  failures < PATIENCE ? 0 : Math.min(LONGEST_MS, MINUTE_MS * 4 ** (failures - PATIENCE))

export function hostBreaker(db: Db, now: () => Date): HostBreaker {
  const read = (host: string) =>
    db
      .selectFrom('fetch_host')
      .select(['failures', 'rests_until'])
      .where('host', '=', host)
      .executeTakeFirst()
  /** Counts only for who asked knowing the row as it is: ten that ask at once are one failure. */
  const move = async (
    { host, restsUntil }: Leave,
    failures: number,
    until: Date,
  ): Promise<boolean> => {
    const { rows } = await sql`
      insert into fetch_host as f (host, failures, rests_until)
      values (${host}, ${failures}, ${until})
      on conflict (host) do update
      set failures = excluded.failures, rests_until = excluded.rests_until
      where f.rests_until = ${restsUntil}
      returning host`.execute(db)
    return rows.length > 0
  }
  return {
    enter: async (host) => {
      const row = await read(host)
      if (!row) return { host, failures: 0, restsUntil: new Date(0) }
      const leave = { host, failures: row.failures, restsUntil: row.rests_until }
      if (row.failures < PATIENCE) return leave
      const left = row.rests_until.getTime() - now().getTime()
      // One longer than any was noted while a clock ran ahead.
      if (left > 0 && left <= LONGEST_MS) return { rests: row.rests_until }
      const until = new Date(now().getTime() + PROBE_MS)
      return (await move(leave, row.failures, until))
        ? { ...leave, restsUntil: until }
        : { rests: until }
    },
    answered: async ({ host, failures }) => {
      if (failures > 0) await db.deleteFrom('fetch_host').where('host', '=', host).execute()
    },
    failed: async (leave) => {
      const failures = leave.failures + 1
      const until = new Date(now().getTime() + pause(failures))
      if (await move(leave, failures, until)) return failures < PATIENCE ? null : until
      const row = await read(leave.host)
      return row && row.rests_until > now() ? row.rests_until : null
    },
  }
}
