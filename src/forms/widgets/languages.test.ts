import { expect, test } from 'vitest'
import { Language } from '../../../generated/model'
import { CONTENT_LANGUAGES, languageName } from './languages'

test('the specification’s 26 languages, its two defects mended, and the interface’s among them', () => {
  expect(CONTENT_LANGUAGES.toSorted()).toEqual([
    'bg',
    'ca',
    'cs',
    'da',
    'de',
    'el',
    'en',
    'es',
    'et',
    'fi',
    'fr',
    'ga',
    'hr',
    'hu',
    'it',
    'lt',
    'lv',
    'mt',
    'nl',
    'pl',
    'pt',
    'ro',
    'ru',
    'sk',
    'sl',
    'sv',
  ])
  expect(CONTENT_LANGUAGES).toEqual(expect.arrayContaining(Object.values(Language)))
})

test('each has a name in each language of the interface', () => {
  for (const lang of Object.values(Language)) {
    const names = CONTENT_LANGUAGES.map((code) => languageName(code, lang))
    expect(new Set(names).size).toBe(26)
    expect(names.filter((name) => name.length < 3)).toEqual([])
  }
  expect(
    ['es', 'en', 'ca', 'de'].map(
      (lang) => `${languageName('cs', lang)}, ${languageName('nl', lang)}`,
    ),
  ).toEqual([
    'Checo, Neerlandés',
    'Czech, Dutch',
    'Txec, Neerlandès',
    'Tschechisch, Niederländisch',
  ])
})
