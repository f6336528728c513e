import { createHash, randomBytes } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { CalendarEvent } from '../ports/calendar/index.ts'

const SCOPE = 'openid email https://www.googleapis.com/auth/calendar.events'
type Stored = CalendarEvent & Record<string, unknown> & { etag: string; at: number }

/**
 * A double of Google on the loopback: OAuth with PKCE, and one person's main calendar (list with
 * sync tokens, insert, patch, instances, delete).
 */
export interface GoogleDouble {
  origin: string
  /** Every write that came, as `PATCH <id>`. */
  writes: string[]
  /** What the calendar holds, by id; taken ones are `cancelled`. */
  events: Map<string, Stored>
  /** What the person does in Google itself. */
  put(event: Partial<CalendarEvent> & { id: string }): Stored
  /** A code as the consent page hands it out. */
  consent(
    url: string,
    options?: { email?: string; withoutCalendar?: boolean },
  ): { code: string; state: string }
  /** Sync tokens handed out so far answer 410. */
  forgetTokens(): void
  /** Refresh tokens that were taken back. */
  revoked: string[]
  /** Answers this status to everything of the calendar; null: works again. */
  fail(status: number | null): void
  /** Whether it refuses every write for good. */
  refuse(isRefused: boolean): void
  /** Breaks off in the middle of every answer of this kind; null: says all of it again. */
  cut(what: 'list' | 'instances' | null): void
  /** Runs once, right before the next write is looked at. */
  beforeWrite(act: () => void): void
  close(): Promise<void>
}

const stampOf = (time: { dateTime?: string | null; date?: string | null } | undefined): string =>
  time?.dateTime
    ? new Date(time.dateTime).toISOString().replace(/[-:]|\.\d{3}/g, '')
    : (time?.date ?? '').replaceAll('-', '')

