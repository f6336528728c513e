import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import lighthouse from 'lighthouse'
import { percentile } from './measure.ts'

/** What Lighthouse says of one page on a simulated phone; scores of 100, times in milliseconds. */
export interface LighthouseFinding {
  name: string
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  lcp: number
  cls: number
  tbt: number
  /** Longest task of the main thread. */
  task: number
  /** Audits of accessibility, best practices and SEO that did not pass. */
  failed: string[]
}

// A Spanish visitor: the bare home page sends others to their language, which costs a round trip.
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--accept-lang=es',
  '--remote-debugging-port=0',
]
const CHROMIUM = process.env.CHROME_PATH ?? '/usr/bin/chromium'
/** Each page so often; what counts is the median of each figure. */
const RUNS = 3

/** Starts a browser with a fresh profile; it says itself on which port it listens. */
async function openBrowser(): Promise<{ port: number; close(): Promise<void> }> {
  const profile = await mkdtemp(path.join(os.tmpdir(), 'llar-lighthouse-'))
  const child: ChildProcess = spawn(CHROMIUM, [...FLAGS, `--user-data-dir=${profile}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const port = await new Promise<number>((resolve, reject) => {
    let words = ''
    child.stderr?.on('data', (part: Buffer) => {
      words += part.toString()
      const [, found] = /DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(words) ?? []
      if (found) resolve(Number(found))
    })
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`${CHROMIUM} ended: ${words.slice(-500)}`)))
  })
  const close = async (): Promise<void> => {
    await new Promise((done) => {
      child.once('exit', done)
      child.kill()
    })
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  return { port, close }
}

/** Audits pages one after another in one browser; `addresses` is name → full address. */
export async function measureLighthouse(
  addresses: Record<string, string>,
): Promise<LighthouseFinding[]> {
  const browser = await openBrowser()
  try {
    const found: LighthouseFinding[] = []
    for (const [name, url] of Object.entries(addresses)) {
      const runs: LighthouseFinding[] = []
      while (runs.length < RUNS) {
        const run = await lighthouse(url, {
          port: browser.port,
          logLevel: 'error',
          formFactor: 'mobile',
          throttlingMethod: 'simulate',
        })
        if (!run) throw new Error(`Lighthouse has nothing to say of ${url}`)
        runs.push(findingOf(name, run.lhr))
      }
      found.push(medianOf(name, runs))
    }
    return found
  } finally {
    await browser.close()
  }
}

function medianOf(name: string, runs: LighthouseFinding[]): LighthouseFinding {
  const median = (of: (run: LighthouseFinding) => number): number => percentile(runs.map(of), 0.5)
  return {
    name,
    performance: median((run) => run.performance),
    accessibility: median((run) => run.accessibility),
    bestPractices: median((run) => run.bestPractices),
    seo: median((run) => run.seo),
    lcp: median((run) => run.lcp),
    cls: median((run) => run.cls),
    tbt: median((run) => run.tbt),
    task: median((run) => run.task),
    failed: [...new Set(runs.flatMap((run) => run.failed))],
  }
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

function findingOf(name: string, { categories, audits, runtimeError }: Report): LighthouseFinding {
  if (runtimeError) throw new Error(`${name}: ${runtimeError.message}`)
  const score = (id: string): number => Math.round((categories[id]?.score ?? 0) * 100)
  const value = (id: string): number => audits[id]?.numericValue ?? Number.NaN
  const tasks = audits['long-tasks']?.details
  const durations =
    tasks?.type === 'table' ? tasks.items.map(({ duration }) => Number(duration)) : []
  const failed = ['accessibility', 'best-practices', 'seo']
    .flatMap((id) => categories[id]?.auditRefs ?? [])
    .filter(
      ({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1,
    )
  return {
    name,
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    task: Math.max(0, ...durations),
    failed: failed.map(({ id }) => id),
  }
}
