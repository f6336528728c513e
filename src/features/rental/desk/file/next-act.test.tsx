import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import type { Rental } from '../../../../../generated/model'
import { createI18n, I18nextProvider } from '../../../../i18n'
import { setTransport } from '../../../../lib/transport'
import { NextAct } from './next-act'

afterEach(cleanup)

const FILE = {
  id: 'f1',
  version: 3,
  side: 'owner',
  state: 'signed',
  moves: ['ended', 'approved'],
} as unknown as Rental

it('the end of a contract that runs is asked before it is written', async () => {
  const asked: string[] = []
  setTransport(async ({ method, url }) => {
    asked.push(`${method} ${url}`)
    return { status: 200, headers: {}, data: { ...FILE, state: 'ended', moves: [] } }
  })
  const i18n = await createI18n('en', ['shell', 'rental', 'errors'])
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <NextAct file={FILE} />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  )
  const words = String(i18n.t('rental:desk.move.ended'))
  fireEvent.click(screen.getByRole('button', { name: words }))
  const dialog = await screen.findByRole('dialog')
  expect(asked).toEqual([])
  const send = [...dialog.querySelectorAll('button')].find(
    ({ textContent }) => textContent === words,
  )
  if (!send) throw new Error('no act')
  fireEvent.click(send)
  await expect.poll(() => asked.length).toBe(1)
})
