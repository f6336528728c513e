import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getCountUnreadChatsQueryKey, useCountUnreadChats } from '../../../generated/api/chat/chat'
import { onLive } from '../../lib/live'

/** Messages that wait to be read, for the rail; moves with the live events. */
export function useUnread(): number {
  const client = useQueryClient()
  const { data } = useCountUnreadChats({ query: { staleTime: 60_000 }, request: { silent: true } })
  useEffect(() => {
    const again = () => void client.invalidateQueries({ queryKey: getCountUnreadChatsQueryKey() })
    const ends = [
      onLive<{ what: string }>('chat', ({ what }) => what === 'typing' || again()),
      onLive('lost', again),
    ]
    return () => ends.forEach((end) => end())
  }, [client])
  return data?.messages ?? 0
}
