import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Deps } from '../contract/deps.ts'
import { storageFaultOf } from '../contract/storage.ts'
import type { Database } from '../db/index.ts'
import { awaitLaterVersion } from './index.ts'
import type { MailPort } from '../ports/mail/index.ts'

/** Milliseconds for which a database that is away is asked again to note what became of a mail. */
const NOTE_MS = 30_000
const GONE = '23503'
const THERE = '23505'

/** Mails that are out though the database could not be told: this process knows them by itself. */
const unnoted = new Set<string>()

/**
 * The mail port of one job. Every mail has a Message-ID that follows from the job, so that one sent
 * again after a crash is known as the one that came; what this job is known to have sent is not
 * sent again. A row is written before anything goes out: where nothing can be written, nothing is
 * sent. Between the mail server's yes and the note of it lies one write, which nothing can make one
 * act with the sending. So each mail says on which side a crash there falls: a mail with `once` is
 * noted as sent before it goes and comes at most once; of every other the row is only reserved, and
 * it comes at least once, a second time under the same Message-ID.
 */
export function mailOnce(
  { db, mail: port, config }: Deps,
  job: { id: string; again: boolean },
): MailPort {
  const written = new Map<string, number>()
  const host = new URL(config.siteUrl).hostname
  return {
    where: port.where,
    again: job.again,
    send: async ({ once = false, ...mail }) => {
      // Words of a later version: they would arrive as an empty mail.
      if (mail.subject.trim() === '') awaitLaterVersion('the words of a mail')
      const to = createHash('sha256').update(mail.to.toLowerCase()).digest('hex').slice(0, 16)
      const count = (written.get(to) ?? 0) + 1
      written.set(to, count)
      const name = `${to}.${count}`
      const row = rowOf(db, job.id, name)
      const known = `${job.id}.${name}`
      // Also at the first run: its process may have slept while another went on with the job.
      if (await row.isSent()) return
      if (unnoted.has(known)) return row.sent().then(() => void unnoted.delete(known))
      if (once && !(await row.insert())) return
      if (!once) await row.reserve()
      try {
        await port.send({
          ...mail,
          messageId: mail.messageId ?? `${known}@${host}`,
          ...(job.again && { again: true }),
        })
      } catch (error) {
        // The mail server said no: it has not gone out, and the next try may send it.
        if (once) await note(row.drop)
        throw error
      }
      if (once) return
      unnoted.add(known)
      await note(row.sent, storageFaultOf)
      unnoted.delete(known)
    },
  }
}

/**
 * The row of one mail. A reserved one has a name of its own, under which a version that reserves
 * nothing does not take it for sent.
 */
function rowOf(db: Database, jobId: string, name: string) {
  const reserved = `?${name}`
  const insert = (mail: string) => db.insertInto('mail_sent').values({ job_id: jobId, mail })
  const isSent = async (): Promise<boolean> =>
    (await db
      .selectFrom('mail_sent')
      .select('mail')
      .where('job_id', '=', jobId)
      .where('mail', '=', name)
      .executeTakeFirst()) !== undefined
  const drop = (mail: string) =>
    db.deleteFrom('mail_sent').where('job_id', '=', jobId).where('mail', '=', mail).execute()
  return {
    isSent,
    /** False: another has it, who sends it or has. */
    insert: async () =>
      (await insert(name)
        .onConflict((conflict) => conflict.doNothing())
        .returning('mail')
        .executeTakeFirst()) !== undefined,
    // One that is there is written anew: only a write says whether the next one will do.
    reserve: () =>
      insert(reserved)
        .onConflict((conflict) =>
          conflict.columns(['job_id', 'mail']).doUpdateSet({ mail: reserved }),
        )
        .execute(),
    sent: async () => {
      try {
        await db
          .updateTable('mail_sent')
          .set({ mail: name })
          .where('job_id', '=', jobId)
          .where('mail', '=', reserved)
          .execute()
      } catch (error) {
        if (codeOf(error) !== THERE) throw error
        await drop(reserved) // two workers sent it
      }
    },
    drop: () => drop(name),
  }
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

/**
 * The mail is out, or not: a database that is away for a moment must not make it two or none. What
 * is `hopeless` is not waited for.
 */
async function note(
  write: () => Promise<unknown>,
  hopeless: (error: unknown) => unknown = () => null,
): Promise<void> {
  const end = performance.now() + NOTE_MS
  for (;;) {
    try {
      return void (await write())
    } catch (error) {
      if (codeOf(error) === GONE) return // another worker has finished the job meanwhile
      if (hopeless(error) || performance.now() > end) throw error
      await sleep(200)
    }
  }
}
