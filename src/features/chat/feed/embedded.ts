import type { ChatMessage } from '../../../../generated/model'
import { statusOf } from '../../../lib/api-error'
import {
  FeedRefused,
  LIMIT,
  onceEach,
  type ChatFeedPort,
  type FeedListener,
  type FeedState,
} from './port'

/** A live event of the type `chat` as far as messages go. */
interface LiveMessage {
  what: string
  threadId: string
  id?: string
  message?: ChatMessage
}

/** What the feed stands on: the API for what was, our stream for what comes. */
export interface EmbeddedSources {
  list(threadId: string, limit: number): Promise<ChatMessage[]>
  one(threadId: string, id: string): Promise<ChatMessage>
  /** Events of a type, as `onLive` gives them. */
  live(type: 'chat' | 'lost', handler: (data: LiveMessage) => void): () => void
  /** The stream's state, at once and when it changes. */
  state(handler: (state: FeedState) => void): () => void
}

const isRefusal = (error: unknown): boolean => [401, 403, 404].includes(statusOf(error) ?? 0)

/**
 * Messages over our own stream. The last ones are read again whenever the stream has come back, so
 * that nothing said between a reading and an opening is missed; what is known already is told once.
 */
function follow(
  { list, one, live, state }: EmbeddedSources,
  threadId: string,
  on: FeedListener,
  limit: number,
): () => void {
  let over = false
  let ready = false
  let reading: Promise<void> | null = null
  let again = false
  const tell = onceEach((message) => on.message(message))
  const fail = (error: unknown): void => {
    if (over || !isRefusal(error)) return
    over = true
    on.error?.(new FeedRefused())
  }
  async function readOnce(): Promise<void> {
    const messages = await list(threadId, limit)
    if (over) return
    for (const message of messages) tell(message)
    if (!ready) on.ready?.()
    ready = true
  }
  const read = (): void => {
    again = true
    reading ??= (async () => {
      while (again && !over) {
        again = false
        await readOnce()
      }
    })()
      .catch(fail)
      .finally(() => (reading = null))
  }
  const take = async ({ what, threadId: where, id, message }: LiveMessage): Promise<void> => {
    if (over || where !== threadId || what !== 'message' || id === undefined) return
    const whole = message ?? (await one(threadId, id))
    // While the first ones are being read, a newer one waits its turn.
    await reading
    if (!over) tell(whole)
  }
  read()
  let before: FeedState | null = null
  const ends = [
    live('chat', (event) => void take(event).catch(fail)),
    live('lost', read),
    state((now) => {
      if (over) return
      on.state?.(now)
      if (now === 'live' && before !== null && before !== 'live') read()
      before = now
    }),
  ]
  return () => {
    over = true
    for (const end of ends) end()
  }
}

/** The feed of a site without a hosted database. */
export function embeddedFeed(sources: EmbeddedSources): ChatFeedPort {
  const open = new Set<() => void>()
  return {
    subscribe: (threadId, on, { limit = LIMIT } = {}) => {
      const stop = follow(sources, threadId, on, limit)
      open.add(stop)
      return () => {
        open.delete(stop)
        stop()
      }
    },
    close: () => {
      for (const stop of open) stop()
      open.clear()
    },
  }
}
