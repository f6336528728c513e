import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { chooseLang, langCookie, LANGS, prefixPath, splitPath } from './language'

const keysOf = (words: unknown, before = ''): string[] =>
  words && typeof words === 'object'
    ? Object.entries(words).flatMap(([key, value]) =>
        keysOf(value, `${before}${before && '.'}${key}`),
      )
    : [before]

/** Languages differ in their plural forms (Spanish and Catalan have `many`). */
const withoutPlural = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '')

describe('language of an address', () => {
  test.each([
    ['/', 'es', '/', false],
    ['/inmueble/1', 'es', '/inmueble/1', false],
    ['/en', 'en', '/', true],
    ['/de/inmueble/1', 'de', '/inmueble/1', true],
    ['/es/inmueble/1', 'es', '/es/inmueble/1', false],
    ['/entre', 'es', '/entre', false],
    ['/en//elsewhere.com', 'en', '/elsewhere.com', true],
    ['//elsewhere.com', 'es', '/elsewhere.com', false],
  ])('%s', (pathname, lang, path, prefixed) =>
    expect(splitPath(pathname)).toEqual({ lang, path, prefixed }),
  )

  test('a path in each language', () => {
    expect(LANGS.map((lang) => prefixPath('/', lang))).toEqual(['/', '/en', '/ca', '/de'])
    expect(LANGS.map((lang) => prefixPath('/maps', lang))).toEqual([
      '/maps',
      '/en/maps',
      '/ca/maps',
      '/de/maps',
    ])
  })
})

describe('order of choice', () => {
  test.each([
    ['prefix', '/de/maps', 'i18n_redirected=en', 'ca', 'de'],
    ['cookie', '/', 'a=1; i18n_redirected=en', 'ca', 'en'],
    ['browser', '/', '', 'fr-FR, ca;q=0.5, en;q=0.8', 'en'],
    ['Spanish', '/', 'i18n_redirected=fr', 'fr, it', 'es'],
  ])('%s', (_name, pathname, cookies, accepted, lang) =>
    expect(chooseLang({ pathname, cookies, accepted })).toBe(lang),
  )
})

test('the cookie: 365 days, path /, Lax', () => {
  expect(langCookie('ca')).toBe('i18n_redirected=ca; Max-Age=31536000; Path=/; SameSite=Lax')
})

/** Every file of Spanish words in src, whatever room it lies in. */
const src = fileURLToPath(new URL('..', import.meta.url))
const spanish = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /i18n\/(words\/.+\.)?es\.json$/.test(file),
)

test.each(spanish)('%s has all its words in every language', (file) => {
  const words = (lang: string): Set<string> =>
    new Set(
      keysOf(
        JSON.parse(readFileSync(join(src, file.replace(/es\.json$/, `${lang}.json`)), 'utf8')),
      ).map(withoutPlural),
    )
  for (const lang of LANGS) expect([...words(lang)].sort()).toEqual([...words('es')].sort())
})
