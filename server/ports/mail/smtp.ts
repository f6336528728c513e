import nodemailer from 'nodemailer'
import { ServiceAway } from '../away.ts'
import type { MailPort } from './index.ts'

/** The line, its names and keys, and our name and password there: none of it is the mail's fault. */
const OF_THE_SERVER = new Set([
  'ECONNECTION',
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ESOCKET',
  'EDNS',
  'ETLS',
  'EAUTH',
  'EPROTOCOL',
])

/** Where a server speaks of who sends, and not of a mail: but for one that is too large (552). */
const OF_US = new Set(['CONN', 'EHLO', 'HELO', 'STARTTLS', 'MAIL FROM'])
const TOO_LARGE = 552

/**
 * What the mail server said, without the addresses it quotes: the reason is logged and kept with
 * the job.
 */
function reasonOf(error: unknown): Error {
  const { code, responseCode, command } = (
    typeof error === 'object' && error !== null ? error : {}
  ) as Record<string, unknown>
  const known = [code, responseCode, command].filter(
    (part) => typeof part === 'number' || (typeof part === 'string' && /^[A-Z ]{1,20}$/.test(part)),
  )
  const words = `SMTP ${known.join(' ') || 'failed'}`
  const isOurs = OF_US.has(String(command)) && responseCode !== TOO_LARGE
  const later =
    typeof responseCode === 'number' && code !== 'EAUTH'
      ? responseCode < 500 || isOurs
      : OF_THE_SERVER.has(String(code))
  return later ? new ServiceAway('mail', words) : new Error(words)
}

const PATIENCE_MS = 5000

/** Whether the mail server lets us in, without sending anything: null, or why not. */
export async function smtpFault(url: string): Promise<string | null> {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  })
  try {
    await transport.verify()
    return null
  } catch (error) {
    return reasonOf(error).message
  } finally {
    transport.close()
  }
}

/** Mail through an SMTP server; `url` as nodemailer reads it: smtp(s)://user:password@host:port. */
export function smtpMail(url: string, from: string): MailPort {
  const transport = nodemailer.createTransport(url, { from })
  const address = /<([^<>]+)>/.exec(from)?.[1] ?? from
  return {
    where: `smtp://${new URL(url).host}`,
    send: async (mail) => {
      const message = {
        ...(mail.fromName ? { from: { name: mail.fromName, address } } : {}),
        to: mail.to,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        replyTo: mail.replyTo,
        headers: mail.headers,
        messageId: mail.messageId && `<${mail.messageId}>`,
        attachments: mail.files?.map(({ filename, contentType, base64 }) => ({
          filename,
          contentType,
          content: base64,
          encoding: 'base64',
        })),
      }
      await transport.sendMail(message).catch((error: unknown) => {
        throw reasonOf(error)
      })
    },
  }
}
