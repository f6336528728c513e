import { InboxWay } from '../../../../generated/model'
import { keptObject } from '../../../lib/kept'

/** How one writes: a way of answering, or a note of one's own. */
export type Mode = InboxWay | 'note'

/** What somebody has written in a thread and not sent. */
export interface Written {
  mode: Mode | null
  text: string
  subject: string
}

const NOTHING: Written = { mode: null, text: '', subject: '' }
const key = (threadId: string): string => `llar.inbox.${threadId}`

/** What was kept over a reload; nothing when it cannot be read. */
export function readWritten(threadId: string): Written {
  const { mode, text, subject } = keptObject(() => localStorage, key(threadId))
  const isMode = mode === 'note' || Object.values<unknown>(InboxWay).includes(mode)
  return {
    mode: isMode ? (mode as Mode) : NOTHING.mode,
    text: typeof text === 'string' ? text : NOTHING.text,
    subject: typeof subject === 'string' ? subject : NOTHING.subject,
  }
}

/**
 * Keeps it in this browser; a full or closed store is no reason to lose the words on the screen.
 */
export function keepWritten(threadId: string, written: Written): void {
  try {
    if (written.text === '' && written.subject === '') localStorage.removeItem(key(threadId))
    else localStorage.setItem(key(threadId), JSON.stringify(written))
  } catch {
    // The words stay on the screen.
  }
}
