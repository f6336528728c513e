import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import type { PlainFormProps } from '../../public/forms/plain-form'
import { createI18n, I18nextProvider } from '../../i18n'
import { setTransport } from '../../lib/transport'
import FormPage from './form-page'

/** The form as its person sends it. */
let send: () => Promise<unknown> = async () => undefined
vi.mock('../../public/forms/plain-form', () => ({
  PlainForm: ({ onSubmit }: PlainFormProps<object>) => {
    send = () => onSubmit({ side: 'owner' })
    return <p>form</p>
  },
}))
afterEach(cleanup)

it('what has been sent is told at once, with nothing more to download', async () => {
  const receipt = {
    id: '0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c41',
    reference: 'LS-2026-0042',
    message: 'Hemos recibido tu solicitud LS-2026-0042',
    at: '2026-11-01T09:00:00.000Z',
    eligibility: { ok: true, reasons: [] },
  }
  const answer = Promise.withResolvers<void>()
  setTransport(async () => {
    await answer.promise
    return { status: 201, headers: {}, data: receipt }
  })
  const i18n = await createI18n('es', ['shell', 'errors', 'rental', 'public-forms'])
  await act(
    async () =>
      void render(
        <I18nextProvider i18n={i18n}>
          <QueryClientProvider client={new QueryClient()}>
            <MemoryRouter>
              <FormPage />
            </MemoryRouter>
          </QueryClientProvider>
        </I18nextProvider>,
      ),
  )
  await screen.findByText('form')
  const sending = send()
  // Whatever is not here by now may never come: the line drops, or a new version goes out.
  await act(async () => {
    answer.resolve()
    await sending
  })
  expect(screen.getByRole('status').textContent).toContain('LS-2026-0042')
  expect(screen.queryByText('form')).toBeNull()
})
