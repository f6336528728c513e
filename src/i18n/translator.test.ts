import { describe, expect, test } from 'vitest'
import { createI18n } from './index'
import { Translator } from './translator'

function words(lang: 'es' | 'en' = 'en'): Translator {
  const made = new Translator(lang)
  made.add('shell', { close: 'Close' })
  made.add('home', {
    title: 'Homes', greeting: 'Hello {{name}}, {{ name }}', field: { _: 'Offers', price: 'Price' },
    rooms_zero: 'no rooms', rooms_one: '{{count}} room', rooms_other: '{{count}} rooms', views: '{{count, number}} views', baths_one: 'a bath', baths_other: '{{count}} baths',
  })
  made.add('errors', { 'Ha fallado: inténtalo. Más tarde': 'It failed' })
  return made
}

describe('saying a key', () => {
  const { t } = words().speak(['home', 'shell'])
  test.each<[string, Record<string, unknown> | undefined, string]>([
    ['title', undefined, 'Homes'],
    ['close', undefined, 'Close'],
    ['field.price', undefined, 'Price'],
    ['field', undefined, 'Offers'],
    ['greeting', { name: 'Aina' }, 'Hello Aina, Aina'],
    ['greeting', {}, 'Hello , '],
    ['rooms', { count: 0 }, 'no rooms'],
    ['rooms', { count: 1 }, '1 room'],
    ['rooms', { count: 2 }, '2 rooms'],
    ['baths', { count: 0 }, '0 baths'],
    ['views', { count: 12345 }, '12,345 views'],
    ['shell:close', undefined, 'Close'],
    ['Ha fallado: inténtalo. Más tarde', { ns: 'errors' }, 'It failed'],
    ['missing.key', undefined, 'missing.key'],
    ['home:missing', undefined, 'missing'],
    ['missing', { defaultValue: 'x' }, 'x'],
    ['constructor', undefined, 'constructor'],
    ['field.toString', { defaultValue: '' }, ''],
  ])('%s %o', (key, options, said) => expect(t(key, options)).toBe(said))

  test('what a value holds is not read as a text of its own', () => expect(t('greeting', { name: '{{name}} $t(close)' })).toBe('Hello {{name}} $t(close), {{name}} $t(close)'))
})

test('the same function for the same namespaces, a new one once words have come', () => {
  const made = words()
  const { t } = made.speak('home')
  expect(made.speak('home').t).toBe(t)
  made.add('late', { a: 'A' })
  expect(made.speak('home').t).not.toBe(t)
  expect([made.exists('home:title'), made.exists('home:gone'), made.has('gone')]).toEqual([true, false, false])
})

test('namespaces come from their files, in each language', async () => {
  const es = await createI18n('es', ['shell', 'listing'])
  expect(es.speak('listing').t('badge.new')).not.toBe('badge.new')
  const german = es.inLanguage('de')
  await german.loadNamespaces('listing')
  expect([german.language, german.has('listing'), es.inLanguage('de') === german]).toEqual(['de', true, true])
})
