import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { InvoiceDraft, Profile } from '../../../generated/model/index.ts'
import { readEnv } from '../../../server/config/env.ts'
import { inTransaction, json, sql, uuidv7, type Db } from '../../../server/db/index.ts'
import { openDeps } from '../../../server/deps.ts'
import { moneyFaults } from '../../../server/modules/invoice/index.ts'
import { createKnownPerson } from '../../../server/modules/user/index.ts'
import { start } from '../children.ts'
import { PASSWORD } from '../desk/fill.ts'
import { ISSUER } from './invoice.ts'

const MAIN = path.join(import.meta.dirname, '../../../server/main.ts')
const DIES = path.join(import.meta.dirname, 'dies.ts')
const WRITERS = 8
/** At which statements of an issue: from the one that takes the number to past the last. */
const DEATHS = [2, 3, 4, 5, 6, 7, 8, 9, 10]
const DRAFT = {
  buyer: { name: 'Catalina Oliver', taxId: '12345678Z', address: 'Lluna 12, 07100 Sóller' },
  kind: 'F1',
  language: 'es',
  lines: [{ text: 'Honorarios', quantity: 1, price: 100_003, vatPct: 21 }],
}

/** Does something in the database beside the servers. */
async function beside<T>(dir: string, act: (db: Db) => Promise<T>): Promise<T> {
  const env = { DATA_DIR: dir, LOG_LEVEL: 'silent', NODE_ENV: 'test', JOB_WORKERS: '0' }
  const { deps, close } = await openDeps(readEnv(env))
  return act(deps.db).finally(close)
}

const emailOf = (writer: number): string => `writer${writer}@bench.example`

/** An agency that may issue, and its writers. */
const fill = (dir: string): Promise<string> =>
  beside(dir, (db) =>
    inTransaction(db, async (trx) => {
      const id = uuidv7()
      const { name: legalName, taxId, address } = ISSUER
      const doc = { tradeName: 'Bench', legalName, taxId, address }
      await sql`insert into agency (id, slug, doc) values (${id}, 'bench', ${json(doc)})`.execute(
        trx,
      )
      for (let at = 0; at < WRITERS; at += 1)
        await createKnownPerson(trx, {
          email: emailOf(at),
          password: PASSWORD,
          role: 'ADMIN',
          first_name: 'Aina',
          agencyId: id,
        })
      return id
    }),
  )

/** Drafts and issues so many at a server, one after another; how long each issue took, ms. */
async function write(origin: string, writer: number, count: number): Promise<number[]> {
  const call = async <T>(url: string, token: string, body?: object): Promise<T> => {
    const answer = await fetch(`${origin}/api/v1/${url}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }
  const login = { email: emailOf(writer), password: PASSWORD }
  const { token } = await call<Profile>('user/login/', '', login)
  const times: number[] = []
  for (let at = 0; at < count; at += 1) {
    const { id } = await call<InvoiceDraft>('invoice-draft/', token, DRAFT)
    const begun = performance.now()
    await call(`invoice-draft/${id}/issue/`, token)
    times.push(performance.now() - begun)
  }
  return times
}

/** A process that dies at this statement; whether it was killed before it was done. */
function dies(dir: string, agencyId: string, statement: number): Promise<boolean> {
  const child = spawn(process.execPath, [DIES, dir, agencyId, String(statement)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return new Promise((resolve) => {
    child.once('exit', (_code, signal) => resolve(signal === 'SIGKILL'))
  })
}

interface Standing {
  invoices: number
  highest: number
  records: number
  faults: string[]
}

/** How many there are, the highest number, and what is wrong with any of it. */
const standing = (dir: string): Promise<Standing> =>
  beside(dir, async (db) => {
    const { rows } = await sql<Omit<Standing, 'faults'>>`
      select (select count(*)::int from invoice) as invoices,
        (select coalesce(max(number), 0)::int from invoice) as highest,
        (select coalesce(max(seq), 0)::int from fiscal_record) as records`.execute(db)
    return {
      ...(rows[0] ?? { invoices: 0, highest: 0, records: 0 }),
      faults: await moneyFaults(db),
    }
  })

const line = (what: string, { invoices, highest, records, faults }: Standing, more: string) =>
  `| ${what} | ${invoices} | ${highest} | ${records} | ${faults.length} | ${more} |`

/**
 * So many invoices of one tax number by eight writers on two servers; then processes that are killed
 * at a statement between the number and its record. No number may be missing and the chain is whole.
 */
export async function measureFiscal(
  port: number,
  { count, kills }: { count: number; kills: number },
  say: (line: string) => void,
): Promise<string> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'llar-bench-fiscal-'))
  const env = { DATA_DIR: dir, LOG_LEVEL: 'warn', RATE_LIMIT: 'off', JOB_WORKERS: '0' }
  try {
    const agencyId = await fill(dir)
    const servers = []
    for (const one of [port, port + 1])
      servers.push(await start(MAIN, [], { ...env, PORT: String(one) }, 'Llar: http'))
    try {
      const begun = performance.now()
      const each = Math.ceil(count / WRITERS)
      const times = (
        await Promise.all(
          Array.from({ length: WRITERS }, (_, at) =>
            write(`http://127.0.0.1:${port + (at % 2)}`, at, each),
          ),
        )
      )
        .flat()
        .toSorted((a, b) => a - b)
      const seconds = Math.round((performance.now() - begun) / 1000)
      const written = await standing(dir)
      say(`${written.invoices} invoices, ${written.faults.length} faults`)
      let [killed, processes] = [0, 0]
      while (killed < kills) {
        const both = [processes, processes + 1].map((one) => DEATHS[one % DEATHS.length] ?? 2)
        const gone = await Promise.all(both.map((one) => dies(dir, agencyId, one)))
        killed += gone.filter(Boolean).length
        processes += 2
        if (processes % 20 === 0) say(`${processes} processes, ${killed} of them killed on the way`)
      }
      const after = await standing(dir)
      await write(`http://127.0.0.1:${port}`, 0, 1)
      const end = await standing(dir)
      const p95 = times[Math.floor(times.length * 0.95)]?.toFixed(0) ?? ''
      return [
        '| trial | invoices | highest number | records | faults | |',
        '| --- | --- | --- | --- | --- | --- |',
        line(`${WRITERS} writers, 2 servers`, written, `${seconds} s, p95 of an issue ${p95} ms`),
        line(`${processes} processes`, after, `${killed} killed between number and commit`),
        line(
          'one more',
          end,
          end.invoices === end.highest ? 'no number missing' : 'A NUMBER MISSING',
        ),
        ...[written, after, end].flatMap(({ faults }) => faults.slice(0, 20)),
      ].join('\n')
    } finally {
      for (const server of servers) await server.stop()
    }
  } finally {
    await rm(dir, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 })
  }
}
