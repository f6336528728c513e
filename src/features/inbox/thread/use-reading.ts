import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { readInboxThread } from '../../../../generated/api/inbox/inbox'
import type { InboxThread } from '../../../../generated/model'
import { refreshThread } from '../use-inbox'

const QUIET = { quiet: true, silent: true }

/**
 * What is open in front of somebody is read, its notices too; unless they have just said that it
 * shall count as unread.
 */
export function useReading({ id, unread, lastAt }: InboxThread): { unread: () => void } {
  const client = useQueryClient()
  const kept = useRef<string | null>(null)
  /**
   * Told once that it was opened: somebody may have a notice of what they have read, or of what
   * they do not take part in.
   */
  const opened = useRef(false)
  useEffect(() => {
    if ((opened.current && !unread) || kept.current === lastAt) return
    const read = () => {
      if (document.visibilityState !== 'visible' || kept.current === lastAt) return
      opened.current = true
      void readInboxThread(id, { read: true }, QUIET)
        .then(() => refreshThread(client, id))
        .catch(() => undefined)
    }
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [client, id, unread, lastAt])
  return {
    unread: () => {
      kept.current = lastAt
      void readInboxThread(id, { read: false }, QUIET)
        .then(() => refreshThread(client, id))
        .catch(() => undefined)
    },
  }
}
