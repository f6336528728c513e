import { describe, expect, test } from 'vitest'
import { createI18n, speak, type I18n } from './index'

async function words(): Promise<I18n> {
  const made = await createI18n('en', [])
  const add = (namespace: string, tree: object) =>
    made.addResourceBundle('en', namespace, tree, true, true)
  add('shell', { close: 'Close' })
  add('home', {
    title: 'Homes',
    greeting: 'Hello {{name}}, {{ name }}',
    field: { _: 'Offers', price: 'Price' },
    rooms_zero: 'no rooms',
    rooms_one: '{{count}} room',
    rooms_other: '{{count}} rooms',
    views: '{{count, number}} views',
    baths_one: 'a bath',
    baths_other: '{{count}} baths',
  })
  return made
}

describe('saying a key', () => {
  test.each<[string, Record<string, unknown> | undefined, string]>([
    ['title', undefined, 'Homes'],
    ['close', undefined, 'Close'],
    ['field.price', undefined, 'Price'],
    ['field', undefined, 'Offers'],
    ['greeting', { name: 'Aina' }, 'Hello Aina, Aina'],
    ['rooms', { count: 0 }, 'no rooms'],
    ['rooms', { count: 1 }, '1 room'],
    ['rooms', { count: 2 }, '2 rooms'],
    ['baths', { count: 0 }, '0 baths'],
    ['views', { count: 12345 }, '12,345 views'],
    ['shell:close', undefined, 'Close'],
    ['missing.key', undefined, 'missing.key'],
    ['missing', { defaultValue: 'x' }, 'x'],
  ])('%s %o', async (key, options, said) => {
    const { t } = speak(await words(), ['home', 'shell'])
    expect([t(key, options), t(key, options)]).toEqual([said, said])
  })

  test('what a value holds is not read as a text of its own', async () => {
    expect(speak(await words(), 'home').t('greeting', { name: '{{name}} $t(close)' })).toBe(
      'Hello {{name}} $t(close), {{name}} $t(close)',
    )
  })
})

test('the same function for the same namespaces, a new one once words have come', async () => {
  const made = await words()
  const { t } = speak(made, 'home')
  expect([speak(made, 'home').t, t('late:a')]).toEqual([t, 'a'])
  made.addResourceBundle('en', 'late', { a: 'A' })
  expect(speak(made, 'home').t).not.toBe(t)
  expect(speak(made, 'home').t('late:a')).toBe('A')
})

test('namespaces come from their files, in each language', async () => {
  for (const lang of ['es', 'de'] as const)
    expect(speak(await createI18n(lang, ['shell', 'listing']), 'listing').t('badge.new')).not.toBe(
      'badge.new',
    )
})
