import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDeps, type TestDeps } from '../testing/test-deps.ts'
import { inTransaction, sql, uuidv7, type Db } from '../db/index.ts'
import type { MailPort } from '../ports/mail/index.ts'
import { drain } from './drain.ts'
import { PutBack, registerJob, type JobDefinition } from './index.ts'
import { byKind, runNext, TRIES, type JobContext } from './run.ts'
import { Turns } from './turns.ts'
import { startWorkers } from './worker.ts'

const silent = {
  warn: () => undefined,
  debug: () => undefined,
  info: () => undefined,
  error: () => undefined,
} as unknown as JobContext['log']
const rigs: TestDeps[] = []
let server: TestDeps
let done: number[]
const add = (n: number, options = {}) =>
  inTransaction(server.deps.db, (trx) => server.deps.jobs.add(trx, 'note', { n }, options))
const jobContext = (...definitions: JobDefinition[]): JobContext => ({
  deps: server.deps,
  definitions: byKind(definitions),
  log: silent,
})
const note = registerJob<{ n: number }>('note', async ({ n }) => void done.push(n))
const broken = registerJob('note', async () => Promise.reject(new Error('no')))
/** Opened once, and awaited by whoever comes. */
function gate(): { open: () => void; opened: Promise<void> } {
  let open = (): void => undefined
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open, opened }
}
const waiting = () =>
  server.deps.db.selectFrom('job').select(['state', 'attempts', 'error']).execute()

beforeEach(async () => {
  done = []
  server = await testDeps()
  rigs.push(server)
  // What migrations left to be done is not this test's.
  await server.deps.db.deleteFrom('job').execute()
})
afterAll(async () => {
  for (const one of rigs) await one.close()
})

test('a job exists if and only if its transaction commits, and is gone once done', async () => {
  await add(1)
  await inTransaction(server.deps.db, async (trx) => {
    await server.deps.jobs.add(trx, 'note', { n: 2 })
    throw new Error('back')
  }).catch(() => undefined)
  expect(await drain(jobContext(note))).toBe(1)
  expect([done, await waiting()]).toEqual([[1], []])
})

test('the same key waits once, and may come again after it began', async () => {
  await add(1, { key: 'k' })
  await add(2, { key: 'k' })
  await add(3, { key: 'other' })
  await drain(jobContext(note))
  await add(4, { key: 'k' })
  await drain(jobContext(note))
  expect(done).toEqual([1, 3, 4])
})

test.each(['waits', 'was put back', 'is added by another'])(
  'what a transaction asks for of a job that %s is done with what it wrote',
  async (how) => {
    const { deps } = server
    const seen: number[] = []
    const look = registerJob('look', async () => {
      const { rows } = await sql<{ n: number }>`select n from seen_by_job`.execute(deps.db)
      seen.push(rows.length)
    })
    const context = jobContext(look)
    await sql`create table seen_by_job (n int)`.execute(deps.db)
    const ask = (trx: Db) => deps.jobs.add(trx, 'look', {}, { key: 'a' })
    if (how !== 'is added by another') await inTransaction(deps.db, ask)
    if (how === 'was put back')
      await sql`update job set attempts = 2, put_back = 2`.execute(deps.db)
    const [added, written] = [gate(), gate()]
    const other = inTransaction(deps.db, async (trx) => {
      if (how === 'is added by another') await ask(trx)
      added.open()
      await written.opened
    })
    await added.opened
    if (how === 'is added by another') setTimeout(written.open, 100)
    else {
      written.open()
      await other
    }
    const [kept, over] = [gate(), gate()]
    const act = inTransaction(deps.db, async (trx) => {
      await sql`insert into seen_by_job values (1)`.execute(trx)
      await ask(trx)
      kept.open()
      await over.opened
    })
    await kept.opened
    await other
    const isTaken = await runNext(context)
    over.open()
    await act
    while (await runNext(context)) continue
    expect([isTaken, seen]).toEqual([false, [1]])
  },
)

