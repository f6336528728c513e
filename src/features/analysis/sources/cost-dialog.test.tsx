import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { loadForm } from '../../../forms/load'
import { createI18n, I18nextProvider } from '../../../i18n'
import { setTransport } from '../../../lib/transport'
import CostDialog from './cost-dialog'

afterEach(cleanup)

it('a cost that was written down is taken away by an empty field, which is not asked for', async () => {
  const sent: unknown[] = []
  setTransport(async ({ method, body }) => {
    if (method !== 'GET') sent.push(body?.get('amount'))
    return { status: 200, headers: {}, data: {} }
  })
  await loadForm('AnalysisSourceCostInput')
  const i18n = await createI18n('en', ['shell', 'analysis', 'forms', 'errors'])
  const costs = [{ month: '2026-10', amount: 18_000 }]
  await act(async () =>
    render(
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={new QueryClient()}>
          <MemoryRouter>
            <CostDialog source="portal" costs={costs} onClose={() => {}} />
          </MemoryRouter>
        </QueryClientProvider>
      </I18nextProvider>,
    ),
  )
  expect(screen.queryByText('Required')).toBeNull()
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: '' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]).not.toBe('18000')
})
