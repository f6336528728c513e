import { execFileSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { start, type Running } from '../children.ts'
import { fill } from '../fill.ts'
import { openBench } from '../searches.ts'
import { ask, askAll, type Round } from './ask.ts'
import { databaseProcessor, processorOf } from './processor.ts'
import { listQuery } from './wanted.ts'

const HERE = import.meta.dirname
const ROOT = path.join(HERE, '../../..')
/** Packages of its own, which no other part of the house should find. */
const NEST = path.join(ROOT, '.cache/bench-nest')
const LISTS = 300

interface Rival extends Running {
  name: string
  /** Where its `listing/` lies. */
  base: string
}

/** Microseconds of the processor for one question, the server's and the database's. */
interface Found extends Round {
  server: number
  database: number
}

async function startAll(dir: string, socket: string, port: number): Promise<Rival[]> {
  cpSync(path.join(HERE, 'nest'), NEST, { recursive: true })
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--silent'], { cwd: NEST })
  const wanted = pathToFileURL(path.join(HERE, 'wanted.ts')).href
  const ours = await start(
    path.join(ROOT, 'server/main.ts'),
    [],
    { DATA_DIR: dir, PORT: String(port), LOG_LEVEL: 'warn', RATE_LIMIT: 'off', JOB_WORKERS: '0' },
    'Llar: http',
  )
  const rivals: Rival[] = [
    { ...ours, name: 'Llar', base: `http://127.0.0.1:${port}/api/v1/listing/` },
  ]
  const others = [
    ['Fastify + pg, counted', path.join(HERE, 'fastify.ts'), 'exact'],
    ['Fastify + pg, by the planner', path.join(HERE, 'fastify.ts'), 'planned'],
    ['NestJS + TypeORM, counted', path.join(NEST, 'server.mjs'), 'exact'],
    ['NestJS + TypeORM, by the planner', path.join(NEST, 'server.mjs'), 'planned'],
  ] as const
  for (const [i, [name, script, totals]] of others.entries()) {
    const at = port + 1 + i
    const running = await start(script, [socket, String(at), totals, wanted], {}, 'ready')
    rivals.push({ ...running, name, base: `http://127.0.0.1:${at}/listing/` })
  }
  return rivals
}

/** All give the same homes in the same order; only how many there are may be about. */
async function compare(rivals: Rival[], questions: string[]): Promise<void> {
  const [ours, ...others] = rivals
  if (!ours) return
  const read = async ({ base }: Rival, question: string): Promise<Record<string, unknown>> =>
    JSON.parse(await ask(base + question)) as Record<string, unknown>
  for (const question of questions) {
    const mine = await read(ours, question)
    for (const rival of others) {
      const theirs = await read(rival, question)
      const same =
        'items' in mine
          ? isDeepStrictEqual(mine['items'], theirs['items'])
          : isDeepStrictEqual(mine, theirs)
      if (!same) throw new Error(`${rival.name} answers ${question} otherwise than we do`)
    }
  }
}

const middle = (list: number[]): number =>
  list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0

async function measure(
  rivals: Rival[],
  dir: string,
  questions: string[],
  isQuick: boolean,
): Promise<Map<string, Found>> {
  const [count, rounds] = isQuick ? [1000, 3] : [6000, 5]
  const found = new Map<string, Found[]>(rivals.map(({ name }) => [name, []]))
  for (const { base } of rivals)
    await askAll(
      questions.map((one) => base + one),
      count,
    )
  for (let round = 0; round < rounds; round += 1)
    for (const { name, base, pid } of rivals) {
      const [server, database] = [processorOf(pid), databaseProcessor(dir)]
      const took = await askAll(
        questions.map((one) => base + one),
        count,
      )
      found.get(name)?.push({
        ...took,
        server: (processorOf(pid) - server) / count,
        database: (databaseProcessor(dir) - database) / count,
      })
    }
  const of = (list: Found[], key: keyof Found): number => middle(list.map((one) => one[key]))
  return new Map(
    [...found].map(([name, list]) => [
      name,
      {
        perSecond: of(list, 'perSecond'),
        p95: of(list, 'p95'),
        server: of(list, 'server'),
        database: of(list, 'database'),
      },
    ]),
  )
}

function table(title: string, found: Map<string, Found>): string {
  const ours = found.get('Llar')
  const head = [title, 'requests/s', 'p95 ms', 'server µs', 'database µs', "Llar's server to it"]
  const rows = [...found].map(([name, one]) => [
    name,
    Math.round(one.perSecond),
    one.p95.toFixed(1),
    Math.round(one.server),
    Math.round(one.database),
    ours && name !== 'Llar' ? `${Math.round((one.server / ours.server) * 100)} %` : '',
  ])
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

interface Size {
  rows: number
  isQuick: boolean
}

/**
 * `npm run bench -- --only beside`: ours beside the same two addresses written by hand with Fastify
 * and pg, and with NestJS and TypeORM, on the same rows of one database. In turn, 32 connections; the
 * processor's time of each server and of PostgreSQL for one question is what neighbours lengthen
 * least. The last column is how much of ours the other needs: over 100 % it needs more.
 */
export async function measureBeside(
  kept: string | null,
  port: number,
  { rows, isQuick }: Size,
  say: (line: string) => void,
): Promise<string> {
  const dir = kept ?? (await mkdtemp(path.join(os.tmpdir(), 'llar-bench-')))
  const bench = await openBench(dir)
  try {
    await fill(bench.deps.db, rows, say)
    const ids = await bench.someIds(400)
    const rivals = await startAll(dir, bench.socket, port)
    try {
      const details = ids.map((id) => `${id}/`)
      const lists = Array.from({ length: LISTS }, (_, n) => `?${listQuery(n)}`)
      await compare(rivals, [...details.slice(0, 50), ...lists])
      const detail = table('one home', await measure(rivals, dir, details, isQuick))
      say('one home: done')
      return `${detail}\n\n${table('a list', await measure(rivals, dir, lists, isQuick))}`
    } finally {
      for (const rival of rivals) await rival.stop()
    }
  } finally {
    await bench.close()
    if (kept === null) await rm(dir, { recursive: true, force: true })
  }
}
