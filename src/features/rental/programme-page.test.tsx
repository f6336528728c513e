import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { createI18n, I18nextProvider } from '../../i18n'
import { setTransport } from '../../lib/transport'
import ProgrammePage from './programme-page'

afterEach(cleanup)

it.each([
  ['es', /condiciones/],
  ['en', /conditions/],
  ['ca', /condicions/],
  ['de', /Bedingungen/],
] as const)('%s: the words for the conditions lead to their table', async (language, words) => {
  setTransport(async () => ({ status: 200, headers: {}, data: { items: [] } }))
  const i18n = await createI18n(language, ['shell', 'errors', 'rental'])
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <ProgrammePage />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  )
  const links = screen.getAllByRole<HTMLAnchorElement>('link', { name: words })
  expect(links.map(({ hash, target }) => [hash, target])).toEqual([
    ['#condiciones', ''],
    ['#condiciones', ''],
  ])
  expect(document.getElementById('condiciones')?.querySelectorAll('h2')).toHaveLength(1)
})
