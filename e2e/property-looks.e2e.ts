import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { publishHome, registerAgency } from './agency'
import { signIn } from './home'

const LOOKS = [
  { name: 'on a phone of 360', width: 360, colorScheme: 'light' },
  { name: 'at 820', width: 820, colorScheme: 'light' },
  { name: 'at 1440', width: 1440, colorScheme: 'light' },
  { name: 'at 1440 in the dark', width: 1440, colorScheme: 'dark' },
] as const
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

test.describe('every screen', () => {
  for (const { name, width, colorScheme } of LOOKS) {
    test(`has no fault for axe and nothing beyond the edge ${name}`, async ({
      browser,
      request,
    }) => {
      test.setTimeout(180_000)
      const profile = await registerAgency(request)
      const home = await publishHome(request, profile.token)
      const page = await (
        await browser.newContext({ locale: 'es-ES', colorScheme, viewport: { width, height: 800 } })
      ).newPage()
      await signIn(page, profile)
      const wizard = `/auth/cartera/inmueble/editar/${home.id}`
      const screens: [string, string][] = [
        ['/auth/cartera', '.data-table tbody tr'],
        [`/auth/cartera/inmueble/${home.id}`, '.fact-list'],
        ['/auth/cartera/inmueble/editar/nueva', '.acts'],
        [wizard, '.acts'],
        ...[2, 3, 4, 5, 6, 7, 8].map((n): [string, string] => [`${wizard}/step-${n}`, '.acts']),
      ]
      const faults: string[] = []
      for (const [address, sign] of screens) {
        await page.goto(address)
        await page.locator(sign).first().waitFor()
        const beyond = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        if (beyond > 0) faults.push(`${address}: ${beyond} px beyond the edge`)
        const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
        faults.push(
          ...violations.map(
            ({ id, nodes }) =>
              `${address} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
          ),
        )
      }
      expect(faults).toEqual([])
    })
  }
})
