/** A mail of ours on its way. */
export const INBOX_MAIL = 'inbox.mail'

export interface InboxMail {
  messageId: string
}

/** Contents of files that have lost their rows. */
export const INBOX_FILE = 'inbox.file'

export interface InboxFileGone {
  keys: string[]
}

export const INBOX_SWEEP = 'inbox.sweep'
