import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getCountRoomsQueryKey, useCountRooms } from '../../../generated/api/user/user'
import type { CountedRoom, RoomCount } from '../../../generated/model'
import { onLive } from '../../lib/live'
import { useSession } from '../../lib/session'

/** Live events that may move a number; whoever types moves none. */
const MOVING = ['inbox', 'chat', 'agenda', 'notification', 'intake', 'lost']
/** Several events of one act, several writes of one screen, are one question. */
const SETTLED_MS = 400

const isTyping = (data: unknown): boolean =>
  (data as { what?: unknown } | null | undefined)?.what === 'typing'

/**
 * Keeps the numbers as they are on the server: with the live stream, after whatever is written
 * here, and when somebody comes back to the page. Once in the desk.
 */
export function useFreshCounts(): void {
  const client = useQueryClient()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const again = (): void => {
      clearTimeout(timer)
      timer = setTimeout(
        () => void client.invalidateQueries({ queryKey: getCountRoomsQueryKey() }),
        SETTLED_MS,
      )
    }
    const ends = [
      ...MOVING.map((type) => onLive(type, (data: unknown) => isTyping(data) || again())),
      client.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success') again()
      }),
    ]
    return () => {
      clearTimeout(timer)
      ends.forEach((end) => end())
    }
  }, [client])
}

/** What stands beside each room; nothing while nobody knows. */
export function useRoomCounts(): Partial<Record<CountedRoom, RoomCount>> {
  const { signedIn } = useSession()
  const { data } = useCountRooms({
    query: { enabled: signedIn, staleTime: 60_000, refetchOnWindowFocus: true },
    request: { silent: true },
  })
  return Object.fromEntries((data?.items ?? []).map((one) => [one.room, one]))
}
