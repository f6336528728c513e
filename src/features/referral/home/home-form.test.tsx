import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import type { Referral } from '../../../../generated/model'
import { createI18n, I18nextProvider } from '../../../i18n'
import { clearSession, EMPTY_PROFILE, setSession } from '../../../lib/session'
import { setTransport } from '../../../lib/transport'
import { HomeForm } from './home-form'
import { keepHome } from './kept'

const ID = '0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4b'
const draft = {
  id: ID,
  number: 'R-ABCDEF',
  side: 'referrer',
  state: 'draft',
  home: null,
  owner: null,
  photos: [],
  steps: [],
  version: 3,
} as unknown as Referral

afterEach(() => {
  cleanup()
  clearSession()
  sessionStorage.clear()
})

it('a home typed in another version is shown as far as this one has fields for it', async () => {
  setSession({ ...EMPTY_PROFILE, token: 't', id: ID, role: 'REFERRED' })
  const sent: string[] = []
  setTransport(async ({ method, url }) => {
    if (method !== 'GET') sent.push(url)
    return { status: 404, headers: {}, data: {} }
  })
  keepHome(draft, {
    operation: 'V',
    type: 'vivienda',
    municipalityIne: '07061',
    address: { street: 'Carrer Lluna', number: '12' },
    notes: 'Con jardín',
    storeys: 2,
  })
  const i18n = await createI18n('es', ['shell', 'errors', 'forms', 'referral'])
  await act(async () => {
    render(
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={new QueryClient()}>
          <MemoryRouter>
            <HomeForm draft={draft} />
          </MemoryRouter>
        </QueryClientProvider>
      </I18nextProvider>,
    )
  })
  expect(await screen.findByDisplayValue('Con jardín')).toBeTruthy()
  expect(screen.queryByDisplayValue('[object Object]')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Guardar el borrador' }))
  await waitFor(() => expect(sent).toHaveLength(1))
})
