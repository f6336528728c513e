import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import type { Profile } from '../generated/model'

const mended = new WeakMap<Page, string[]>()

/**
 * What React had to draw a second time because the first went wrong: nobody sees it, and it is a
 * fault.
 */
function watchReact(page: Page): void {
  const said = mended.get(page) ?? []
  mended.set(page, said)
  page.on('pageerror', ({ message }) => {
    if (message.includes('React error')) said.push(message)
  })
}

/** Signed in without the dialog: the profile lies where the app keeps it. */
export async function signedIn(page: Page, profile: Profile): Promise<void> {
  watchReact(page)
  await page.addInitScript((stored) => {
    // Only while nobody has signed in or out in this tab: the app's own changes stay.
    // Signing out clears all storage of a tab, and its name stays.
    if (window.name === 'e2e.signed') return
    window.name = 'e2e.signed'
    localStorage.setItem('llar.profile', stored)
  }, JSON.stringify(profile))
}

/**
 * axe on the page as it stands. It says what is wrong and not what is right, and adds up in the page
 * itself: the other way opens an empty page for each look and costs twice as much. That one sees
 * into frames of other origins, and we have none to look at.
 */
export async function axe(page: Page): Promise<AxeBuilder> {
  // Half a megabyte of code, which a page that was looked at before still has.
  const isThere = await page.evaluate(() => 'axe' in window)
  return new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
}

/**
 * A look at the page while nothing fades: colours on their way are neither the old nor the new. One
 * rule stops what runs and what would begin under the pointer once the page has scrolled; a page at
 * rest may draw no further frame, so that no end of a change can be waited for.
 */
export async function atRest<T>(page: Page, look: () => Promise<T>): Promise<T> {
  await page.evaluate(() => {
    const still = new CSSStyleSheet()
    still.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets.push(still)
  })
  const found = await look()
  await page.evaluate(() => document.adoptedStyleSheets.pop())
  return found
}

/**
 * axe finds nothing on the page as it stands, nothing is wider than the window, and React has had
 * nothing to mend.
 */
export async function expectAccessible(page: Page): Promise<void> {
  expect(mended.get(page) ?? []).toEqual([])
  // From the top: a field that the bar covers in part while scrolled is not too small a target.
  await page.evaluate(() => scrollTo(0, 0))
  const looking = await axe(page)
  const { violations } = await atRest(page, () =>
    looking.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze(),
  )
  expect(
    violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
    ),
  ).toEqual([])
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0)
}

/** What is said for some seconds stands above something else: both are looked at in one moment. */
export const expectMessageAbove = (page: Page, what: string): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate((below) => {
        const [said, low] = ['.message', below].map((one) =>
          document.querySelector(one)?.getBoundingClientRect(),
        )
        return said && low && said.height > 0 ? low.top - said.bottom : -1
      }, what),
    )
    .toBeGreaterThanOrEqual(0)

/** axe finds nothing on the page as it stands, by all of its rules. */
export async function noBarriers(page: Page): Promise<void> {
  // Its code may be on its way: an empty page has no barriers worth the name.
  await page.locator('main').first().waitFor({ state: 'attached' })
  const looking = await axe(page)
  expect((await atRest(page, () => looking.analyze())).violations).toEqual([])
}

/**
 * The test machine draws WebGL in software, and its driver says so; and where it is slow, what was
 * asked for ahead is used later than the browser expects.
 */
const OF_THE_MACHINE = ['GL Driver', 'was preloaded using link preload']

/** What the browser says; a strict policy or a wrong hydration would speak here. */
export function listen(page: Page): string[] {
  const said: string[] = []
  page.on('console', (message) => {
    if (!OF_THE_MACHINE.some((words) => message.text().includes(words)))
      said.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => said.push(error.message))
  return said
}

/**
 * Waits until the page's code has taken over what the server drew; before that it cannot hear what
 * a test says by hand.
 */
export const awake = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('#main') ?? {}).some((key) =>
      key.startsWith('__reactProps$'),
    ),
  )
