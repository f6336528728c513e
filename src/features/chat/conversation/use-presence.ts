import { useEffect, useRef } from 'react'
import { readChat } from '../../../../generated/api/chat/chat'

const REPEAT_MS = 45_000
const QUIET = { quiet: true, silent: true }

/**
 * Says how far one has read, and that one is looking, as long as the page is in front. `lastId` is
 * the last message of the others that is on the screen.
 */
export function usePresence(
  threadId: string,
  lastId: string | null,
  counts: boolean,
  done: () => void,
): void {
  const told = useRef<string | null>(null)
  const after = useRef(done)
  after.current = done
  useEffect(() => {
    if (!counts) return
    told.current = null
    const tell = (present: boolean, messageId?: string) =>
      readChat(threadId, { present, ...(messageId ? { messageId } : {}) }, QUIET).catch(
        () => undefined,
      )
    const beat = () => void (document.visibilityState === 'visible' && tell(true))
    const onChange = () => void tell(document.visibilityState === 'visible')
    const timer = setInterval(beat, REPEAT_MS)
    document.addEventListener('visibilitychange', onChange)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onChange)
      void tell(false)
    }
  }, [threadId, counts])
  useEffect(() => {
    if (!counts || lastId === null) return
    const read = () => {
      if (document.visibilityState !== 'visible' || told.current === lastId) return
      told.current = lastId
      void readChat(threadId, { present: true, messageId: lastId }, QUIET)
        .then(() => after.current())
        .catch(() => (told.current = null))
    }
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [threadId, lastId, counts])
}
