/** A mail to somebody who has not read for five minutes. */
export const CHAT_MAIL = 'chat.mail'
/** A message on its way to the mirror. */
export const CHAT_MIRROR = 'chat.mirror'
/** Somebody who may no longer read is taken off the mirror. */
export const CHAT_LEFT = 'chat.left'
/** Conversations that ended are removed from the mirror. */
export const CHAT_FORGET = 'chat.forget'
/** A file without a message is removed. */
export const CHAT_FILE = 'chat.file'
/** Looks for files that a crash left without a message. */
export const CHAT_SWEEP = 'chat.sweep'
/** A complaint, told to the site's operator. */
export const CHAT_REPORT = 'chat.report'

export interface ChatMail {
  threadId: string
  userId: string
}

export interface ChatMirror {
  messageId: string
}

export interface ChatLeft {
  userId: string
  /** The one conversation they gave away; all of their agency's unless told. */
  threadId?: string
}

export interface ChatForget {
  threadIds: string[]
}

export interface ChatFileGone {
  keys: string[]
}

export interface ChatReport {
  reportId: string
}
