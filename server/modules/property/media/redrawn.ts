import type { Lang } from '../../../contract/context.ts'
import { unsupported } from '../../../contract/errors.ts'
import { say } from '../messages.ts'
import { strip, Unreadable } from './picture.ts'

/**
 * A picture that somebody outside receives: in its own format, with nothing but its pixels, since a
 * phone writes into it where it was taken. 415 in words when it cannot be read.
 */
export async function redrawn(source: string | Buffer, lang: Lang): Promise<Buffer> {
  try {
    return (await strip(source, 'itsOwn')).data
  } catch (error) {
    if (error instanceof Unreadable) return unsupported(say(lang, `media.${error.why}`))
    throw error
  }
}
