import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { loadForm } from '../../../forms/load'
import { createI18n, I18nextProvider } from '../../../i18n'
import { DemandForm } from './demand-form'
import { PARTS } from './parts'

afterEach(cleanup)

/**
 * What is known from an enquiry: the home's operation, type, place and price, and the language
 * written in.
 */
const KNOWN = {
  what: { operations: ['V'], types: ['vivienda'] },
  where: { places: ['soller'] },
  money: { priceMax: 68_500_000 },
  follow: { source: 'portal' },
  buyer: { languages: ['es'] },
} as const

it('says that something is unsaved once somebody types, not because the form began with what is known', async () => {
  const i18n = await createI18n('es', ['shell', 'forms', 'demand'])
  await Promise.all(PARTS.map(({ form }) => loadForm(form)))
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const value = structuredClone(KNOWN) as unknown as Parameters<typeof DemandForm>[0]['value']
  await act(async () =>
    render(
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={client}>
          <DemandForm
            fresh
            value={value}
            names={{ soller: 'Sóller' }}
            errors={null}
            busy={false}
            submit="Guardar demanda"
            AreaTool={() => null}
            onSend={() => undefined}
          />
        </QueryClientProvider>
      </I18nextProvider>,
    ),
  )
  expect(screen.queryByText('Hay cambios sin guardar')).toBeNull()
  fireEvent.change(screen.getByLabelText(/^Precio hasta/), { target: { value: '700000' } })
  expect(screen.getByText('Hay cambios sin guardar')).toBeDefined()
})
