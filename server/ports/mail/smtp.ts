import nodemailer from 'nodemailer'
import type { MailPort } from './index.ts'
import { reasonOf } from './refusal.ts'

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
