import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { createI18n, I18nextProvider } from '../../i18n'
import { RentalForm } from './rental-form'

it.each([
  ['owner', 'Mallorca'],
  ['tenant', 'Ingresos brutos al año'],
] as const)('the form of the %s is there without script', async (side, label) => {
  const i18n = await createI18n('es', ['shell', 'errors', 'rental', 'public-forms'])
  const html = renderToString(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <RentalForm side={side} />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  )
  expect(html).toContain(label)
})
