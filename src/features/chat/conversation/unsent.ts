import { keptObject } from '../../../lib/kept'

const key = (threadId: string): string => `llar.chat.${threadId}`

/** What a person has written in a conversation and nobody has got yet. */
export interface Written {
  draft: string
  /** Messages that did not leave, oldest first; their files cannot be kept. */
  unsent: { clientId: string; text: string; at: string }[]
}

const isUnsent = (one: unknown): one is Written['unsent'][number] =>
  typeof one === 'object' &&
  one !== null &&
  ['clientId', 'text', 'at'].every(
    (name) => typeof (one as Record<string, unknown>)[name] === 'string',
  )

const NOTHING: Written = { draft: '', unsent: [] }

/** What was kept over a reload; nothing when it cannot be read. */
export function readWritten(threadId: string): Written {
  const { draft, unsent } = keptObject(() => localStorage, key(threadId))
  return {
    draft: typeof draft === 'string' ? draft : NOTHING.draft,
    unsent: Array.isArray(unsent) ? unsent.filter(isUnsent) : NOTHING.unsent,
  }
}

/**
 * Keeps it in this browser; a full or closed store is no reason to lose the words on the screen.
 */
export function keepWritten(threadId: string, change: Partial<Written>): void {
  const next = { ...readWritten(threadId), ...change }
  try {
    if (next.draft === '' && next.unsent.length === 0) localStorage.removeItem(key(threadId))
    else localStorage.setItem(key(threadId), JSON.stringify(next))
  } catch {
    // The words stay on the screen.
  }
}
