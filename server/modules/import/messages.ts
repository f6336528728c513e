import type { Lang } from '../../contract/context.ts'
import type { StoredSentence } from '../../db/tables/import.ts'
import type { Unreadable } from '../../formats/table/unreadable.ts'
import { sayFrom } from '../../contract/messages.ts'
import ca from './messages/ca.json' with { type: 'json' }
import de from './messages/de.json' with { type: 'json' }
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }

/** Sentences of reports and refusals, in four languages. */
export const say = sayFrom({ es, en, ca, de })

/** Why a file is none that we read; a reason without words of its own has one for all. */
export const sayUnreadable = (lang: Lang, { key, params }: Unreadable): string =>
  say(lang, Object.hasOwn(es, key) ? (key as MessageKey) : 'noTable', params)

/** A stored sentence in the reader's language; a field that it names is worded, too. */
export function sayStored(lang: Lang, { key, params }: StoredSentence): string {
  const field = `field_${params?.['field'] ?? ''}`
  const named = Object.hasOwn(es, field)
    ? { ...params, field: say(lang, field as MessageKey) }
    : params
  return say(lang, key as MessageKey, named)
}

/** Keys of these sentences. */
export type MessageKey = keyof typeof es
