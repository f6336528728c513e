import { createChatMessage, openChat } from '../../../../generated/api/chat/chat'
import { useCreateInboxMessage } from '../../../../generated/api/inbox/inbox'
import type { InboxMessageInput, InboxThread } from '../../../../generated/model'
import { useErrorText } from '../../../i18n/error-text'
import { firstSentenceOf } from '../../../lib/api-error'
import { inOne, useWrite } from '../../../lib/write'

/** A name of its own for a message; the address need not be a secure one. */
export const newClientId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')

const QUIET = { quiet: true, silent: true }

interface Words {
  text: string
  files: File[]
  clientId: string
}

/** Sends and writes down; `fault` says in words why it was not done. */
export function useAnswer(thread: InboxThread, onDone: () => void) {
  const options = {
    say: useErrorText(),
    explain: firstSentenceOf,
    reads: ['inbox'],
    done: null,
    onDone,
  }
  const note = useWrite(useCreateInboxMessage, options)
  const begin = useWrite(
    inOne(async ({ clientId, text, files }: Words) => {
      const { id } = await openChat({ leadId: thread.leadId ?? '' }, QUIET)
      await createChatMessage(
        id,
        { clientId, ...(text ? { text } : {}), ...(files.length > 0 ? { files } : {}) },
        QUIET,
      )
    }),
    options,
  )
  return {
    busy: note.busy || begin.busy,
    fault: note.failed ?? begin.failed ?? '',
    setFault: (fault: string) => {
      note.setFailed(fault || null)
      begin.setFailed(null)
    },
    note: (data: InboxMessageInput) => note.write({ id: thread.id, data }),
    /** Begins the conversation that answers an enquiry. */
    begin: begin.write,
  }
}
