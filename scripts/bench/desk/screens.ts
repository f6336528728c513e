import type { ScreenFound } from './screen-found.ts'
import { chromium } from '@playwright/test'
import type { Profile } from '../../../generated/model/index.ts'
import { browserOptions } from '../../browser.ts'
import { inboxActs } from './screens-inbox.ts'
import { openMeasuredPage, type MeasuredPage } from './measured-page.ts'

/**
 * How long typing rests before a search begins, as src/ui/workspace/search-rest.ts has it: scripts
 * do not import the application.
 */
const SEARCH_REST_MS = 120

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
  {
    list: 'contacts',
    path: '/auth/contactos',
    way: ['Contactos'],
    word: 'brandt 1',
    frame: '.contact-table-frame',
  },
  { list: 'homes', path: '/auth/cartera', way: ['Inmuebles'], word: 'soller' },
  {
    list: 'demands',
    path: '/auth/cartera?lado=demandas',
    way: ['Demandas'],
    word: 'brandt',
  },
]

/** Rows are there, and they are those asked for. */
const ROWS = 'main section:not([aria-busy=true]) tbody tr'

async function listActs(measured: MeasuredPage, { path, way, word, frame }: List): Promise<void> {
  const { page, note, settled } = measured
  await measured.goElsewhere(path, ROWS)
  for (const name of way.slice(0, -1)) await measured.follow(name, ROWS)
  await note('open', () => measured.follow(way.at(-1) ?? '', ROWS))
  const field = page.locator('main').getByRole('searchbox').first()
  await field.focus()
  await note(
    'search',
    async () => {
      const answer = page.waitForResponse(
        (reply) => new URL(reply.url()).searchParams.get('q') === word,
      )
      await page.keyboard.type(word.slice(0, -1))
      const last = performance.now()
      await page.keyboard.type(word.slice(-1))
      await answer
      await settled(ROWS)
      return last
    },
    { rest: SEARCH_REST_MS },
  )
  await note('clear the search', async () => {
    await field.fill('')
    await page.waitForURL((url) => !url.searchParams.has('q'))
    await settled(ROWS)
  })
  await note('sort', async () => {
    await page.locator('main thead .column-button').first().click()
    await page.waitForURL((url) => url.searchParams.has('sort'))
    await settled(ROWS)
  })
  if (frame) {
    for (const far of [3000, 30_000]) {
      await note(
        `scroll ${far.toLocaleString('en')} px, a step of 300`,
        async () => {
          await page.locator(frame).evaluate(async (box, distance) => {
            const end = box.scrollTop + distance
            // At its end it waits for the rows that come.
            while (box.scrollTop < end - 1) {
              box.scrollTop = Math.min(end, box.scrollTop + 300)
              await new Promise(requestAnimationFrame)
            }
          }, far)
        },
        { steps: far / 300 },
      )
    }
    return
  }
  await note('next page', async () => {
    const answer = page.waitForResponse((reply) => reply.url().includes('cursor='))
    await page
      .getByRole('link', { name: /siguiente/i })
      .last()
      .click()
    await answer
    await settled(ROWS)
  })
}

/**
 * Opens each list as an agent does, types, sorts and goes on, and reads the main thread's time from
 * the browser.
 */
export async function measureScreens(site: string, profile: Profile): Promise<ScreenFound[]> {
  const browser = await chromium.launch(browserOptions())
  const found: ScreenFound[] = []
  try {
    const on = async (
      list: string,
      acts: (measured: MeasuredPage) => Promise<void>,
    ): Promise<void> => {
      const measured = await openMeasuredPage(browser, site, profile, (one) =>
        found.push({ list, ...one }),
      )
      await acts(measured).finally(() => measured.page.context().close())
    }
    for (const list of LISTS) await on(list.list, (measured) => listActs(measured, list))
    await on('inbox', inboxActs)
  } finally {
    await browser.close()
  }
  return found
}
