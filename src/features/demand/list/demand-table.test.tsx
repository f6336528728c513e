import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import type { DemandRow } from '../../../../generated/model'
import { createI18n, I18nextProvider } from '../../../i18n'
import { DemandTable } from './demand-table'

afterEach(cleanup)

const ROW = {
  id: 'a',
  ref: 'D-0001',
  title: 'A home by the sea',
  status: 'SEARCH',
  operations: ['V'],
  priceMin: null,
  priceMax: 40_000_000,
  tags: [],
  own: true,
  updatedAt: '2026-11-23T10:00:00Z',
} as unknown as DemandRow

test('the head of the price stands above its numbers, at the right', async () => {
  render(
    <I18nextProvider i18n={await createI18n('en', ['shell', 'demand'])}>
      <MemoryRouter>
        <DemandTable
          rows={[ROW]}
          sort="updated"
          onSort={() => undefined}
          selected={new Set()}
          onSelect={() => undefined}
        />
      </MemoryRouter>
    </I18nextProvider>,
  )
  const atTheRight = (role: 'columnheader' | 'cell'): boolean[] =>
    screen.getAllByRole(role).map(({ classList }) => classList.contains('cell-right'))
  expect(atTheRight('cell')).toContain(true)
  expect(atTheRight('columnheader')).toEqual(atTheRight('cell'))
})
