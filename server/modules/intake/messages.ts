import type { Lang } from '../../contract/context.ts'
import { sayFrom } from '../../contract/messages.ts'
import type { IntakeSentence } from '../../db/tables/intake.ts'
import ca from './messages/ca.json' with { type: 'json' }
import de from './messages/de.json' with { type: 'json' }
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }

/** The room's own sentences: what is wrong with a file or a row, notices, heads of the report. */
export const say = sayFrom({ es, en, ca, de })

/** Keys of these sentences. */
export type MessageKey = keyof typeof es

const isKey = (key: string): key is MessageKey => Object.hasOwn(es, key)

/**
 * A stored sentence in somebody's language; one that this version no longer knows shows its text
 * alone.
 */
export const sayStored = (lang: Lang, { key, params }: IntakeSentence): string =>
  isKey(key) ? say(lang, key, params) : String(params?.['text'] ?? '')

/** A field's name, for values that go to the notes. */
export function sayField(lang: Lang, field: string): string {
  const key = `field_${field}`
  return isKey(key) ? say(lang, key) : field
}
