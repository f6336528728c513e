import { useQueryClient } from '@tanstack/react-query'
import { createChatMessage, openChat } from '../../../../generated/api/chat/chat'
import { createInboxMessage } from '../../../../generated/api/inbox/inbox'
import type { InboxMessageInput, InboxThread } from '../../../../generated/model'
import { useFailureText } from '../../../i18n/error-text'
import { firstSentenceOf } from '../../../lib/api-error'
import { refreshThread } from '../use-inbox'

/** A name of its own for a message; the address need not be a secure one. */
export const newClientId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')

const QUIET = { quiet: true, silent: true }

/** Sends and writes down; answers null when it is done, else why not, in words. */
export function useAnswer(thread: InboxThread) {
  const why = useFailureText(firstSentenceOf)
  const client = useQueryClient()
  const told = async (act: () => Promise<unknown>): Promise<string | null> => {
    try {
      await act()
      return null
    } catch (error) {
      return why(error)
    } finally {
      refreshThread(client, thread.id)
    }
  }
  return {
    note: (input: InboxMessageInput) => told(() => createInboxMessage(thread.id, input, QUIET)),
    /** Begins the conversation that answers an enquiry. */
    begin: (text: string, files: File[], clientId: string) =>
      told(async () => {
        const { id } = await openChat({ leadId: thread.leadId ?? '' }, QUIET)
        await createChatMessage(
          id,
          { clientId, ...(text ? { text } : {}), ...(files.length > 0 ? { files } : {}) },
          QUIET,
        )
      }),
  }
}
