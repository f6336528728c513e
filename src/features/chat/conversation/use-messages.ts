import { useCallback, useEffect, useRef, useState } from 'react'
import { listChatMessages } from '../../../../generated/api/chat/chat'
import type { ChatMessage } from '../../../../generated/model'
import { openFeed } from '../feed/open-feed'
import { FeedRefused, LIMIT, type FeedState } from '../feed/port'

interface Known {
  messages: ChatMessage[]
  ready: boolean
  /** Older ones are there and can be asked for. */
  more: boolean
}

const NONE: Known = { messages: [], ready: false, more: false }

/** With more messages, in the order of created_date, each once. */
function merged(known: ChatMessage[], more: ChatMessage[]): ChatMessage[] {
  const byId = new Map(known.map((one) => [one.id, one]))
  for (const one of more) byId.set(one.id, one)
  return [...byId.values()].toSorted((a, b) => (a.created_date < b.created_date ? -1 : 1))
}

/** Messages of a conversation as they come, and older ones on demand. */
export function useMessages(threadId: string) {
  const [known, setKnown] = useState<Known>(NONE)
  const [state, setState] = useState<FeedState>('connecting')
  const [fault, setFault] = useState<'refused' | 'failed' | null>(null)
  const [attempt, setAttempt] = useState(0)
  const loading = useRef(false)

  const add = useCallback(
    (messages: ChatMessage[], change: Partial<Known> = {}) =>
      setKnown((now) => ({ ...now, ...change, messages: merged(now.messages, messages) })),
    [],
  )

  const older = useCallback(
    async (before: string | undefined) => {
      if (loading.current) return
      loading.current = true
      try {
        const page = await listChatMessages(threadId, { before }, { silent: true })
        add(page.items, { more: page.more })
      } catch {
        // Asked for again at the next scroll.
      } finally {
        loading.current = false
      }
    },
    [threadId, add],
  )

  useEffect(() => {
    let stop: (() => void) | null = null
    let over = false
    // The first ones come at once: they are shown together.
    let first: ChatMessage[] | null = []
    setKnown(NONE)
    setFault(null)
    // No answer at all is no reason to wait for ever.
    const patience = setTimeout(() => first && setFault('failed'), 12_000)
    void openFeed().then(({ feed, mirror }) => {
      if (over) return
      stop = feed.subscribe(threadId, {
        message: (message) => (first ? first.push(message) : add([message])),
        ready: () => {
          const begin = first ?? []
          first = null
          clearTimeout(patience)
          setFault(null)
          add(begin, { ready: true, more: begin.length >= LIMIT })
          // A mirror set up later does not hold what was written before.
          if (mirror && begin.length < LIMIT) void older(begin[0]?.id)
        },
        error: (error) => setFault(error instanceof FeedRefused ? 'refused' : 'failed'),
        state: setState,
      })
    })
    return () => {
      over = true
      clearTimeout(patience)
      stop?.()
    }
  }, [threadId, attempt, add, older])

  return {
    ...known,
    state,
    fault,
    add,
    retry: () => setAttempt((count) => count + 1),
    loadOlder: () => older(known.messages[0]?.id),
  }
}
