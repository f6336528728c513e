import type { Locator } from '@playwright/test'

/** Counts what somebody presses on the way to a thing done. */
export function presses(): { press: (what: Locator) => Promise<void>; count: () => number } {
  let count = 0
  return {
    press: async (what) => {
      count += 1
      await what.click()
    },
    count: () => count,
  }
}
