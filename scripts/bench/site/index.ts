import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { readEnv } from '../../../server/config/env.ts'
import { openDeps } from '../../../server/deps.ts'
import { start } from '../children.ts'
import { seedDemo } from '../demo.ts'
import type { LighthouseFinding } from '../lighthouse.ts'
import { DOMAIN, spread } from './hosts-fill.ts'
import { crossed, hostsTable, measureHosts, type HostsFound, type PairsFound } from './hosts.ts'
import { foundOf, keptOr } from './kept.ts'
import { auditPage, inTemplate, lighthouseTable, PAGES, TEMPLATES } from './lighthouse.ts'
import { measureSite, publish, siteTable } from './pages.ts'

const MAIN = path.join(import.meta.dirname, '../../../server/main.ts')
/** 100,000 pairs of host and path, each portion with others. */
const PORTIONS = 10
const PAIRS = 10_000

export interface SiteBench {
  port: number
  /** Where data and findings are kept, so that a run goes on where another was cut; else none. */
  dir: string | null
  /** `pages`, a template, `hosts` or `pairs`; all of them where none is named. */
  parts: readonly string[]
  isQuick: boolean
  say: (line: string) => void
}

/** Websites of agencies: pages, Lighthouse in five templates, 10,000 hosts. Answers the tables. */
export async function measureSites(bench: SiteBench): Promise<string> {
  const dir = bench.dir ?? (await mkdtemp(path.join(os.tmpdir(), 'llar-bench-site-')))
  const wants = (part: string): boolean => bench.parts.length === 0 || bench.parts.includes(part)
  try {
    await mkdir(dir, { recursive: true })
    if (wants('pages'))
      await once(bench, dir, 'pages', (url) => measureSite(url, bench.isQuick ? 60 : 300))
    for (const template of TEMPLATES.filter(wants)) await audit(bench, dir, template)
    if (wants('hosts') || wants('pairs')) await hosts(bench, dir, wants)
    return await tables(dir)
  } finally {
    if (bench.dir === null) await rm(dir, { recursive: true, force: true })
  }
}

/** Measures on the demo what was not found before. */
const once = <T>(
  { port, say }: SiteBench,
  dir: string,
  part: string,
  measure: (url: string) => Promise<T>,
): Promise<T> =>
  keptOr(dir, part, async () => {
    await demoIn(dir, say)
    say(part)
    const server = await serve(path.join(dir, 'demo'), port)
    return measure(`http://127.0.0.1:${port}`).finally(() => server.stop())
  })

/** Lighthouse on the pages of a template that were not looked at before. */
async function audit(
  { port, say }: SiteBench,
  dir: string,
  template: (typeof TEMPLATES)[number],
): Promise<void> {
  const parts = PAGES.map((page) => ({ page, part: `${template}-${page.replace(' ', '-')}` }))
  const known = await Promise.all(parts.map(({ part }) => foundOf(dir, part)))
  if (known.every((one) => one !== null)) return
  await demoIn(dir, say)
  const server = await serve(path.join(dir, 'demo'), port)
  try {
    const addresses = await inTemplate(`http://127.0.0.1:${port}`, template)
    for (const { page, part } of parts) {
      say(`${template}, ${page}`)
      await keptOr(dir, part, () => auditPage(`${template}, ${page}`, addresses[page]))
    }
  } finally {
    await server.stop()
  }
}

const demoIn = (dir: string, say: (line: string) => void): Promise<unknown> =>
  keptOr(dir, 'demo', async () => {
    say('demo homes')
    await seedDemo(path.join(dir, 'demo'))
    return true
  })

const serve = (data: string, port: number, more: Record<string, string> = {}) =>
  start(
    MAIN,
    [],
    {
      DATA_DIR: data,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      RATE_LIMIT: 'off',
      JOB_WORKERS: '0',
      ...more,
    },
    'Llar: http',
  )

/** A copy of the demo with 10,000 published websites, a third of them at domains. */
const hostsIn = (dir: string, { port, say }: SiteBench): Promise<unknown> =>
  keptOr(dir, 'filled', async () => {
    await demoIn(dir, say)
    const data = path.join(dir, 'hosts')
    await rm(data, { recursive: true, force: true })
    // With their owners: started by root, the database's files belong to somebody else.
    await promisify(execFile)('cp', ['-a', path.join(dir, 'demo'), data])
    const plain = await serve(data, port)
    const { site } = await publish(`http://127.0.0.1:${port}`).finally(() => plain.stop())
    const { deps, close } = await openDeps(readEnv({ DATA_DIR: data, LOG_LEVEL: 'silent' }))
    await spread(deps.db, say, site.slug).finally(close)
    return true
  })

async function hosts(
  bench: SiteBench,
  dir: string,
  wants: (part: string) => boolean,
): Promise<void> {
  const { port, isQuick, say } = bench
  await hostsIn(dir, bench)
  const more = {
    SITE_URL: `http://localhost:${port}`,
    SITES_DOMAIN: DOMAIN,
    TLS_ASK_PORT: String(port + 1),
  }
  const server = await serve(path.join(dir, 'hosts'), port, more)
  try {
    if (wants('hosts')) await keptOr(dir, 'hosts', () => measureHosts(port, isQuick))
    for (let portion = 0; wants('pairs') && portion < PORTIONS; portion += 1) {
      say(`pairs of host and path, ${portion + 1} of ${PORTIONS}`)
      const count = isQuick ? PAIRS / 50 : PAIRS
      await keptOr(dir, `pairs-${portion}`, () => crossed(port, count, 11 + portion))
    }
  } finally {
    await server.stop()
  }
}

/** All that was found by now. */
async function tables(dir: string): Promise<string> {
  const pages = await foundOf<Parameters<typeof siteTable>[0]>(dir, 'pages')
  const audited = await Promise.all(
    TEMPLATES.flatMap((template) =>
      PAGES.map((page) => foundOf<LighthouseFinding>(dir, `${template}-${page.replace(' ', '-')}`)),
    ),
  )
  const found = await foundOf<HostsFound>(dir, 'hosts')
  const portions = await Promise.all(
    Array.from({ length: PORTIONS }, (_, at) => foundOf<PairsFound>(dir, `pairs-${at}`)),
  )
  const asked = portions.filter((each) => each !== null)
  const pairs = {
    count: asked.reduce((sum, { count }) => sum + count, 0),
    shown: asked.reduce((sum, { shown }) => sum + shown, 0),
    wrong: asked.flatMap(({ wrong }) => wrong),
  }
  const seen = audited.filter((each) => each !== null)
  return [
    ...(pages ? [siteTable(pages)] : []),
    ...(seen.length > 0 ? [lighthouseTable(seen)] : []),
    ...(found ? [hostsTable(found, pairs)] : []),
  ].join('\n\n')
}
