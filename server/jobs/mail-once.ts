import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Deps } from '../contract/deps.ts'
import type { MailPort } from '../ports/mail/index.ts'

/** Milliseconds for which a database that is away is asked again to note what became of a mail. */
const NOTE_MS = 30_000
const GONE = '23503'

/**
 * The mail port of one job. Every mail has a Message-ID that follows from the job, so that one sent
 * again after a crash is known as the one that came; what this job is known to have sent is not
 * sent again. Between the mail server's yes and the note of it lies one insert, which nothing can
 * make one act with the sending. So each mail says on which side a crash there falls: a mail with
 * `once` is noted before it goes and comes at most once; every other is noted after and comes at
 * least once, a second time under the same Message-ID.
 */
export function mailOnce(
  { db, mail: port, config }: Deps,
  job: { id: string; again: boolean },
): MailPort {
  const written = new Map<string, number>()
  const host = new URL(config.siteUrl).hostname
  return {
    where: port.where,
    send: async ({ once = false, ...mail }) => {
      const to = createHash('sha256').update(mail.to.toLowerCase()).digest('hex').slice(0, 16)
      const count = (written.get(to) ?? 0) + 1
      written.set(to, count)
      const name = `${to}.${count}`
      const row = { job_id: job.id, mail: name }
      const isNoted = () =>
        db
          .selectFrom('mail_sent')
          .select('mail')
          .where('job_id', '=', job.id)
          .where('mail', '=', name)
          .executeTakeFirst()
      const noteIt = () =>
        db
          .insertInto('mail_sent')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      if (job.again && (await isNoted())) return
      if (once) await noteIt()
      try {
        await port.send({
          ...mail,
          messageId: mail.messageId ?? `${job.id}.${name}@${host}`,
          ...(job.again && { again: true }),
        })
      } catch (error) {
        // The mail server said no: it has not gone out, and the next try may send it.
        if (once)
          await note(() =>
            db
              .deleteFrom('mail_sent')
              .where('job_id', '=', job.id)
              .where('mail', '=', name)
              .execute(),
          )
        throw error
      }
      if (!once) await note(noteIt)
    },
  }
}

/** The mail is out, or not: a database that is away for a moment must not make it two or none. */
async function note(write: () => Promise<unknown>): Promise<void> {
  const end = Date.now() + NOTE_MS
  for (;;) {
    try {
      return void (await write())
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : ''
      if (code === GONE) return // another worker has finished the job meanwhile
      if (Date.now() > end) throw error
      await sleep(200)
    }
  }
}
