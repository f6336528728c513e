import type { ChatMessage } from '../../../generated/model/index.ts'

/**
 * Copies messages to a delivery network that browsers may read instead of our stream. PostgreSQL
 * stays the truth: nothing is ever read back.
 */
export interface ChatFanout {
  /**
   * Makes a message readable by exactly these people; again, when it changed. Throws when it was
   * not taken.
   */
  publish(message: ChatMessage, memberIds: string[]): Promise<void>
  /**
   * Takes a person off conversations they may no longer read; done when they were not on them.
   * Throws when it was not taken.
   */
  dismiss(userId: string, threadIds: string[]): Promise<void>
  /**
   * Removes conversations with all that was said; done when there were none. Throws when it was not
   * taken.
   */
  forget(threadIds: string[]): Promise<void>
  /** A token with which a person's browser reads their conversations there, for an hour. */
  tokenFor(userId: string): Promise<string>
}
