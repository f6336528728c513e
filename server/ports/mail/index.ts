/** A file that goes with a mail. */
export interface MailFile {
  filename: string
  contentType: string
  /** Its content. */
  base64: string
}

/** One mail to one person. `text` is always sent; `html` beside it when given. */
export interface Mail {
  to: string
  subject: string
  text: string
  html?: string
  /** Name shown beside the sender's address, when not the site's. */
  fromName?: string
  /** Whom an answer reaches, when not the sender. */
  replyTo?: string
  /** Further headers, such as List-Unsubscribe; never anything a person wrote. */
  headers?: Record<string, string>
  /**
   * The same for the same mail, so that one sent again after a crash is known as the one that came.
   * Without brackets.
   */
  messageId?: string
  /**
   * News that stands elsewhere, too (a reminder, an alert): after a crash in the middle of sending
   * it is rather left out than sent a second time. Of every other mail a loss is worse.
   */
  once?: boolean
  /** It may have gone out before a crash: a port that can look does. */
  again?: boolean
  files?: MailFile[]
}

/**
 * Sends mail. Resolves when the next station has taken it; throws otherwise. Call it from a job.
 */
export interface MailPort {
  send(mail: Mail): Promise<void>
  /**
   * The job has run before: what it mails now may lie in the mailbox already, and what stands in it
   * (a link) has to stay good.
   */
  readonly again?: boolean
  /** For the start-up line: `smtp://host` or the outbox folder. */
  readonly where: string
}
