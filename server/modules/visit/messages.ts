import { isLang } from '../../contract/language.ts'
import { localeOf } from '../../formats/figure.ts'
import { ZONE } from '../../time/madrid.ts'
import type { Lang } from '../../contract/context.ts'
import { sayFrom } from '../../contract/messages.ts'
import ca from './messages/ca.json' with { type: 'json' }
import de from './messages/de.json' with { type: 'json' }
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }

/** The room's own sentences: sheet, refusals, mails, timelines. */
export const say = sayFrom({ es, en, ca, de })

/** Day and hour in the islands, as people of a language say it. */
export const moment = (at: Date, lang: Lang): string =>
  new Intl.DateTimeFormat(localeOf(lang), {
    timeZone: ZONE,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at)

/** One of the four languages we write in, Spanish for people of others. */
export const langOf = (language: string | null | undefined): Lang =>
  language && isLang(language) ? language : 'es'