test('two transactions that ask for the same jobs in another order wait for nobody', async () => {
  const { deps } = server
  for (const key of ['a', 'b']) await add(1, { key })
  const both = [gate(), gate()]
  await Promise.all(
    ['ab', 'ba'].map((order, at) =>
      inTransaction(deps.db, async (trx) => {
        const [first = '', second = ''] = order
        await deps.jobs.add(trx, 'note', { n: 2 }, { key: first })
        both[at]?.open()
        await Promise.all(both.map(({ opened }) => opened))
        await deps.jobs.add(trx, 'note', { n: 2 }, { key: second })
      }),
    ),
  )
  expect(await waiting()).toHaveLength(2)
})

test('a failing job is tried again later and later, then put aside', async () => {
  await add(1)
  expect(await runNext(jobContext(broken))).toBe(true)
  expect(await runNext(jobContext(broken))).toBe(false) // not yet
  const { rows } = await sql<{
    wait: number
  }>`select extract(epoch from run_at - now()) as wait from job`.execute(server.deps.db)
  expect(rows[0]?.wait).toBeGreaterThan(1)
  expect(await drain(jobContext(broken))).toBe(TRIES - 1)
  expect(await waiting()).toEqual([{ state: 'dead', attempts: TRIES, error: 'no' }])
})

test('the job of a crashed worker comes back after its lease, and is not run for ever', async () => {
  await add(1)
  for (let crash = 0; crash <= TRIES; crash += 1) {
    await sql`update job set attempts = attempts + 1, run_at = now() - interval '1 second'`.execute(
      server.deps.db,
    )
  }
  expect(await runNext(jobContext(note))).toBe(false)
  expect((await waiting())[0]?.state).toBe('dead')
})

test('what is put aside is told to its room, also when its worker died each time', async () => {
  const told: string[] = []
  const teller = (kind: string, fault?: Error) =>
    registerJob<{ n: number }>(kind, async () => Promise.reject(new Error('no')), {
      whenDead: async ({ n }) => {
        told.push(`${kind} ${n}`)
        if (fault) throw fault
      },
    })
  await add(1)
  await drain(jobContext(teller('note')))
  expect(told).toEqual(['note 1'])
  await server.deps.db.deleteFrom('job').execute()

  // Its room cannot be told: it is put aside all the same.
  await add(2)
  await sql`update job set attempts = ${TRIES + 1}`.execute(server.deps.db)
  await runNext(jobContext(teller('note', new Error('room'))))
  expect([told.at(-1), (await waiting())[0]?.state]).toEqual(['note 2', 'dead'])
  await server.deps.db.deleteFrom('job').execute()

  // Another worker took it over meanwhile, and is at it.
  await add(3)
  await sql`update job set attempts = ${TRIES - 1}`.execute(server.deps.db)
  const slow = registerJob(
    'note',
    async (_payload, deps) => {
      await sql`update job set attempts = attempts + 1`.execute(deps.db)
      throw new Error('no')
    },
    { whenDead: async () => void told.push('too late') },
  )
  await runNext(jobContext(slow))
  expect([told.at(-1), (await waiting())[0]?.state]).toEqual(['note 2', 'ready'])
})

test('a worker whose lease was taken over does not delete the job of another', async () => {
  await add(1)
  const thief = registerJob(
    'note',
    async (_payload, deps) =>
      void (await sql`update job set attempts = attempts + 1`.execute(deps.db)),
  )
  await runNext(jobContext(thief))
  expect(await waiting()).toHaveLength(1)
})

