import type { Browser, CDPSession, Page } from '@playwright/test'
import type { Profile } from '../../../generated/model/index.ts'
import type { ScreenFound } from './screen-found.ts'

interface HowNoted {
  /** The act is so many steps; figures are of one. */
  steps?: number
  rest?: number
}

/** A room of the rail, by its name alone or with its number behind: "Contactos 1.204 en total". */
const roomNamed = (name: string): RegExp => new RegExp(`^${name}(?: |$)`)

/** A signed-in page on which acts are done and measured. */
export interface MeasuredPage {
  page: Page
  /**
   * Does something once the page is quiet, and measures it until it is done, and what the thread
   * still works afterwards. A number: the clock begins there.
   */
  note: (act: string, todo: () => Promise<number | void>, how?: HowNoted) => Promise<void>
  /** Waits until there is something by this selector. */
  settled: (selector: string) => Promise<void>
  /** Presses a link and waits for what it brings. */
  follow: (name: string | RegExp, selector: string) => Promise<void>
  /**
   * Opens a list, so that its code is there, and leaves it for another page: what remains is the
   * list itself.
   */
  goElsewhere: (path: string, selector: string) => Promise<void>
}

const QUIET_MS = 300

const worked = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

/** Waits until the main thread has nothing to do, and says what it had worked by then. */
async function quiet(session: CDPSession, page: Page): Promise<number> {
  let before = await worked(session)
  for (let time = 0; time < 20; time += 1) {
    await page.waitForTimeout(QUIET_MS)
    const now = await worked(session)
    if (now - before < 2) return now
    before = now
  }
  return before
}

/** A page of 1440 px, signed in; milliseconds of processor time of its main thread. */
export async function openMeasuredPage(
  browser: Browser,
  site: string,
  profile: Profile,
  say: (found: Omit<ScreenFound, 'list'>) => void,
): Promise<MeasuredPage> {
  const page = await (
    await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'es-ES' })
  ).newPage()
  await page.addInitScript(
    (stored) => localStorage.setItem('llar.profile', stored),
    JSON.stringify(profile),
  )
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const settled = async (selector: string): Promise<void> =>
    void (await page.waitForFunction((rows) => document.querySelector(rows) !== null, selector))
  return {
    page,
    settled,
    async note(act, todo, { steps = 1, rest = 0 } = {}) {
      const before = await quiet(session, page)
      const begin = performance.now()
      const from = await todo()
      const clock = performance.now() - (from ?? begin)
      const thread = (await worked(session)) - before
      const after = (await quiet(session, page)) - before - thread
      say({ act, thread: thread / steps, after: after / steps, clock: clock / steps, rest })
    },
    async follow(name, selector) {
      await page
        .getByRole('link', { name: typeof name === 'string' ? roomNamed(name) : name })
        .first()
        .click()
      await settled(selector)
    },
    async goElsewhere(path, selector) {
      await page.goto(site + path)
      await settled(selector)
      await page
        .getByRole('link', { name: roomNamed('Integraciones') })
        .first()
        .click()
      await page.getByRole('heading', { level: 1, name: /integraciones/i }).waitFor()
    },
  }
}
