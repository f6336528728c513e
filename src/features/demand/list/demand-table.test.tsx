import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import type { DemandRow, ListDemandsSort } from '../../../../generated/model'
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

/** The table in English, sorted; returns what its heads ask for. */
async function show(sort: ListDemandsSort = 'updated') {
  const onSort = vi.fn()
  render(
    <I18nextProvider i18n={await createI18n('en', ['shell', 'demand'])}>
      <MemoryRouter>
        <DemandTable
          rows={[ROW]}
          sort={sort}
          onSort={onSort}
          selected={new Set()}
          onSelect={() => undefined}
        />
      </MemoryRouter>
    </I18nextProvider>,
  )
  return onSort
}

test('the head of the price stands above its numbers, at the right', async () => {
  await show()
  const atTheRight = (role: 'columnheader' | 'cell'): boolean[] =>
    screen.getAllByRole(role).map(({ classList }) => classList.contains('cell-right'))
  expect(atTheRight('cell')).toContain(true)
  expect(atTheRight('columnheader')).toEqual(atTheRight('cell'))
})

test('the head of the last change sorts by it alone, however often it is pressed', async () => {
  const onSort = await show()
  fireEvent.click(screen.getByRole('button', { name: 'Updated' }))
  expect(onSort.mock.calls).toEqual([['updated']])
})

test('no head says that it sorts where the order is that of silence', async () => {
  await show('silent')
  for (const head of screen.getAllByRole('columnheader'))
    expect(head.getAttribute('aria-sort')).toBeNull()
})
