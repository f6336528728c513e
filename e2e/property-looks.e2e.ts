import { expect, test } from './journey'
import { publishHome, registerAgency } from './agency'
import { signIn } from './home'
import { atRest, axe } from './screen'

/** Each screen is loaded as on a phone, then seen wider, and at last in the dark. */
const LOOKS = [
  { name: 'on a phone of 360', width: 360, colorScheme: 'light' },
  { name: 'at 820', width: 820, colorScheme: 'light' },
  { name: 'at 1440', width: 1440, colorScheme: 'light' },
  { name: 'at 1440 in the dark', width: 1440, colorScheme: 'dark' },
] as const
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const COLOURS = ['color-contrast', 'link-in-text-block']

test('no screen has a fault for axe or anything beyond the edge: phone, between, wide, in the dark', async ({
  page,
  request,
}) => {
  const profile = await registerAgency(request)
  const home = await publishHome(request, profile.token)
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
  for (const [at, [address, sign]] of screens.entries()) {
    for (const [nth, { name, width, colorScheme }] of LOOKS.entries()) {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme })
      if (name === LOOKS[0].name) await page.goto(address)
      await page.locator(sign).first().waitFor()
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      if (beyond > 0) faults.push(`${address} ${name}: ${beyond} px beyond the edge`)
      // What is wrong between a phone and the desk is wrong on either: one of them in turn.
      if ((nth === 1 || nth === 2) && (at + nth) % 2 === 0) continue
      // Only colours change with the light.
      const looking = await axe(page)
      const { violations } = await atRest(page, () =>
        (colorScheme === 'dark' ? looking.withRules(COLOURS) : looking.withTags(TAGS)).analyze(),
      )
      faults.push(
        ...violations.map(
          ({ id, nodes }) =>
            `${address} ${name} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
        ),
      )
    }
  }
  expect(faults).toEqual([])
})
