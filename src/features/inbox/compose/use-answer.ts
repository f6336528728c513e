import { useQueryClient } from '@tanstack/react-query'
import { createChatMessage, openChat } from '../../../../generated/api/chat/chat'
import { createInboxMessage } from '../../../../generated/api/inbox/inbox'
import type { InboxMessageInput, InboxThread } from '../../../../generated/model'
import { ApiFailure, fieldErrorsOf } from '../../../lib/api-error'
import { useTranslation } from '../../../i18n'
import { refreshThread } from '../use-inbox'

/** A name of its own for a message; the address need not be a secure one. */
export const newClientId = (): string => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')

const QUIET = { quiet: true, silent: true }

/** Sends and writes down; answers null when it is done, else why not, in words. */
export function useAnswer(thread: InboxThread) {
  const { t } = useTranslation('inbox')
  const client = useQueryClient()
  const told = async (act: () => Promise<unknown>): Promise<string | null> => {
    try {
      await act()
      return null
    } catch (error) {
      const field = Object.values(fieldErrorsOf(error) ?? {})[0]
      return field ?? (error instanceof ApiFailure && error.status !== null ? error.explanation.text : t('failed'))
    } finally {
      refreshThread(client, thread.id)
    }
  }
  return {
    note: (input: InboxMessageInput) => told(() => createInboxMessage(thread.id, input, QUIET)),
    /** Begins the conversation that answers an enquiry. */
    begin: (text: string, files: File[], clientId: string) => told(async () => {
      const { id } = await openChat({ leadId: thread.leadId ?? '' }, QUIET)
      await createChatMessage(id, { clientId, ...(text ? { text } : {}), ...(files.length > 0 ? { files } : {}) }, QUIET)
    }),
  }
}
