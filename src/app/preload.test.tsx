import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createI18n } from '../i18n'
import { createQueryClient } from '../lib/query-client'
import { preloader, queue } from './preload'
import { preloadSoon, sparesData } from './preload-start'

beforeEach(() => void (document.documentElement.dataset.face = 'public'))
afterEach(() => vi.useRealTimers())

const link = (href: string): HTMLAnchorElement =>
  Object.assign(document.createElement('a'), { href })

async function watched() {
  const lazy = vi.fn(async () => ({ Component: () => null }))
  const prefetch = vi.fn(async () => undefined)
  const desk = vi.fn(async () => ({ Component: () => null }))
  const routes = [
    {
      id: 'public',
      children: [{ id: 'home___es', path: '/inmueble/:id', lazy, handle: { prefetch } }],
    },
    { id: 'private', children: [{ id: 'desk', path: '/auth/perfil', lazy: desk }] },
  ]
  const on = preloader({
    routes,
    client: createQueryClient(),
    i18n: await createI18n('es'),
    lang: 'es',
  })
  return { on, lazy, prefetch, desk }
}

describe('links', () => {
  test('in view: the code of the page, once; pointed at: its data, once while it is fresh', async () => {
    const { on, lazy, prefetch } = await watched()
    on.seen(link('/inmueble/1'))
    on.seen(link('/inmueble/2'))
    await expect.poll(() => lazy).toHaveBeenCalledOnce()
    expect(prefetch).not.toHaveBeenCalled()
    on.pointed(link('/inmueble/2?a=1'))
    on.pointed(link('/inmueble/2?a=1'))
    await expect.poll(() => prefetch).toHaveBeenCalledOnce()
    expect(prefetch.mock.lastCall).toMatchObject([{}, { params: { id: '2' }, lang: 'es' }])
    expect(lazy).toHaveBeenCalledOnce()
  })

  test('other sites, files, new windows, languages and the other face are left alone', async () => {
    const { on, lazy, desk } = await watched()
    for (const one of [
      link('https://other.example/inmueble/1'),
      Object.assign(link('/inmueble/1'), { target: '_blank' }),
      Object.assign(link('/inmueble/1'), { hreflang: 'de' }),
      link('/auth/perfil'),
      link('/nada'),
    ])
      on.pointed(one)
    await Promise.resolve()
    expect([lazy.mock.calls, desk.mock.calls]).toEqual([[], []])
  })
})

test('five preloads at once, the others wait their turn; a failure stops nobody', async () => {
  const add = queue(5)
  const ends: (() => void)[] = []
  for (let i = 0; i < 8; i += 1)
    add(
      () =>
        new Promise<void>((resolve, reject) =>
          ends.push(i === 0 ? () => reject(new Error('x')) : resolve),
        ),
    )
  expect(ends).toHaveLength(5)
  ends[0]?.()
  await expect.poll(() => ends).toHaveLength(6)
  for (const end of ends) end()
  await expect.poll(() => ends).toHaveLength(8)
})

test('it begins one second after the page has mounted, unless the line is slow', () => {
  vi.useFakeTimers()
  const watch = vi.fn(async () => undefined)
  preloadSoon(watch)
  vi.advanceTimersByTime(999)
  expect(watch).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(watch).toHaveBeenCalledOnce()
  expect(
    [
      { effectiveType: 'slow-2g' },
      { effectiveType: '4g', saveData: true },
      { effectiveType: '2g' },
      {},
    ].map((one) => sparesData(one)),
  ).toEqual([true, true, false, false])
  Object.assign(navigator, { connection: { effectiveType: 'slow-2g' } })
  preloadSoon(watch)
  vi.advanceTimersByTime(2000)
  Object.assign(navigator, { connection: undefined })
  expect(watch).toHaveBeenCalledOnce()
})
