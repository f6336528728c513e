import type { Reader } from './services.ts'

/** How mails come back to us. */
export interface InboundMailSettings {
  /** Domain of the threads' reply addresses; its mail is handed to /mail/inbound. */
  domain: string
  /** What whoever hands a mail over has to know. */
  secret: string
}

/** Both or neither. */
export function readInboundMail({ text, faults }: Reader): InboundMailSettings | null {
  const [domain, secret] = [
    text('INBOUND_MAIL_DOMAIN', '').toLowerCase(),
    text('INBOUND_MAIL_SECRET', ''),
  ]
  if (domain === '' && secret === '') return null
  if (!/^(?=.{1,200}$)(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/.test(domain))
    faults.push('INBOUND_MAIL_DOMAIN must be a domain such as mensajes.example.com')
  if (secret.length < 32)
    faults.push(
      'INBOUND_MAIL_SECRET must have at least 32 characters; it goes together with INBOUND_MAIL_DOMAIN',
    )
  return { domain, secret }
}
