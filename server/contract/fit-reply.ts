import type { Lang, Logger } from './context.ts'
import { broken } from './failure.ts'
import type { JsonSchema, Route } from './routes.ts'
import { NOTHING, type Fit } from './stored/fit.ts'
import { Written } from './written.ts'
import { say } from './messages.ts'

/** What goes out of a handler's answer. */
export interface Fitted {
  status: number
  body: unknown
  headers: Record<string, string>
  /** The body as JSON, where it is known already. */
  text?: string
}

/** Holds an answer to the contract. */
export type ReplyCheck = (body: unknown, log: Logger, lang: Lang) => Fitted

/**
 * The check of one reply. An answer may hold what the contract of the day does not know, since
 * columns beside the stored documents, too, were filled under another one: what fits goes out and
 * the rest is logged, so that a list lacks one of its items and not all of them. Where nothing fits,
 * a reader, and who was refused anyway, is told to come again (503). Who wrote is told that it was
 * done and cannot be shown (503, too, and not when to try again): handlers answer after their
 * transaction, so a second try would do it twice.
 * `exact`, in tests: any answer of the wrong shape is our own fault, 500.
 */
export function replyCheck(
  route: Route,
  status: number,
  schema: JsonSchema,
  { fit, exact }: { fit: Fit; exact: boolean },
): ReplyCheck {
  const check = fit.checkOf(schema)
  const written = new Written(fit, schema)
  return (body, log, lang): Fitted => {
    const text = written.of(body)
    if (text !== null) return { status, body, headers: {}, text }
    const errors = check(body, false)
    if (!errors) return { status, body, headers: {} }
    const [{ instancePath = '', keyword = '', params = {} } = {}] = errors
    const fault = { operation: route.operationId, status, path: instancePath, keyword, params }
    const part = exact ? NOTHING : fit.read(schema, JSON.parse(JSON.stringify(body)))
    if (part !== NOTHING) {
      log.warn(fault, 'reply cut to the contract')
      return { status, body: part, headers: {} }
    }
    log.error(fault, 'reply does not fit the contract')
    if (exact) return { status: 500, body: broken(lang), headers: {} }
    if (route.method !== 'GET' && status < 400)
      return { status: 503, body: { message: say(lang, 'doneUnshown') }, headers: {} }
    return {
      status: 503,
      body: { message: say(lang, 'unavailable') },
      headers: { 'retry-after': '60' },
    }
  }
}
