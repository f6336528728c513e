import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { sql, type Db } from '../../db/index.ts'
import type { Lang } from '../context.ts'
import { tooMany } from '../errors.ts'

/**
 * Who is counted, of an address: IPv4 as it is, an IPv6 household as one (its /64) however it is
 * spelled, an IPv4 address in IPv6 dress (`::ffff:192.0.2.1`) as IPv4.
 */
export function addressKey(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped !== undefined || !isIPv6(ip)) return mapped ?? ip
  const [before = '', after] = ip.replace(/%.*$/, '').split('::')
  const [head, tail] = [before, after ?? ''].map((part) => part.split(':').filter(Boolean)) as [
    string[],
    string[],
  ]
  const size = tail.length + (tail.at(-1)?.includes('.') ? 1 : 0)
  const groups =
    after === undefined
      ? head
      : [...head, ...Array<string>(Math.max(0, 8 - head.length - size)).fill('0'), ...tail]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/**
 * Counts one try of `operation` by `who` and throws 429 once there are more than `max` in `window`
 * seconds. The count is a row, so that it holds over all instances; the key is a digest, so that no
 * address is kept.
 */
export async function countTry(
  db: Db,
  operation: string,
  who: string,
  rate: { max: number; window: number },
  lang: Lang,
): Promise<void> {
  // A window that ends later than one that begins now was opened while a clock ran ahead; a minute's
  // grace, because two that count at once begin at different times.
  const over = sql`
    (r.expires_at <= now() or r.expires_at > now() + make_interval(secs => ${rate.window + 60}))`
  const key = createHash('sha256').update(`${operation} ${who}`).digest('base64url')
  const { rows } = await sql<{ hits: number; wait: number }>`
    insert into rate_limit as r (key, window_start, hits, expires_at)
    values (${key}, now(), 1, now() + make_interval(secs => ${rate.window}))
    on conflict (key) do update set
      hits = case when ${over} then 1 else r.hits + 1 end,
      window_start = case when ${over} then now() else r.window_start end,
      expires_at = case when ${over} then excluded.expires_at else r.expires_at end
    returning hits, ceil(extract(epoch from expires_at - now()))::int as wait`.execute(db)
  const row = rows[0]
  if (row && row.hits > rate.max) tooMany(lang, Math.max(1, row.wait))
}

/** Forgets windows that are over; run by a job. */
export async function forgetTries(db: Db): Promise<void> {
  await sql`delete from rate_limit where expires_at < now()`.execute(db)
}
