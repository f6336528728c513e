import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Mark, says } from './mark'

it.each([
  ['Biniaraix, Sóller', 'soller', 'Biniaraix, <mark>Sóller</mark>'],
  ['PV-2041', '20', 'PV-<mark>20</mark>41'],
  ['Casa en casa', 'cas', '<mark>Cas</mark>a en <mark>cas</mark>a'],
  ['patio', 'atio', 'patio'],
  ['Àngels', 'an', '<mark>Àn</mark>gels'],
  ['Portal Vell', 'ｖｅ', 'Portal <mark>Ve</mark>ll'],
  ['ＡＢＣ', 'ab', '<mark>ＡＢ</mark>Ｃ'],
  ['a < b', '<', 'a &lt; b'],
  ['', 'x', ''],
])('%s asked for %s', (text, question, expected) =>
  expect(renderToStaticMarkup(<Mark text={text} question={question} />)).toBe(expected),
)

it('says what each word of a question begins', () => {
  expect(says('Nueva casa', 'CASA nue')).toBe(true)
  expect(says('Nueva casa', 'casa vieja')).toBe(false)
})
