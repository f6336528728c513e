import nodemailer from 'nodemailer'
import type { MailPort } from './index.ts'

/** Mail through an SMTP server; `url` as nodemailer reads it: smtp(s)://user:password@host:port. */
export function smtpMail(url: string, from: string): MailPort {
  const transport = nodemailer.createTransport(url, { from })
  return {
    where: `smtp://${new URL(url).host}`,
    send: async (mail) => {
      await transport.sendMail({ to: mail.to, subject: mail.subject, text: mail.text, html: mail.html, replyTo: mail.replyTo })
    },
  }
}
