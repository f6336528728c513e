import type { Lang } from '../../contract/context.ts'
import { sayFrom } from '../../contract/messages.ts'
import ca from './messages/ca.json' with { type: 'json' }
import de from './messages/de.json' with { type: 'json' }
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }

/** Keys of the module's sentences. */
export type MessageKey = keyof typeof es

/** The module's own sentences: those on paper and those of its refusals. */
export const say = sayFrom({ es, en, ca, de })

/**
 * The word of a code of the contract, as in `condition` and `reformado`; the code itself should it
 * have none, and nothing where a needed one is stored as nobody here reads it.
 */
export function wordOf(lang: Lang, list: string, code: string | undefined): string {
  const key = `${list}.${code}`
  return key in es ? say(lang, key as MessageKey) : (code ?? '')
}

/** Whether the module has a word of its own for something. */
export const hasWord = (key: string): boolean => key in es