export async function startGoogle(now: () => Date = () => new Date()): Promise<GoogleDouble> {
  const events = new Map<string, Stored>()
  const codes = new Map<string, { challenge: string; email: string; scope: string }>()
  const refresh = new Set<string>()
  const double = {
    writes: [] as string[],
    revoked: [] as string[],
    failing: null as number | null,
    cut: null as 'list' | 'instances' | null,
    isRefusing: false,
    oldest: 0,
    clock: 0,
    act: null as (() => void) | null,
  }

  const store = (event: Partial<CalendarEvent> & { id: string }): Stored => {
    double.clock += 1
    const before = events.get(event.id)
    const times = Object.fromEntries(
      (['start', 'end'] as const).flatMap((name) =>
        event[name]
          ? [
              [
                name,
                Object.fromEntries(
                  Object.entries(event[name]).filter(([, value]) => value !== null),
                ),
              ],
            ]
          : [],
      ),
    )
    const stored = {
      status: 'confirmed',
      iCalUID: `${event.id}@google.com`,
      ...before,
      ...event,
      ...times,
      updated: now().toISOString(),
      etag: `"${double.clock}"`,
      at: double.clock,
    } as Stored
    events.set(event.id, stored)
    return stored
  }

  const token = (fields: URLSearchParams): [number, object] => {
    if (fields.get('client_id') === 'deleted') return [401, { error: 'deleted_client' }]
    if (fields.get('client_id') !== 'rig' || fields.get('client_secret') !== 'rig-secret')
      return [401, { error: 'invalid_client' }]
    if (fields.get('grant_type') === 'refresh_token')
      return refresh.has(fields.get('refresh_token') ?? '')
        ? [200, { access_token: `at-${fields.get('refresh_token')}`, expires_in: 3599 }]
        : [400, { error: 'invalid_grant' }]
    const code = codes.get(fields.get('code') ?? '')
    codes.delete(fields.get('code') ?? '')
    if (
      !code ||
      createHash('sha256')
        .update(fields.get('code_verifier') ?? '')
        .digest('base64url') !== code.challenge
    )
      return [400, { error: 'invalid_grant' }]
    const made = `rt-${randomBytes(6).toString('hex')}`
    refresh.add(made)
    const idToken = `x.${Buffer.from(JSON.stringify({ email: code.email })).toString('base64url')}.x`
    return [200, { access_token: 'at', refresh_token: made, scope: code.scope, id_token: idToken }]
  }

  const list = (query: URLSearchParams): [number, object] => {
    const since = Number(query.get('syncToken') ?? 0)
    if (query.has('syncToken') && query.has('timeMin')) return [400, {}]
    if (query.has('syncToken') && since < double.oldest)
      return [410, { error: { errors: [{ reason: 'fullSyncRequired' }] } }]
    const all = [...events.values()].filter((one) => one.at > since).toSorted((a, b) => b.at - a.at)
    // Pages of two, so that paging is walked.
    const from = Number(query.get('pageToken') ?? 0)
    const items = all
      .slice(from, from + 2)
      .map((one) =>
        one.status === 'cancelled' && !one.recurringEventId
          ? { id: one.id, status: 'cancelled', etag: one.etag, updated: one.updated }
          : one,
      )
    return [
      200,
      from + 2 < all.length
        ? { items, nextPageToken: String(from + 2) }
        : { items, nextSyncToken: String(double.clock) },
    ]
  }

  const instances = (id: string, original: string): [number, object] => {
    const series = events.get(id)
    if (!series?.recurrence) return [404, {}]
    const time = original.includes('T') ? { dateTime: original } : { date: original }
    const name = `${id}_${stampOf(time)}`
    return [
      200,
      {
        items: [
          events.get(name) ?? {
            ...series,
            id: name,
            etag: `"i${series.at}"`,
            recurrence: undefined,
            recurringEventId: id,
            originalStartTime: time,
          },
        ],
      },
    ]
  }

  const write = (
    method: string,
    id: string,
    body: Partial<CalendarEvent>,
    match: string | undefined,
  ): [number, object | null] => {
    double.act?.()
    double.act = null
    double.writes.push(`${method} ${id}`)
    if (double.isRefusing) return [403, { error: { errors: [{ reason: 'forbidden' }] } }]
    if (method === 'POST')
      return events.has(id)
        ? [409, { error: { errors: [{ reason: 'duplicate' }] } }]
        : [200, store({ ...body, id })]
    const [seriesId = '', stamp] = id.split('_')
    const series = stamp ? events.get(seriesId) : undefined
    const before = events.get(id)
    if (!before && !series) return [404, {}]
    if (match !== undefined && before && match !== before.etag) return [412, {}]
    if (method === 'DELETE' && before?.status === 'cancelled') return [410, {}]
    const original =
      stamp && series
        ? {
            recurringEventId: seriesId,
            originalStartTime: /T/.test(stamp)
              ? { dateTime: stamp.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z') }
              : { date: stamp.replace(/^(....)(..)(..)$/, '$1-$2-$3') },
          }
        : {}
    const stored = store({
      ...original,
      ...(method === 'DELETE' ? { status: 'cancelled' as const } : body),
      id,
    })
    return method === 'DELETE' ? [204, null] : [200, stored]
  }

  const server = http.createServer(async (request, reply) => {
    const url = new URL(request.url ?? '/', 'http://x')
    const body = await text(request)
    const answer = ([status, value]: [number, object | null]) =>
      reply
        .writeHead(status, { 'content-type': 'application/json' })
        .end(value === null ? '' : JSON.stringify(value))
    const read = (what: 'list' | 'instances', [status, value]: [number, object]) => {
      if (double.cut !== what || status !== 200) return answer([status, value])
      const whole = JSON.stringify(value)
      reply.writeHead(status, { 'content-type': 'application/json' })
      return reply.write(whole.slice(0, whole.length / 2), () => reply.destroy())
    }
    if (url.pathname === '/token') return answer(token(new URLSearchParams(body)))
    if (url.pathname === '/revoke') {
      const gone = new URLSearchParams(body).get('token') ?? ''
      double.revoked.push(gone)
      return answer(refresh.delete(gone) ? [200, {}] : [400, { error: 'invalid_token' }])
    }
    if (url.pathname === '/o/oauth2/v2/auth') {
      // The page of consent agrees at once.
      const { code, state } = consent(url.href)
      return reply
        .writeHead(302, {
          location: `${url.searchParams.get('redirect_uri')}?${new URLSearchParams({ state, code, scope: SCOPE })}`,
        })
        .end()
    }
    if (double.failing) return answer([double.failing, {}])
    if (!refresh.has((request.headers.authorization ?? '').replace('Bearer at-', '')))
      return answer([401, {}])
    const [, id = '', more] =
      /^\/calendar\/v3\/calendars\/primary\/events(?:\/([^/]+))?(?:\/(instances))?$/.exec(
        url.pathname,
      ) ?? []
    const fields = body ? (JSON.parse(body) as Partial<CalendarEvent>) : {}
    if (more) return read('instances', instances(id, url.searchParams.get('originalStart') ?? ''))
    if (request.method === 'GET') return read('list', list(url.searchParams))
    return answer(
      write(request.method ?? '', id || (fields.id ?? ''), fields, request.headers['if-match']),
    )
  })
  const consent: GoogleDouble['consent'] = (
    address,
    { email = 'aina@google.example', withoutCalendar = false } = {},
  ) => {
    const asked = new URL(address).searchParams
    const code = randomBytes(6).toString('hex')
    codes.set(code, {
      challenge: asked.get('code_challenge') ?? '',
      email,
      scope: withoutCalendar ? 'openid email' : SCOPE,
    })
    return { code, state: asked.get('state') ?? '' }
  }
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    writes: double.writes,
    events,
    revoked: double.revoked,
    put: store,
    consent,
    forgetTokens: () => void (double.oldest = double.clock + 1),
    fail: (status) => void (double.failing = status),
    refuse: (isRefused) => void (double.isRefusing = isRefused),
    cut: (what) => void (double.cut = what),
    beforeWrite: (act) => void (double.act = act),
    close: () => new Promise((done) => server.close(() => done())),
  }
}
