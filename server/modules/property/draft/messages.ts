import { sayFrom } from '../../../contract/messages.ts'
import ca from './messages/ca.json' with { type: 'json' }
import de from './messages/de.json' with { type: 'json' }
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }

/** Sentences that drafts are made of. */
export const say = sayFrom({ es, en, ca, de })

/** Their keys. */
export type DraftKey = keyof typeof es

/** The key of a code's words, as `view.sea`; null for a code that this version has no words for. */
export const keyOf = (list: string, code: string): DraftKey | null =>
  `${list}.${code}` in es ? (`${list}.${code}` as DraftKey) : null
