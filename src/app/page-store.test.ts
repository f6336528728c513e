import { expect, test } from 'vitest'
import { LruCache } from './lru-cache'
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
  const kept = new LruCache<string>(12)
  kept.set('a', 'A', 4)
  kept.set('b', 'B', 4)
  expect(kept.get('a')).toBe('A')
  kept.set('c', 'C', 4)
  expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual(['A', undefined, 'C'])
  kept.set('c', 'D', 8) // in the place of what it was
  expect([kept.get('a'), kept.get('c')]).toEqual([undefined, 'D'])
})
