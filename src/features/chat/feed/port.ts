import type { ChatMessage } from '../../../../generated/model'

/** Messages that a conversation begins with (specification, section 9). */
export const LIMIT = 200

export type FeedState = 'connecting' | 'live' | 'offline'

/** What a subscriber hears. */
export interface FeedListener {
  /**
   * The last messages, oldest first, then each new one; one that changed (withdrawn) comes again.
   */
  message(message: ChatMessage): void
  /** The last messages are all told. */
  ready?(): void
  /** It cannot go on: FeedRefused when the reader is no member. */
  error?(error: Error): void
  state?(state: FeedState): void
}

/** How messages reach the browser; writes always go to the API. */
export interface ChatFeedPort {
  /** Returns how to stop. */
  subscribe(threadId: string, on: FeedListener, options?: { limit?: number }): () => void
  close(): void
}

/** The reader is no member of the conversation. */
export class FeedRefused extends Error {
  constructor() {
    super('No member of this conversation')
    this.name = 'FeedRefused'
  }
}

/** Lets a message through once per version of it. */
export function onceEach(next: (message: ChatMessage) => void): (message: ChatMessage) => void {
  const told = new Map<string, boolean>()
  return (message) => {
    if (told.get(message.id) === message.withdrawn) return
    told.set(message.id, message.withdrawn)
    next(message)
  }
}
