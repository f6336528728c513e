import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { IntakeRun } from '../../../../generated/model'
import { createI18n, I18nextProvider } from '../../../i18n'
import { setTransport } from '../../../lib/transport'
import { ResultStep } from './result-step'

const STOPPED = {
  id: 'r1',
  filename: 'clientes.csv',
  status: 'failed',
  rows: 3,
  columns: [],
  mapping: [],
  totals: { done: 2, created: 2, updated: 0, unchanged: 0, refused: 0, demands: 0 },
  undone: null,
  failure: 'It stopped.',
  finishedAt: null,
  canUndo: true,
} as unknown as IntakeRun

beforeEach(() =>
  setTransport(async () => ({ status: 200, headers: {}, data: { items: [], next: null } })),
)
afterEach(cleanup)

async function drawn(run: IntakeRun): Promise<void> {
  const i18n = await createI18n('en', ['shell', 'intake'])
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <ResultStep run={run} onAgain={() => undefined} />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  )
  await screen.findByText('It stopped.')
}
const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent ?? '')

it('a run that stopped goes on, an undo that stopped is asked for anew', async () => {
  await drawn(STOPPED)
  expect(names()).toContain('Try again')
  cleanup()
  await drawn({ ...STOPPED, undone: { removed: 1, restored: 0, kept: 0, demands: 0 } })
  expect(names()).not.toContain('Try again')
  expect(names().some((name) => /undo/i.test(name))).toBe(true)
})
