import { sayFrom } from '../../contract/messages.ts'
import ca from './messages/ca.json' with { type: 'json' }
import de from './messages/de.json' with { type: 'json' }
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }

/** Remarks on homes and refusals, in four languages. */
export const say = sayFrom({ es, en, ca, de })

/** Keys of these sentences. */
export type MessageKey = keyof typeof es

/** Whether there is a remark of this code. */
export const isRule = (rule: string): boolean => Object.hasOwn(es, `issue.${rule}`)
