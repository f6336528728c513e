import { useCallback, useEffect, useRef, useState } from 'react'
import { createChatMessage } from '../../../../generated/api/chat/chat'
import type { ChatMessage } from '../../../../generated/model'
import { firstSentenceOf, statusOf } from '../../../lib/api-error'
import { keepWritten, readWritten } from './unsent'

/** A message on its way, or one that did not leave. */
export interface Pending {
  clientId: string
  text: string
  files: File[]
  at: string
  /**
   * Why it did not leave, in words of the server or of the catalogue; null while it is on its way.
   * Empty: no answer came.
   */
  failed: string | null
}

/** A name of its own for a message; the address need not be a secure one. */
const newClientId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')

const reason = (error: unknown): string => {
  return statusOf(error) === null ? '' : firstSentenceOf(error).text
}

/**
 * Sends messages; what does not leave stays with its words, also over a reload, and is tried again
 * by a press or when the line is back.
 */
export function useSending(threadId: string, sent: (message: ChatMessage) => void) {
  const [pending, setPending] = useState<Pending[]>([])
  const tell = useRef(sent)
  tell.current = sent
  const current = useRef(pending)
  current.current = pending

  useEffect(() => {
    setPending(readWritten(threadId).unsent.map((one) => ({ ...one, files: [], failed: '' })))
  }, [threadId])

  const change = useCallback(
    (update: (now: Pending[]) => Pending[]) => {
      const next = update(current.current)
      current.current = next
      setPending(next)
      keepWritten(threadId, {
        unsent: next
          .filter(({ text }) => text !== '')
          .map(({ clientId, text, at }) => ({ clientId, text, at })),
      })
    },
    [threadId],
  )

  const push = useCallback(
    async (one: Pending) => {
      const { clientId, text, files } = one
      const extras = files.map(
        (file) => (file.type.startsWith('image/') ? 'photo' : 'document') as 'photo' | 'document',
      )
      change((now) => [
        ...now.filter((other) => other.clientId !== clientId),
        { ...one, failed: null },
      ])
      try {
        const message = await createChatMessage(
          threadId,
          {
            clientId,
            ...(text ? { text } : {}),
            ...(files.length > 0 ? { files, files_extra: extras } : {}),
          },
          { quiet: true, silent: true },
        )
        change((now) => now.filter((other) => other.clientId !== clientId))
        tell.current(message)
      } catch (error) {
        change((now) =>
          now.map((other) =>
            other.clientId === clientId ? { ...other, failed: reason(error) } : other,
          ),
        )
      }
    },
    [threadId, change],
  )

  // The line is back: what had no answer goes out by itself. The server knows it by its name if it
  // had arrived after all.
  useEffect(() => {
    const again = () => {
      for (const one of current.current) if (one.failed === '') void push(one)
    }
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [push])

  return {
    pending,
    send: (text: string, files: File[]) =>
      void push({
        clientId: newClientId(),
        text,
        files,
        at: new Date().toISOString(),
        failed: null,
      }),
    retry: (one: Pending) => void push(one),
    discard: (one: Pending) =>
      change((now) => now.filter((other) => other.clientId !== one.clientId)),
  }
}
