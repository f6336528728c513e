import { connectGoogleCalendar } from '../../../generated/api/calendar/calendar'
import { isLang, type Lang } from '../../i18n/language'
import { firstSentenceOf } from '../../lib/api-error'
import { setMessage } from '../../lib/message'
import { tellFailure } from '../../lib/tell-failure'

const KEY = 'llar.calendar'

/** Google leads back to the page in Spanish: which language the person was in. */
export const keepLang = (lang: Lang): void => sessionStorage.setItem(KEY, lang)

/** The language the person left in; forgets it. */
export function leftIn(): Lang | null {
  const lang = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  return isLang(lang) ? lang : null
}

/** What Google said, sent once however often the page is drawn. */
const sent = new Map<string, Promise<boolean>>()

/** Finishes what began on Google's page; false when it came to nothing, which is then said. */
export function finish(
  { code, state }: { code: string | null; state: string },
  refused: string,
): Promise<boolean> {
  const before = sent.get(state)
  if (before) return before
  const now =
    code === null
      ? Promise.resolve(false).then(() => (setMessage('WARNING', refused), false))
      : connect(code, state)
  sent.set(state, now)
  return now
}

async function connect(code: string, state: string): Promise<boolean> {
  try {
    await connectGoogleCalendar({ code, state }, { quiet: true, silent: true })
    return true
  } catch (failure) {
    tellFailure(failure, firstSentenceOf)
    return false
  }
}
