import { attended } from './operate/attended.ts'
import { list, take, withdraw } from './operate/offer.ts'
import type { Needs, Said } from './operate/said.ts'
import { addSession, cancel } from './operate/session.ts'

export const USAGE = `npm run course -- list
npm run course -- import FOLDER [--dry-run]
npm run course -- withdraw NAME
npm run course -- session NAME START END SEATS MINIMUM LANGUAGE TEACHER PLACE|https://…
npm run course -- cancel SESSION
npm run course -- attended SESSION E-MAIL …

START and END with their zone: 2026-12-03T09:00+01:00`

/** A word of the operator on courses; what is refused changes nothing. */
export async function runCourse([word, ...args]: string[], deps: Needs): Promise<Said> {
  const [first = '', ...rest] = args
  const isUuid = /^[0-9a-f-]{36}$/.test(first)
  if (word === 'list') return list(deps)
  if (word === 'import' && first) return take(deps, first, rest.includes('--dry-run'))
  if (word === 'withdraw' && first) return withdraw(deps, first)
  if (word === 'session' && args.length >= 8) return addSession(deps, args)
  if (word === 'cancel' && isUuid) return cancel(deps, first)
  if (word === 'attended' && isUuid && rest.length > 0) return attended(deps, first, rest)
  return { lines: [USAGE], code: 2 }
}
