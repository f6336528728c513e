import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import type { Contact } from '../../../../generated/model'
import { createI18n, I18nextProvider } from '../../../i18n'
import { createQueryClient } from '../../../lib/query-client'
import { setTransport } from '../../../lib/transport'
import { setWaiting } from '../../../lib/waiting'
import { Timeline } from './timeline'

afterEach(() => {
  cleanup()
  setWaiting([])
})

test('a note that waits for a connection is the first of them, and says so', async () => {
  const stored = { id: 'n1', at: '2032-05-10T09:00:00Z', kind: 'CALL', text: 'Llamó', byName: null }
  setTransport(async () => ({
    status: 200,
    headers: {},
    data: { items: [{ ...stored, ref: null }], next: null },
  }))
  const kept = (n: number, text: string, refusal: unknown) => ({
    n,
    operation: 'addContactEntry',
    url: '/api/v1/contact/c1/entry/',
    data: { kind: 'NOTE', text },
    at: '2032-05-11T09:00:00Z',
    refusal,
  })
  setWaiting([kept(1, 'Con tejado', { text: 'no' }), kept(2, 'Tiene llaves', null)])
  const i18n = await createI18n('es', ['contact', 'desk', 'shell', 'errors'])
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter>
          <Timeline contact={{ id: 'c1', mine: false } as Contact} />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  )
  await screen.findByText('Llamó')
  const rows = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Por enviar.*Tiene llaves/),
    expect.stringMatching(/Por resolver.*Con tejado/),
    expect.stringContaining('Llamó'),
  ])
})
