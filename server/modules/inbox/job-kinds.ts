/** A mail of ours on its way. */
export const INBOX_MAIL = 'inbox.mail'

export interface InboxMail {
  messageId: string
}
