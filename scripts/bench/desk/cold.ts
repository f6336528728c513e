import { chromium, type Browser } from '@playwright/test'
import type { Profile } from '../../../generated/model/index.ts'
import { browserOptions } from '../../browser.ts'
import { PASSWORD } from '../../seed/agencies.ts'
import { percentile } from '../measure.ts'

/** The desk opened by a browser that has nothing of it; milliseconds from the navigation on. */
export interface ColdFound {
  page: string
  /** The rail with this person's own rooms stands on the screen. */
  frame: number
  /** What the page is for does. */
  rows: number
  /** How far anything moved until then. */
  shift: number
  files: number
  kilobytes: number
}

const PAGES = [
  { page: 'homes', path: '/auth/cartera', rows: 'main tbody tr' },
  { page: 'first page', path: '/auth/dashboard', rows: 'main ol li, main ul li' },
  { page: 'inbox', path: '/auth/mensajes', rows: 'main .inbox-row' },
  { page: 'agenda', path: '/auth/agenda', rows: 'main .agenda-event' },
  { page: 'contacts', path: '/auth/contactos', rows: 'main tbody tr' },
]
/** Three megabits a second, forty milliseconds there and back. */
const LINE = {
  offline: false,
  latency: 40,
  downloadThroughput: (3 * 1_000_000) / 8,
  uploadThroughput: (1 * 1_000_000) / 8,
}
const RUNS = 3
const SIZE = { width: 1440, height: 900 }

/** Runs in the page before anything else: remembers when what is looked for was first painted. */
function watch(rows: string): void {
  const seen: Record<string, number> = { shift: 0 }
  Object.assign(window, { cold: seen })
  const LOOKED_FOR = { frame: '.rail a[href*="/auth/contactos"]', rows }
  const look = (): void => {
    for (const [name, selector] of Object.entries(LOOKED_FOR))
      if (!(name in seen) && document.querySelector(selector)?.checkVisibility())
        seen[name] = performance.now()
    if (!('rows' in seen)) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      seen.shift = (seen.shift ?? 0) + (entry as unknown as { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}

async function openOnce(
  browser: Browser,
  site: string,
  profile: string,
  { page: name, path, rows }: (typeof PAGES)[number],
): Promise<ColdFound> {
  const context = await browser.newContext({ viewport: SIZE, locale: 'es-ES' })
  try {
    const page = await context.newPage()
    await page.addInitScript((kept) => localStorage.setItem('llar.profile', kept), profile)
    await page.addInitScript(watch, rows)
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.setCacheDisabled', { cacheDisabled: true })
    await session.send('Network.emulateNetworkConditions', LINE)
    let [files, bytes] = [0, 0]
    session.on('Network.responseReceived', ({ response }) => {
      if (/\.(js|css|json|woff2)$/.test(new URL(response.url).pathname)) files += 1
    })
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
    await page.goto(site + path, { waitUntil: 'commit' })
    await page.waitForFunction(() => 'rows' in (window as unknown as { cold: object }).cold, null, {
      timeout: 120_000,
    })
    const seen = await page.evaluate(
      () => (window as unknown as { cold: Record<'frame' | 'rows' | 'shift', number> }).cold,
    )
    return { page: name, ...seen, files, kilobytes: bytes / 1024 }
  } finally {
    await context.close()
  }
}

/** Opens each page as an ADMIN of the demo with nothing kept, three times; medians. */
export async function measureColdDesk(site: string): Promise<ColdFound[]> {
  const reply = await fetch(`${site}/api/v1/user/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'aina@portalvell.example', password: PASSWORD }),
  })
  const profile = JSON.stringify((await reply.json()) as Profile)
  const browser = await chromium.launch(browserOptions())
  try {
    const found: ColdFound[] = []
    for (const page of PAGES) {
      const runs: ColdFound[] = []
      while (runs.length < RUNS) runs.push(await openOnce(browser, site, profile, page))
      const median = (of: keyof Omit<ColdFound, 'page'>): number =>
        percentile(
          runs.map((run) => run[of]),
          0.5,
        )
      found.push({
        page: page.page,
        frame: median('frame'),
        rows: median('rows'),
        shift: median('shift'),
        files: median('files'),
        kilobytes: median('kilobytes'),
      })
    }
    return found
  } finally {
    await browser.close()
  }
}
