import type { CalendarSettings } from '../../config/calendar.ts'
import {
  CalendarFailure,
  type CalendarEvent,
  type CalendarPage,
  type CalendarPort,
} from './index.ts'
import { seal, unseal } from './seal.ts'

const TIMEOUT_MS = 20_000
const CALENDAR_SCOPE = 'https://www.googleapis.com/auth/calendar.events'
const AT_ONCE = '2500'

interface Asked {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  headers?: Record<string, string>
  body?: string | URLSearchParams
}

/** What is wrong, from the status and Google's own word for it. */
function reasonOf(status: number, word: string, path: string): CalendarFailure['reason'] {
  // Our own name or secret is wrong: what people said yes to stands, and goes on once it is mended.
  if (word === 'invalid_client' || word === 'unauthorized_client') return 'down'
  if (word === 'invalid_grant') return 'ended'
  // So is a name that Google has deleted or shut (`deleted_client`): a token's end is told above.
  if (status === 401) return path === '/token' ? 'down' : 'ended'
  if (status === 429 || status >= 500 || (status === 403 && /rateLimit|quota/i.test(word)))
    return 'down'
  if (status === 412) return 'stale'
  if (status === 409) return 'taken'
  if (status === 410) return path.endsWith('/events') ? 'gone' : 'missing'
  return status === 404 ? 'missing' : 'refused'
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Google's word for a failure: `invalid_grant`, or the reason of its first error. */
function wordOf(answer: unknown): string {
  const { error } = (answer ?? {}) as { error?: unknown }
  if (typeof error === 'string') return error
  const { errors } = (error ?? {}) as { errors?: { reason?: unknown }[] }
  return textOf(errors?.[0]?.reason)
}

/** What a body says; null for one that is no object. An empty one is all there is of a removal. */
function saidIn(body: string): Record<string, unknown> | null {
  if (body === '') return {}
  try {
    const said: unknown = JSON.parse(body)
    return typeof said === 'object' && !Array.isArray(said)
      ? (said as Record<string, unknown> | null)
      : null
  } catch {
    return null
  }
}

const away = (error: unknown): never => {
  throw new CalendarFailure('down', `Google: ${error instanceof Error ? error.name : 'no answer'}`)
}

/** One call. An answer that breaks off is none, whatever its status: nothing is known of it. */
async function ask(
  url: URL,
  { method = 'GET', headers = {}, body }: Asked,
): Promise<Record<string, unknown>> {
  const reply = await fetch(url, {
    method,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers,
    ...(body === undefined ? {} : { body }),
  }).catch(away)
  const answer = saidIn(await reply.text().catch(away))
  if (!reply.ok)
    throw new CalendarFailure(
      reasonOf(reply.status, wordOf(answer), url.pathname),
      `Google answered ${reply.status}`,
    )
  return answer ?? away(null)
}

/** The list of an answer. One without is not a calendar with nothing in it. */
function itemsOf({ items }: Record<string, unknown>): CalendarEvent[] {
  if (!Array.isArray(items)) throw new CalendarFailure('down', 'Google answered no list')
  return items as CalendarEvent[]
}

/**
 * The e-mail inside an id token. It comes from Google itself over TLS, so its signature says
 * nothing more.
 */
function emailOf(idToken: unknown): string {
  try {
    return textOf(
      (
        JSON.parse(
          Buffer.from(textOf(idToken).split('.')[1] ?? '', 'base64url').toString('utf8'),
        ) as { email?: unknown }
      ).email,
    )
  } catch {
    return ''
  }
}

/**
 * Google Calendar by its REST interface (v3) and OAuth's code flow with PKCE, by plain fetch: its
 * packages weigh 22 to 231 MB. The calendar is the main one of the account.
 */
export function googleCalendar({
  clientId,
  clientSecret,
  keys,
  origin,
}: CalendarSettings): CalendarPort {
  const at = {
    consent: `${origin ?? 'https://accounts.google.com'}/o/oauth2/v2/auth`,
    token: `${origin ?? 'https://oauth2.googleapis.com'}`,
    api: `${origin ?? 'https://www.googleapis.com'}/calendar/v3/calendars/primary/events`,
  }
  const form = (path: string, fields: Record<string, string>) =>
    ask(new URL(`${at.token}${path}`), { method: 'POST', body: new URLSearchParams(fields) })
  const call = (
    access: string,
    path: string,
    query: Record<string, string> = {},
    { method, body, etag }: { method?: Asked['method']; body?: object; etag?: string | null } = {},
  ) => {
    const url = new URL(`${at.api}${path}`)
    url.search = new URLSearchParams(query).toString()
    const headers = {
      authorization: `Bearer ${access}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(etag ? { 'if-match': etag } : {}),
    }
    return ask(url, {
      ...(method ? { method } : {}),
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  }
  const one = (answer: Record<string, unknown>): CalendarEvent => {
    if (textOf(answer['id']) === '') throw new CalendarFailure('down', 'Google answered no event')
    return answer as unknown as CalendarEvent
  }
  const quiet = { sendUpdates: 'none' }
  return {
    consentUrl: ({ state, challenge, redirectUri, hint }) => {
      const query = new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: `openid email ${CALENDAR_SCOPE}`,
        access_type: 'offline',
        prompt: 'consent',
        state,
        code_challenge: challenge,
        code_challenge_method: 'S256',
        ...(hint ? { login_hint: hint } : {}),
      })
      return `${at.consent}?${query.toString()}`
    },
    exchange: async ({ code, verifier, redirectUri }) => {
      const answer = await form('/token', {
        grant_type: 'authorization_code',
        client_id: clientId,
        client_secret: clientSecret,
        code,
        code_verifier: verifier,
        redirect_uri: redirectUri,
      })
      const [refreshToken, email] = [textOf(answer['refresh_token']), emailOf(answer['id_token'])]
      // A person may leave the calendar out on Google's page and still agree.
      if (
        refreshToken === '' ||
        email === '' ||
        !textOf(answer['scope']).split(' ').includes(CALENDAR_SCOPE)
      )
        throw new CalendarFailure('refused', 'Google gave no access to the calendar')
      return { refreshToken, email }
    },
    access: async (refreshToken) => {
      const token = textOf(
        (
          await form('/token', {
            grant_type: 'refresh_token',
            client_id: clientId,
            client_secret: clientSecret,
            refresh_token: refreshToken,
          })
        )['access_token'],
      )
      if (token === '') throw new CalendarFailure('down', 'Google answered no token')
      return token
    },
    revoke: async (token) => {
      await form('/revoke', { token }).catch((error: unknown) => {
        // Google answers 400 for a token that no longer works.
        if (!(error instanceof CalendarFailure) || error.reason === 'down') throw error
      })
    },
    changes: async (access, from, pageToken) => {
      const query = {
        maxResults: AT_ONCE,
        showDeleted: 'true',
        ...('syncToken' in from
          ? { syncToken: from.syncToken }
          : { timeMin: from.since.toISOString() }),
        ...(pageToken ? { pageToken } : {}),
      }
      const answer = await call(access, '', query)
      return { ...(answer as Omit<CalendarPage, 'items'>), items: itemsOf(answer) }
    },
    insert: async (access, event) =>
      one(await call(access, '', quiet, { method: 'POST', body: event })),
    patch: async (access, id, event, etag) =>
      one(
        await call(access, `/${encodeURIComponent(id)}`, quiet, {
          method: 'PATCH',
          body: event,
          etag,
        }),
      ),
    instance: async (access, seriesId, original) => {
      const [found] = itemsOf(
        await call(access, `/${encodeURIComponent(seriesId)}/instances`, {
          originalStart: original.dateTime ?? original.date ?? '',
          showDeleted: 'true',
          maxResults: '1',
        }),
      )
      return found ? one({ ...found }) : null
    },
    remove: async (access, id, etag) =>
      void (await call(access, `/${encodeURIComponent(id)}`, quiet, { method: 'DELETE', etag })),
    seal: (token, userId) => seal(token, keys, userId),
    unseal: (sealed, userId) => unseal(sealed, keys, userId),
  }
}
