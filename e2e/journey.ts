import { test as base, type Browser } from '@playwright/test'
import { SLOW_LINE } from '../scripts/browser'

export * from '@playwright/test'

/** Every context of a browser is one on a slow line. */
function sparing(browser: Browser): Browser {
  const open = browser.newContext.bind(browser)
  return Object.assign(browser, {
    newContext: async (options?: Parameters<typeof open>[0]) => {
      const context = await open(options)
      await context.addInitScript(SLOW_LINE)
      return context
    },
  })
}

/**
 * A journey of somebody whose browser finds its line slow: a page brings no other pages ahead of need,
 * which were two fifths of the processor's time of all journeys (decision 414). A file that is about
 * bringing them says `test.use({ ahead: true })`.
 */
export const test = base.extend<object, { ahead: boolean }>({
  ahead: [false, { option: true, scope: 'worker' }],
  browser: [
    async ({ browser, ahead }, use) => use(ahead ? browser : sparing(browser)),
    { scope: 'worker' },
  ],
})
