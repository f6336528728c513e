import type { Lang } from '../../contract/context.ts'
import { sayFrom } from '../../contract/messages.ts'
import ca from './messages/ca.json' with { type: 'json' }
import de from './messages/de.json' with { type: 'json' }
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }

/** Refusals of this room, in four languages. */
export const say = sayFrom({ es, en, ca, de })

type MessageKey = Parameters<typeof say>[1]

/** What an act on money is called; its own name where a room has not said it here. */
export const actWord = (lang: Lang, act: string): string => {
  const key = `act.${act}`
  return key in es ? say(lang, key as MessageKey) : act
}
