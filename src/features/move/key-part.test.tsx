import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import type { Move } from '../../../generated/model'
import { createI18n, I18nextProvider } from '../../i18n'
import { KeyPart } from './key-part'

afterEach(cleanup)

async function show(last: Partial<Move>): Promise<void> {
  const i18n = await createI18n('es', ['shell', 'errors', 'move'])
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <KeyPart move={null} last={last as Move} />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  )
}

it('offers to take back the move before, given up or left half-way back, as long as it can be', async () => {
  await show({ state: 'cancelled', canUndo: true })
  expect(screen.getByRole('button', { name: 'Deshacer el traslado' })).toBeTruthy()
  cleanup()
  await show({ state: 'undone', canUndo: false })
  expect(screen.queryByRole('button', { name: 'Deshacer el traslado' })).toBeNull()
})
