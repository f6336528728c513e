import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import {
  getCountUnreadChatsQueryKey,
  getGetChatQueryKey,
  getListChatsQueryKey,
} from '../../../generated/api/chat/chat'
import type { Chat, ChatMark } from '../../../generated/model'
import { onLive } from '../../lib/live'

/** A live event of the type `chat` (server/modules/chat/announce.ts). */
interface ChatEvent {
  what: 'message' | 'read' | 'typing' | 'thread'
  threadId: string
  userId?: string
  readDate?: string | null
  name?: string
}

const TYPING_MS = 5_000

/** Lists and counts are read anew. */
export function refreshChats(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: getListChatsQueryKey() })
  void client.invalidateQueries({ queryKey: getCountUnreadChatsQueryKey() })
}

const withMark = (marks: ChatMark[], userId: string, readDate: string | null): ChatMark[] =>
  marks.map((mark) => (mark.userId === userId ? { ...mark, readDate } : mark))

/** Keeps lists, counts and read marks as they are on the server while the page is open. */
export function useLiveChats(): void {
  const client = useQueryClient()
  useEffect(() => {
    const stopChat = onLive<ChatEvent>('chat', ({ what, threadId, userId, readDate }) => {
      if (what === 'typing') return
      if (what === 'read' && userId) {
        client.setQueryData<Chat>(
          getGetChatQueryKey(threadId),
          (chat) => chat && { ...chat, marks: withMark(chat.marks, userId, readDate ?? null) },
        )
      }
      // Also after a mark: an answer that is on its way may be older than it.
      void client.invalidateQueries({ queryKey: getGetChatQueryKey(threadId) })
      refreshChats(client)
    })
    const stopLost = onLive('lost', () => refreshChats(client))
    return () => {
      stopChat()
      stopLost()
    }
  }, [client])
}

/** Who is writing in a conversation just now; empty when nobody is. */
export function useTyping(threadId: string): string {
  const [name, setName] = useState('')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = onLive<ChatEvent>('chat', (event) => {
      if (event.threadId !== threadId || (event.what !== 'typing' && event.what !== 'message'))
        return
      clearTimeout(timer)
      setName(event.what === 'typing' ? (event.name ?? '') : '')
      timer = setTimeout(() => setName(''), TYPING_MS)
    })
    return () => {
      clearTimeout(timer)
      stop()
      setName('')
    }
  }, [threadId])
  return name
}
