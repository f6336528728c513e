import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Listing, ListingSun } from '../../../../generated/model'
import { createI18n, type Lang, I18nextProvider } from '../../../i18n'
import { Sun } from './sun'

afterEach(cleanup)

const EAST: ListingSun = {
  facing: 'E',
  hours: [4.9, 5.4, 6, 6.6, 7.2, 7.4, 7.3, 6.9, 6.2, 5.6, 5, 4.7],
}

async function show(sun: ListingSun[] | undefined, lang: Lang = 'es') {
  const i18n = await createI18n(lang, ['listing'])
  return render(
    <I18nextProvider i18n={i18n}>
      <Sun listing={{ ...(sun && { sun }) } as Listing} />
    </I18nextProvider>,
  )
}

it('shows each side by month, as a drawing that says it and as a table', async () => {
  await show([EAST, { facing: 'N', hours: [0, 0, 0.3, 2.9, 5.7, 7, 6.4, 3.9, 1, 0, 0, 0] }])
  expect(screen.getByText('4,7 h en diciembre, 7,4 h en junio')).toBeTruthy()
  expect(
    screen.getByRole('img', { name: /^Este: enero 4,9, febrero 5,4.*diciembre 4,7$/ }),
  ).toBeTruthy()
  const table = screen.getByRole('table', { hidden: true })
  const march = within(table).getByRole('row', { name: 'marzo 6 h 0,3 h', hidden: true })
  expect(march).toBeTruthy()
})

it.each([undefined, []])('shows nothing where no direction is told', async (sun) => {
  const { container } = await show(sun)
  expect(container.innerHTML).toBe('')
})

it.each(['en', 'ca', 'de'] as const)('has its words in %s', async (lang) => {
  const { container } = await show([EAST], lang)
  expect(container.textContent).not.toMatch(/sun\.|detail\.|direction\./)
})
