import type { Lang } from '../../contract/context.ts'
import { sayFrom } from '../../contract/messages.ts'
import ca from './messages/ca.json' with { type: 'json' }
import de from './messages/de.json' with { type: 'json' }
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }

/** The room's own sentences: lights, alarms, proofs, refusals. */
export const say = sayFrom({ es, en, ca, de })
export type Key = keyof typeof es

/** A day (YYYY-MM-DD) in words. */
export const dayIn = (lang: Lang, day: string): string =>
  new Intl.DateTimeFormat(lang, { timeZone: 'UTC', dateStyle: 'long' }).format(
    new Date(`${day}T00:00:00Z`),
  )
