import { expect, test } from 'vitest'
import { sql } from '../db/index.ts'
import type { MailPort } from '../ports/mail/index.ts'
import { registerJob } from './index.ts'
import { emptyQueues } from './queue.fixture.ts'
import { runNext, TRIES } from './run.ts'

const queue = emptyQueues()
const { add, waiting } = queue

test('a mail that went out is not sent again; one that may have gone out has the same Message-ID', async () => {
  const ids: (string | undefined)[] = []
  const sent: string[] = []
  const mail: MailPort = {
    where: '',
    send: async ({ to, messageId }) => void (sent.push(to), ids.push(messageId)),
  }
  let crash: () => Promise<void> = async () => undefined
  const letter = registerJob('note', async (_payload, { mail: post }) => {
    for (const to of ['aina@rig.example', 'biel@rig.example', 'aina@rig.example'])
      await post.send({ to, subject: 'x', text: 'x' })
    await crash()
  })
  await add(1)
  const post = () => runNext({ ...queue.jobContext(letter), deps: { ...queue.server.deps, mail } })
  crash = async () => Promise.reject(new Error('after all three'))
  await post()
  expect(sent).toEqual(['aina@rig.example', 'biel@rig.example', 'aina@rig.example'])
  expect(new Set(ids).size).toBe(3)
  expect(ids[0]).toMatch(/^[0-9a-f-]{36}\.[0-9a-f]{16}\.1@llar\.test$/)
  const again = () => sql`update job set run_at = now()`.execute(queue.server.deps.db)
  await again()
  await post()
  expect(sent).toHaveLength(3)
  // As if the process had died between the mail queue.server's yes and the note of it.
  await queue.server.deps.db.deleteFrom('mail_sent').where('mail', 'like', '%.2').execute()
  await again()
  crash = async () => undefined
  await post()
  expect([sent.slice(3), ids[3]]).toEqual([['aina@rig.example'], ids[2]])
  expect([
    await waiting(),
    await queue.server.deps.db.selectFrom('mail_sent').selectAll().execute(),
  ]).toEqual([[], []])
})

test('a mail marked once is left out after a crash in the middle of it, and sent after a refusal', async () => {
  const sent: string[] = []
  let fate: 'crash' | 'refused' | 'taken' = 'refused'
  let end: () => void = () => undefined
  const mail: MailPort = {
    where: '',
    send: async ({ subject }) => {
      if (fate === 'refused') throw new Error('SMTP 421')
      sent.push(subject)
      // The mail queue.server has it; then the process dies: nothing after this runs while it matters.
      if (fate === 'crash') await new Promise<void>((resolve) => (end = resolve))
    },
  }
  const letter = (once: boolean) =>
    registerJob('note', async (_payload, { mail: post }) =>
      post.send({
        to: 'aina@rig.example',
        subject: once ? 'reminder' : 'enquiry',
        text: 'x',
        once,
      }),
    )
  const take = async (once: boolean) => {
    await sql`update job set run_at = now()`.execute(queue.server.deps.db)
    return runNext({ ...queue.jobContext(letter(once)), deps: { ...queue.server.deps, mail } })
  }
  for (const once of [true, false]) {
    sent.length = 0
    await add(1)
    fate = 'refused'
    await take(once)
    fate = 'crash'
    const died = take(once)
    await expect.poll(() => sent.length).toBe(1)
    fate = 'taken'
    await take(once)
    expect(sent).toHaveLength(once ? 1 : 2)
    expect(await waiting()).toEqual([])
    end()
    await died
  }
})

test.each([true, false])(
  'a worker that slept before it sent a mail does not send what another has sent (once: %s)',
  async (once) => {
    const sent: string[] = []
    const mail: MailPort = { where: '', send: async ({ subject }) => void sent.push(subject) }
    const sleep = Promise.withResolvers<void>()
    const letter = (before: () => Promise<void>, after: () => Promise<void>) =>
      registerJob('note', async (_payload, { mail: post }) => {
        await before()
        await post.send({ to: 'aina@rig.example', subject: 'reminder', text: 'x', once })
        await after()
      })
    const take = async (before: () => Promise<void>, after: () => Promise<void>) => {
      await sql`update job set run_at = now()`.execute(queue.server.deps.db)
      return runNext({
        ...queue.jobContext(letter(before, after)),
        deps: { ...queue.server.deps, mail },
      })
    }
    await add(1)
    let begun = false
    const nothing = async () => undefined
    const sleeper = take(async () => ((begun = true), sleep.promise), nothing)
    await expect.poll(() => begun).toBe(true)
    // The job goes on to be there, since what follows the mail fails.
    await take(nothing, () => Promise.reject(new Error('no')))
    expect(sent).toEqual(['reminder'])
    sleep.resolve()
    await sleeper
    expect(sent).toEqual(['reminder'])
  },
)

/** What a full disk makes of writing such rows. */
const refuseNotes = (events: string) =>
  sql`create or replace function disk_full() returns trigger language plpgsql as
      $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$;
    create trigger disk_full before ${sql.raw(events)} on mail_sent for each row execute function disk_full()`.execute(
    queue.server.deps.db,
  )

test.each([
  ['nothing can be written', 'insert or update', [0, 1]],
  ['the disk fills up while a mail goes out', 'update', [1, 1]],
])('when %s the same mail does not go out again and again', async (_when, events, expected) => {
  const sent: string[] = []
  const mail: MailPort = { where: '', send: async ({ to }) => void sent.push(to) }
  const letter = registerJob('note', async (_payload, { mail: post }) =>
    post.send({ to: 'aina@rig.example', subject: 'enquiry', text: 'x' }),
  )
  const take = async () => {
    await sql`update job set run_at = now()`.execute(queue.server.deps.db)
    return runNext({ ...queue.jobContext(letter), deps: { ...queue.server.deps, mail } })
  }
  await add(1)
  await refuseNotes(events)
  for (let run = 0; run < TRIES; run += 1) expect(await take()).toBe(true)
  const meanwhile = sent.length
  await sql`drop trigger disk_full on mail_sent`.execute(queue.server.deps.db)
  await take()
  expect([[meanwhile, sent.length], await waiting()]).toEqual([expected, []])
})

test('a version that reserves nothing does not take a reserved mail for one that went out', async () => {
  const refused: MailPort = { where: '', send: async () => Promise.reject(new Error('SMTP 421')) }
  const names: string[] = []
  const letter = registerJob('note', async (_payload, { mail: post }) =>
    post.send({ to: 'aina@rig.example', subject: 'x', text: 'x' }),
  )
  await add(1)
  await runNext({ ...queue.jobContext(letter), deps: { ...queue.server.deps, mail: refused } })
  for (const { mail } of await queue.server.deps.db.selectFrom('mail_sent').selectAll().execute())
    names.push(mail)
  expect(names).toEqual([expect.not.stringMatching(/^[0-9a-f]{16}\.1$/)])
})
