import { chromium, type CDPSession, type Page } from '@playwright/test'
import type { Profile } from '../../../generated/model/index.ts'
import { browserOptions } from '../../browser.ts'

/** What the browser's main thread worked for one act (ms of processor time), and how long the act took by the clock. */
export interface ScreenFound {
  list: string
  act: string
  thread: number
  clock: number
}

interface List {
  list: string
  path: string
  /** Links that lead there from elsewhere in the workspace. */
  way: string[]
  word: string
  /** Where it scrolls by itself; others turn pages. */
  frame?: string
}

const LISTS: List[] = [
  { list: 'contacts', path: '/auth/contactos', way: ['Contactos'], word: 'brandt 1', frame: '.co-tw' },
  { list: 'homes', path: '/auth/cartera', way: ['Cartera'], word: 'soller' },
  { list: 'demands', path: '/auth/cartera?lado=demandas', way: ['Cartera', 'Demandas'], word: 'brandt' },
]

const metric = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

/** Does something and waits until what it brings is there. */
async function timed(session: CDPSession, act: () => Promise<unknown>): Promise<{ thread: number; clock: number }> {
  const [begin, before] = [performance.now(), await metric(session)]
  await act()
  return { thread: (await metric(session)) - before, clock: performance.now() - begin }
}

const settled = (page: Page): Promise<unknown> => page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null && document.querySelectorAll('main tbody tr').length > 0)

/** Opens each list as an agent does, types, sorts and goes on, and reads the main thread's time from the browser. */
export async function measureScreens(site: string, profile: Profile): Promise<ScreenFound[]> {
  const browser = await chromium.launch(browserOptions())
  const found: ScreenFound[] = []
  try {
    for (const { list, path, way, word, frame } of LISTS) {
      const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'es-ES' })).newPage()
      await page.addInitScript((stored) => localStorage.setItem('llar.profile', stored), JSON.stringify(profile))
      const session = await page.context().newCDPSession(page)
      await session.send('Performance.enable', { timeDomain: 'threadTicks' })
      const note = async (act: string, todo: () => Promise<unknown>, steps = 1): Promise<void> => {
        const { thread, clock } = await timed(session, todo)
        found.push({ list, act, thread: thread / steps, clock: clock / steps })
      }
      await page.goto(site + path)
      await settled(page)
      // The code is there now; what remains is the list itself, come to from another page.
      await page.getByRole('link', { name: 'Guardados', exact: true }).first().click()
      await page.getByRole('heading', { level: 1, name: /guardad/i }).waitFor()
      const follow = async (name: string): Promise<void> => {
        await page.getByRole('link', { name, exact: true }).first().click()
        await settled(page)
      }
      for (const name of way.slice(0, -1)) await follow(name)
      await note('open', () => follow(way.at(-1) ?? ''))
      await note('search', async () => {
        const answer = page.waitForResponse((reply) => reply.url().includes('q='))
        await page.locator('main').getByRole('searchbox').first().fill(word)
        await answer
        await settled(page)
      })
      await note('clear the search', async () => {
        await page.locator('main').getByRole('searchbox').first().fill('')
        await page.waitForURL((url) => !url.searchParams.has('q'))
        await settled(page)
      })
      await note('sort', async () => {
        await page.locator('main thead .th-b').first().click()
        await page.waitForURL((url) => url.searchParams.has('sort'))
        await settled(page)
      })
      if (frame) {
        for (const far of [3000, 30_000]) {
          await note(`scroll ${far.toLocaleString('en')} px, a step of 300`, async () => {
            await page.locator(frame).evaluate(async (box, distance) => {
              const end = box.scrollTop + distance
              while (box.scrollTop < end - 1 && box.scrollTop + box.clientHeight < box.scrollHeight - 1) {
                box.scrollTop = Math.min(end, box.scrollTop + 300)
                await new Promise(requestAnimationFrame)
              }
            }, far)
          }, far / 300)
        }
      } else {
        await note('next page', async () => {
          const answer = page.waitForResponse((reply) => reply.url().includes('cursor='))
          await page.getByRole('link', { name: /siguiente/i }).last().click()
          await answer
          await settled(page)
        })
      }
      await page.context().close()
    }
  } finally {
    await browser.close()
  }
  return found
}
