import { expect, test } from 'vitest'
import { Kept } from './kept'
import { PageStore } from './page-store'

test('a page is drawn once for its data and a minute, and anew when a price changes', () => {
  const store = new PageStore<{ html: string; head: string }>()
  let drawings = 0
  const visit = (data: string, now: number) =>
    store.of(
      '/inmueble/1',
      data,
      () => ({ html: `<p>${data} ${(drawings += 1)}</p>`, head: '' }),
      now,
    )
  expect(visit('100', 0).html).toBe('<p>100 1</p>')
  expect(visit('100', 59_000).html).toBe('<p>100 1</p>')
  expect(visit('200', 59_000).html).toBe('<p>200 2</p>')
  expect(visit('100', 60_000).html).toBe('<p>100 3</p>')
})

test('what was used last stays within the limit', () => {
  const kept = new Kept<string>(12)
  kept.keep('a', 'A', 4)
  kept.keep('b', 'B', 4)
  expect(kept.take('a')).toBe('A')
  kept.keep('c', 'C', 4)
  expect([kept.take('a'), kept.take('b'), kept.take('c')]).toEqual(['A', undefined, 'C'])
  kept.keep('c', 'D', 8) // in the place of what it was
  expect([kept.take('a'), kept.take('c')]).toEqual([undefined, 'D'])
})
