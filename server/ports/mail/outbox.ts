import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { uuidv7 } from '../../db/id.ts'
import type { Mail, MailPort } from './index.ts'

/** A mail as the outbox keeps it. */
export interface OutboxMail extends Mail {
  from: string
  at: string
}

/** Mail as files: one JSON per mail, its name sorts by time. For machines without SMTP. */
export function outboxMail(folder: string, from: string, now: () => Date): MailPort {
  return {
    where: folder,
    send: async ({ again, ...mail }) => {
      await mkdir(folder, { recursive: true })
      const kept: OutboxMail = { from, ...mail, at: now().toISOString() }
      const mark =
        mail.messageId === undefined
          ? ''
          : `-${createHash('sha256').update(mail.messageId).digest('hex').slice(0, 16)}`
      // As a person's own mailbox knows a Message-ID that came before.
      if (again && mark && (await readdir(folder)).some((name) => name.endsWith(`${mark}.json`)))
        return
      const name = path.join(folder, `${uuidv7()}${mark}`)
      try {
        await writeFile(`${name}.part`, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 })
        await rename(`${name}.part`, `${name}.json`)
      } catch (error) {
        await rm(`${name}.part`, { force: true }) // a full disk leaves an empty one
        throw error
      }
    },
  }
}

/** Every mail of an outbox, oldest first. */
export async function readOutbox(folder: string): Promise<OutboxMail[]> {
  const names = (await readdir(folder).catch(() => []))
    .filter((name) => name.endsWith('.json'))
    .sort()
  return Promise.all(
    names.map(
      async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8')) as OutboxMail,
    ),
  )
}