test('workers are woken at once, share the work, and stop when told', async () => {
  // Nobody looks by themselves within this hour.
  const workers = [1, 2].map(() => startWorkers(jobContext(note), server.connection, 2, 3_600_000))
  const ears = async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and query = 'listen llar_job'`.execute(server.deps.db)
    return rows.length
  }
  await expect.poll(ears).toBe(2)
  for (let n = 0; n < 40; n += 1) await add(n)
  await expect.poll(() => done.length).toBe(40)
  expect(new Set(done).size).toBe(40)
  await Promise.all(workers.map((one) => one.stop()))
})

test('who stands in line for a job when workers are told to stop takes none', async () => {
  const locked = Promise.withResolvers<void>()
  const stopped = Promise.withResolvers<void>()
  const held = inTransaction(server.deps.db, async (trx) => {
    await sql`lock table job in access exclusive mode`.execute(trx)
    locked.resolve()
    await stopped.promise
    for (let n = 0; n < 8; n += 1) await server.deps.jobs.add(trx, 'note', { n })
  })
  await locked.promise
  const workers = startWorkers(jobContext(note), server.connection, 8, 3_600_000)
  const asks = () => sql`select from pg_stat_activity where datname = current_database()
    and wait_event_type = 'Lock' and query like '%for update of j skip locked%'`
  await expect.poll(async () => (await asks().execute(server.deps.db)).rows.length).toBe(1)
  const ended = workers.stop()
  stopped.resolve()
  await Promise.all([held, ended])
  // The one that had asked already.
  expect(done.length).toBeLessThan(2)
})

test('no class waits for another: while feeds and pictures hang, mails and the rest are done', async () => {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  const hanging = (['feed', 'sources', 'pictures', 'media', 'outside', 'maintenance'] as const).map(
    (name) => registerJob(name, () => held, { class: name }),
  )
  const mail = registerJob<{ n: number }>('mail', async ({ n }) => void done.push(n), {
    class: 'mail',
  })
  await inTransaction(server.deps.db, async (trx) => {
    for (let n = 0; n < 20; n += 1)
      for (const { kind } of hanging) await server.deps.jobs.add(trx, kind, {})
  })
  const workers = startWorkers(jobContext(note, mail, ...hanging), server.connection, 1)
  await add(7)
  await inTransaction(server.deps.db, (trx) => server.deps.jobs.add(trx, 'mail', { n: 8 }))
  await expect.poll(() => [...done].sort()).toEqual([7, 8])
  await server.deps.db.deleteFrom('job').where('attempts', '=', 0).execute()
  release()
  await workers.stop()
})

test('agencies take turns, whoever has how many', async () => {
  const [one, two, three] = [uuidv7(), uuidv7(), uuidv7()]
  const turns = new Turns()
  for (let n = 0; n < 100; n += 1) await add(n, { agencyId: one })
  for (const [n, agencyId] of [
    [201, two],
    [202, two],
    [301, three],
  ] as const)
    await add(n, { agencyId })
  for (let step = 0; step < 8; step += 1) await runNext({ ...jobContext(note), turns })
  expect(done).toEqual([0, 201, 301, 1, 202, 2, 3, 4])
})

test('where an agency has one job at a time the others are begun at once, though two look together', async () => {
  const [one, two] = [uuidv7(), uuidv7()]
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  const hangs = registerJob<{ n: number }>('note', async ({ n }) => {
    done.push(n)
    if (n === 0) await held
  })
  for (const [n, agencyId] of [
    [0, one],
    [1, one],
    [2, two],
  ] as const)
    await add(n, { agencyId })
  const context = { ...jobContext(hangs), turns: new Turns(true) }
  const first = runNext(context)
  expect([await runNext(context), await runNext(context), done]).toEqual([true, false, [0, 2]])
  release()
  await first
  expect([await runNext(context), done]).toEqual([true, [0, 2, 1]])
})

test('an agency whose hosts all hang takes one of the workers that fetch', async () => {
  const [one, two] = [uuidv7(), uuidv7()]
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  const fetches = registerJob<{ n: number }>(
    'note',
    async ({ n }) => {
      done.push(n)
      if (n < 20) await held
    },
    { class: 'sources' },
  )
  for (let n = 0; n < 20; n += 1) await add(n, { agencyId: one })
  await add(20, { agencyId: two })
  const workers = startWorkers(jobContext(fetches), server.connection, 1)
  await expect.poll(() => done).toEqual([0, 20])
  await server.deps.db.deleteFrom('job').where('attempts', '=', 0).execute()
  release()
  await workers.stop()
})

test('a job put back waits without having tried, keeps its place against a second one, and does not wait for ever', async () => {
  const agencyId = uuidv7()
  const later = new Date(Date.now() + 3_600_000)
  const rests = registerJob('note', async () => Promise.reject(new PutBack(later, 'dead.example')))
  await add(1, { key: 'k', agencyId })
  for (let run = 0; run < 2 * TRIES; run += 1) {
    await sql`update job set run_at = now()`.execute(server.deps.db)
    expect(await runNext(jobContext(rests))).toBe(true)
  }
  expect(await runNext(jobContext(rests))).toBe(false)
  await add(2, { key: 'k', agencyId })
  expect(await server.deps.jobs.waiting(server.deps.db, 'note', agencyId)).toEqual([
    { count: 1, waitsFor: 'dead.example', until: later },
  ])
  await sql`update job set created_at = now() - interval '15 days'`.execute(server.deps.db)
  expect(await drain(jobContext(rests))).toBe(0) // it still rests
  for (let run = 0; run < TRIES; run += 1) {
    await sql`update job set run_at = now()`.execute(server.deps.db)
    await runNext(jobContext(rests))
  }
  expect(await waiting()).toEqual([
    { state: 'dead', attempts: 3 * TRIES, error: 'waits for dead.example' },
  ])
})

test('a version that knows no turns adds and takes jobs beside this one', async () => {
  await sql`insert into job (id, kind, payload) values (${uuidv7()}, 'note', '{"n": 5}')
    on conflict (kind, key) where state = 'ready' and attempts = 0 do nothing`.execute(
    server.deps.db,
  )
  await sql`select pg_notify('llar_job', '')`.execute(server.deps.db)
  const workers = startWorkers(jobContext(note), server.connection, 1)
  await expect.poll(() => done).toEqual([5])
  await workers.stop()
})

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
  const post = () => runNext({ ...jobContext(letter), deps: { ...server.deps, mail } })
  crash = async () => Promise.reject(new Error('after all three'))
  await post()
  expect(sent).toEqual(['aina@rig.example', 'biel@rig.example', 'aina@rig.example'])
  expect(new Set(ids).size).toBe(3)
  expect(ids[0]).toMatch(/^[0-9a-f-]{36}\.[0-9a-f]{16}\.1@llar\.test$/)
  const again = () => sql`update job set run_at = now()`.execute(server.deps.db)
  await again()
  await post()
  expect(sent).toHaveLength(3)
  // As if the process had died between the mail server's yes and the note of it.
  await server.deps.db.deleteFrom('mail_sent').where('mail', 'like', '%.2').execute()
  await again()
  crash = async () => undefined
  await post()
  expect([sent.slice(3), ids[3]]).toEqual([['aina@rig.example'], ids[2]])
  expect([
    await waiting(),
    await server.deps.db.selectFrom('mail_sent').selectAll().execute(),
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
      // The mail server has it; then the process dies: nothing after this runs while it matters.
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
    await sql`update job set run_at = now()`.execute(server.deps.db)
    return runNext({ ...jobContext(letter(once)), deps: { ...server.deps, mail } })
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
      await sql`update job set run_at = now()`.execute(server.deps.db)
      return runNext({ ...jobContext(letter(before, after)), deps: { ...server.deps, mail } })
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
    server.deps.db,
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
    await sql`update job set run_at = now()`.execute(server.deps.db)
    return runNext({ ...jobContext(letter), deps: { ...server.deps, mail } })
  }
  await add(1)
  await refuseNotes(events)
  for (let run = 0; run < TRIES; run += 1) expect(await take()).toBe(true)
  const meanwhile = sent.length
  await sql`drop trigger disk_full on mail_sent`.execute(server.deps.db)
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
  await runNext({ ...jobContext(letter), deps: { ...server.deps, mail: refused } })
  for (const { mail } of await server.deps.db.selectFrom('mail_sent').selectAll().execute())
    names.push(mail)
  expect(names).toEqual([expect.not.stringMatching(/^[0-9a-f]{16}\.1$/)])
})

test('a job by the clock runs once per slot over all instances', async () => {
  const tick = registerJob('tick', async () => void done.push(0), { everyMinutes: 1_000_000 })
  const workers = [1, 2, 3].map(() => startWorkers(jobContext(tick), server.connection, 1))
  await expect.poll(() => done.length).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(done.length).toBe(1)
  await Promise.all(workers.map((one) => one.stop()))
})

test('a kind nobody here knows is left for others; a kind twice is a mistake', async () => {
  await add(1)
  expect(await runNext(jobContext(registerJob('other', async () => undefined)))).toBe(false)
  expect(() => byKind([note, note])).toThrow('Two jobs')
})
