// `npm run bench`: fills a scratch database with homes and measures the public read model. See
// docs/bench.md.
//  --rows N (1,000,000) --quick (20,000 rows, fewer questions) --dir FOLDER (kept and used again)
// --port N --save FILE
//  --only text,box: these kinds of questions (by the beginning of their names), and nothing else
// but `pages` (HTML), `lighthouse`, `cold` (the desk opened for the first time on a slow line)
//  and, each in a database of its own, `match` (20,000 demands against 100,000 homes), `intake`
// (50,000 contacts brought in)
//  `site` (the website of one of the demo's agencies, and 10,000 hosts; needs a build), or parts of
// it: `site:pages`, `site:llevant` and the other templates, `site:hosts`, `site:pairs`; with --dir
// what was found is kept, and a run goes on at the first part without a finding
//  `beside` (one home and lists beside the same written with Fastify and pg, and NestJS and TypeORM)
//  `feed` (a Kyero channel of 10,000 homes)
//  `introduction` (checks against 100,000 introductions)
//  `fiscal` (10,000 invoices by 8 writers on 2 servers, 100 processes killed as they issue)
//  `takeout` (a download of 2 GB cut off 40 times; --rows N: of N GB)
//  `valuation` (how far off estimates are on a city's adverts, --csv FILE, several with commas between;
// without it how long one takes among 27,000 homes)
//  `unmet` (counting what buyers look for over 100,000 demands, and reading it),
//  `analysis` (each panel of the figures over 50,000 enquiries, 20,000 visits, 3,000 offers; with
// --dir its world is kept)
//  `route` (days of twelve calls put in order)
//  `market` (lists of the marketplace, 5,000 publications and 200,000 orders; --rows N orders)
//   and `desk` (lists of 50,000 contacts, homes, demands and threads; needs a build)
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { measureBeside } from './bench/beside/index.ts'
import { start } from './bench/children.ts'
import { measureDesk } from './bench/desk/index.ts'
import { coldDeskOnDemo, lighthouseOnDemo } from './bench/demo.ts'
import { measureFeed } from './bench/feed.ts'
import { fill } from './bench/fill.ts'
import { measureFiscal } from './bench/fiscal/index.ts'
import { measureIntake } from './bench/intake.ts'
import { measureAnalysis } from './bench/analysis/index.ts'
import { measureIntroductions } from './bench/introduction.ts'
import { sideBySide } from './bench/load.ts'
import { measureMarket } from './bench/market/index.ts'
import { databaseMegabytes, peakMegabytes } from './bench/memory.ts'
import { matchTable, measureMatches } from './bench/match.ts'
import { pages } from './bench/pages.ts'
import { KINDS } from './bench/questions.ts'
import { coldTable, lighthouseTable, report } from './bench/report.ts'
import { measureReso } from './bench/reso.ts'
import { measureRoutes } from './bench/route.ts'
import { measureSearches, openBench } from './bench/searches.ts'
import { measureSites } from './bench/site/index.ts'
import { measureTakeout } from './bench/takeout.ts'
import { measureUnmet } from './bench/unmet/index.ts'
import { measureAnswers, measureCities } from './bench/valuation/index.ts'
import { routeSizes } from './sizes.ts'

const ROOT = path.join(import.meta.dirname, '..')
const { values: flags } = parseArgs({
  options: {
    rows: { type: 'string' },
    quick: { type: 'boolean' },
    dir: { type: 'string' },
    port: { type: 'string' },
    save: { type: 'string' },
    only: { type: 'string' },
    csv: { type: 'string' },
  },
})
const rows = Number(flags.rows ?? (flags.quick ? 20_000 : 1_000_000))
const port = Number(flags.port ?? 4390)
const count = flags.quick ? 60 : 300
const seconds = flags.quick ? 2 : 6
const only = flags.only?.split(',')
const kinds = KINDS.filter((kind) => only?.some((name) => kind.startsWith(name)) ?? true)
/** Whether a part other than the questions is wanted; pages need a build. */
const wants = (part: string): boolean =>
  (only?.includes(part) ?? true) && existsSync(path.join(ROOT, 'dist/client'))
const say = (line: string): void => console.log(`  ${line}`)

if (flags.only === 'lighthouse') {
  console.log(`\n${lighthouseTable(await lighthouseOnDemo(port, say))}`)
  process.exit(0)
}

if (flags.only === 'cold') {
  console.log(`\n${coldTable(await coldDeskOnDemo(port, say))}`)
  process.exit(0)
}

const kept = flags.dir ? path.resolve(flags.dir) : null
if (only?.every((name) => name === 'site' || name.startsWith('site:'))) {
  const parts = only.filter((name) => name !== 'site').map((name) => name.slice('site:'.length))
  const isQuick = flags.quick === true
  console.log(`\n${await measureSites({ port, dir: kept, parts, isQuick, say })}`)
  process.exit(0)
}

if (flags.only === 'match') {
  const folder = kept ?? (await mkdtemp(path.join(os.tmpdir(), 'llar-bench-')))
  console.log(`Bench: matches in ${folder}`)
  const homes = flags.quick ? 10_000 : Number(flags.rows ?? 100_000)
  const demands = flags.quick ? 2000 : 20_000
  console.log(`\n${matchTable(await measureMatches(folder, homes, demands, count, say))}`)
  if (!kept) await rm(folder, { recursive: true, force: true })
  process.exit(0)
}

