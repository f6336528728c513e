import type { Lang } from '../../contract/context.ts'
import { sayFrom } from '../../contract/messages.ts'
import { localeOf } from '../../formats/figure.ts'
import ca from './messages/ca.json' with { type: 'json' }
import de from './messages/de.json' with { type: 'json' }
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }

/** The module's own sentences. */
export const say = sayFrom({ es, en, ca, de })

/** A day (YYYY-MM-DD) as people write it. */
export const dayIn = (lang: Lang, day: string): string =>
  new Intl.DateTimeFormat(localeOf(lang), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))
