import { useSyncExternalStore } from 'react'

export type MessageStatus = '' | 'ERROR' | 'SUCCESS' | 'WARNING' | 'NOTIFICATION' | 'CHAT'

/**
 * The one global message (specification, section 3). `translate`: `text` is a key of the namespace
 * `errors`.
 */
export interface Message {
  status: MessageStatus
  text: string
  metadata: unknown
  translate: boolean
  /** A way back offered for ten seconds, as after archiving. */
  undo?: () => void
}

export const SAVED_TEXT = 'Tus cambios se han guardado'

const NONE: Message = { status: '', text: '', metadata: null, translate: false }

let message: Message = NONE
const listeners = new Set<() => void>()

function set(next: Message): void {
  message = next
  for (const listener of listeners) listener()
}

/** Shows a message; it replaces the one before (section 4). */
export function setMessage(
  status: Exclude<MessageStatus, ''>,
  text: string,
  extra: Partial<Omit<Message, 'status' | 'text'>> = {},
): void {
  set({ ...NONE, ...extra, status, text })
}

/** Back to the empty status. */
export const clearMessage = (): void => set(NONE)

export const getMessage = (): Message => message

export function useMessage(): Message {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getMessage,
    () => NONE,
  )
}
