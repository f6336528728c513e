import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SearchField } from './search-field'
import { SEARCH_REST_MS } from './search-rest'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const field = (): HTMLInputElement => screen.getByRole('searchbox', { name: 'Buscar' })
const type = (value: string): void => void fireEvent.change(field(), { target: { value } })
const rest = (ms = SEARCH_REST_MS): void => act(() => void vi.advanceTimersByTime(ms))

/** A list that shows a search when the test says so, as one does whose answer takes its time. */
function list(first = '') {
  const asked = vi.fn<(text: string) => void>()
  const drawn = (value: string) => <SearchField label="Buscar" value={value} onChange={asked} />
  const { rerender } = render(drawn(first))
  return { asked, show: (value: string) => rerender(drawn(value)) }
}

describe('the search of a list', () => {
  test('begins once the letters rest, once for all of them', () => {
    const { asked } = list()
    for (const text of ['s', 'so', 'sol']) {
      type(text)
      rest(SEARCH_REST_MS - 1)
    }
    expect(asked).not.toHaveBeenCalled()
    rest(1)
    expect(asked.mock.calls).toEqual([['sol']])
  })

  test('begins at once with a word put in whole, with Enter, and when the last letter goes', () => {
    const { asked, show } = list()
    type('sóller')
    expect(asked.mock.calls).toEqual([['sóller']])
    show('sóller')
    type('sólle')
    fireEvent.keyDown(field(), { key: 'Enter' })
    rest()
    expect(asked.mock.calls).toEqual([['sóller'], ['sólle']])
    show('sólle')
    type('')
    expect(asked.mock.lastCall).toEqual([''])
  })

  test('what is typed stays when searches before it come back, late or together', () => {
    const { asked, show } = list()
    type('b')
    rest()
    type('br')
    rest()
    type('bra')
    show('b')
    expect(field().value).toBe('bra')
    rest()
    show('bra')
    expect(field().value).toBe('bra')
    expect(asked.mock.calls).toEqual([['b'], ['br'], ['bra']])
  })

  test('a blank between two words is neither lost nor searched for', () => {
    const { asked, show } = list()
    type('ana')
    show('ana')
    type('ana ')
    rest()
    expect([field().value, asked.mock.calls.length]).toEqual(['ana ', 1])
    type('ana p')
    rest()
    expect(asked.mock.lastCall).toEqual(['ana p'])
  })

  test('follows the address where it goes without it', () => {
    const { show } = list('palma')
    type('')
    show('')
    show('palma')
    expect(field().value).toBe('palma')
    show('')
    expect(field().value).toBe('')
  })
})