if (flags.only === 'desk') {
  const folder = kept ?? (await mkdtemp(path.join(os.tmpdir(), 'llar-bench-')))
  console.log(`Bench: lists of the desk in ${folder}`)
  console.log(
    `\n${await measureDesk(folder, port, flags.quick ? 5000 : Number(flags.rows ?? 50_000), say)}`,
  )
  if (!kept) await rm(folder, { recursive: true, force: true })
  process.exit(0)
}

if (flags.only === 'feed') {
  console.log(
    `\n${await measureFeed(port, Number(flags.rows ?? (flags.quick ? 1000 : 10_000)), say)}`,
  )
  process.exit(0)
}

if (flags.only === 'fiscal') {
  const invoices = Number(flags.rows ?? (flags.quick ? 400 : 10_000))
  const size = { count: invoices, kills: flags.quick ? 12 : 100 }
  console.log(`\n${await measureFiscal(port, size, say)}`)
  process.exit(0)
}

const ALONE: Record<string, () => Promise<string>> = {
  beside: () => measureBeside(kept, port, { rows, isQuick: flags.quick === true }, say),
  introduction: () => measureIntroductions(port, flags.quick ? 5000 : 100_000, count, say),
  intake: () => measureIntake(port, flags.quick ? 5000 : 50_000),
  reso: () => measureReso(port, Number(flags.rows ?? 3000), say),
  takeout: () => measureTakeout(port, Number(flags.rows ?? (flags.quick ? 0.2 : 2))),
  route: async () => measureRoutes(flags.quick ? 30 : 200),
  unmet: () => measureUnmet(Number(flags.rows ?? (flags.quick ? 5000 : 100_000)), say),
}
const alone = flags.only === undefined ? undefined : ALONE[flags.only]
if (alone) {
  console.log(`\n${await alone()}`)
  process.exit(0)
}

if (flags.only === 'analysis') {
  const enquiries = Number(flags.rows ?? (flags.quick ? 5000 : 50_000))
  const run = { port, dir: kept, enquiries, times: flags.quick ? 5 : 40 }
  console.log(`\n${await measureAnalysis(run, say)}`)
  process.exit(0)
}

if (flags.only === 'market') {
  const orders = Number(flags.rows ?? (flags.quick ? 20_000 : 200_000))
  const size = { items: flags.quick ? 1000 : 5000, orders, times: flags.quick ? 40 : 200, kept }
  console.log(`\n${await measureMarket(port, size, say)}`)
  process.exit(0)
}

if (flags.only === 'valuation') {
  const homes = flags.quick ? 3000 : flags.rows ? Number(flags.rows) : undefined
  console.log(
    `\n${flags.csv ? await measureCities(flags.csv.split(',')) : await measureAnswers(port, { homes, count }, say)}`,
  )
  process.exit(0)
}

const dir = flags.dir
  ? path.resolve(flags.dir)
  : await mkdtemp(path.join(os.tmpdir(), 'llar-bench-'))
console.log(`Bench: ${rows.toLocaleString('en')} homes in ${dir}`)
const bench = await openBench(dir)
try {
  await fill(bench.deps.db, rows, say)
  const ids = await bench.someIds(400)
  const server = await start(
    path.join(ROOT, 'server/main.ts'),
    [],
    { DATA_DIR: dir, PORT: String(port), LOG_LEVEL: 'warn', RATE_LIMIT: 'off', JOB_WORKERS: '0' },
    'Llar: http',
  )
  const bare = await start(
    path.join(import.meta.dirname, 'bench/bare.ts'),
    [bench.socket, String(port + 1)],
    {},
    'ready',
  )
  try {
    const [ours, theirs] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${port + 1}`]
    const searches =
      kinds.length > 0 ? await measureSearches(bench, ours, ids, count, kinds, say) : []
    const html = wants('pages') ? await pages(bench, ours, ids, flags.quick ? 30 : 150) : []
    const audited = wants('lighthouse') ? await lighthouseOnDemo(port + 2, say) : []
    const cold = wants('cold') ? await coldDeskOnDemo(port + 3, say) : []
    const throughput =
      only !== undefined
        ? []
        : [
            {
              name: 'detail',
              ...(await sideBySide(
                `${ours}/api/v1/listing/${ids[0]}/`,
                `${theirs}/detail/${ids[0]}`,
                seconds,
              )),
            },
            {
              name: 'list',
              ...(await sideBySide(
                `${ours}/api/v1/listing/?operation=V`,
                `${theirs}/list`,
                seconds,
              )),
            },
          ]
    const found = {
      rows,
      searches,
      html,
      throughput,
      lighthouse: audited,
      cold,
      machine:
        `${os.cpus()[0]?.model ?? 'CPU'}, ${os.cpus().length} cores, load ` +
        `${os.loadavg()[0]?.toFixed(1)}, Node ${process.versions.node}`,
      date: new Date().toISOString().slice(0, 10),
      sizes:
        only === undefined && existsSync(path.join(ROOT, 'dist/client/.vite/manifest.json'))
          ? routeSizes()
          : [],
      memory: {
        server: peakMegabytes(server.pid),
        database: databaseMegabytes(dir),
        folder: execFileSync('du', ['-sh', dir]).toString().split('\t')[0] ?? '',
      },
    }
    const text = report(found)
    console.log(`\n${text}`)
    if (flags.save) await writeFile(flags.save, text)
  } finally {
    await Promise.all([server.stop(), bare.stop()])
  }
} finally {
  await bench.close()
  if (!flags.dir) await rm(dir, { recursive: true, force: true })
}
process.exit(0)
