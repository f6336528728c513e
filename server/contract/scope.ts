import type { Db } from '../db/index.ts'
import type { Lang, Session } from './context.ts'
import { HttpError } from './errors.ts'
import { say } from './messages.ts'
import { countTry } from './rate-limit/rate-limit.ts'
import type { Route } from './routes.ts'

/** Requests of one key in `window` seconds, over all operations and instances. */
export const KEY_RATE = { max: 600, window: 60 }

/**
 * A session as an operation may see it: a person's as it is; a key's where its scopes reach (403
 * elsewhere). Where nobody has to sign in a key is nobody.
 */
export function withinScope(
  session: Session | null,
  { scope }: Pick<Route, 'scope'>,
  lang: Lang,
): Session | null {
  if (!session?.key) return session
  if (scope === 'public') return null
  if (session.key.scopes.includes(scope)) return session
  const message = scope === 'never' ? say(lang, 'scopeNever') : say(lang, 'scope', { scope })
  throw new HttpError(403, { message })
}

/** Counts a request of a key; throws 429 past `KEY_RATE`. */
export async function countKey(db: Db, session: Session | null, lang: Lang): Promise<void> {
  if (session?.key) await countTry(db, 'key', session.key.id, KEY_RATE, lang)
}
