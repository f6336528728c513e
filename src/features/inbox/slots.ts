import type { ComponentType, ReactNode } from 'react'
import type { ContactPickerSlot } from '../../slots/contact'

/** Something of the thread beside the conversation's own messages. */
export interface Between {
  key: string
  at: string
  node: ReactNode
}

/** What the composer may do with a conversation (features/chat/desk). */
export interface Talk {
  send: (text: string, files: File[]) => void
  typing: () => void
  take: (files: File[], chosen: File[]) => { files: File[]; fault: string }
  fileTypes: string
  blocked: boolean
}

/** Pieces of other rooms that stand in the inbox; src/app/routes puts them in. */
export interface InboxSlots {
  /** A conversation's messages as they come, with what else happened between them. */
  Talk: ComponentType<{
    chatId: string
    between: readonly Between[]
    onTalk: (talk: Talk | null) => void
  }>
  /** The button that offers texts for answers; tells which one. */
  Texts: ComponentType<{ onChoose: (templateId: string) => void; disabled?: boolean }>
  /** Where texts for answers are written. */
  TextsDialog: ComponentType<{ onClose: () => void }>
  ContactPicker: ContactPickerSlot
}
