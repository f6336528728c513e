import type { Lang } from '../../contract/context.ts'
import { fieldErrors } from '../../contract/errors.ts'
import { say } from '../../contract/words.ts'
import { isUuid } from '../../db/id.ts'

/** A place in a list as an opaque word. */
export const encodeCursor = (place: Record<string, string>): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url')

const isTime = (text: string): boolean =>
  /^\d{4}-.+Z$/.test(text) && !Number.isNaN(Date.parse(text))
const FORM = { id: isUuid, at: isTime }

/** The place a cursor names; anything that is none of ours is a 400 at `cursor`. */
export function decodeCursor<T extends Partial<Record<keyof typeof FORM, string>>>(
  cursor: string,
  keys: (keyof typeof FORM)[],
  lang: Lang,
): T {
  try {
    const place = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as Record<string, unknown>
    if (keys.every((key) => typeof place[key] === 'string' && FORM[key](place[key])))
      return place as T
  } catch {
    // not JSON: answered below
  }
  return fieldErrors({ cursor: say(lang, 'invalid') })
}
