import { expect, it } from 'vitest'
import { fold, prefixQuery, searchTermPatterns } from './search-terms.ts'

it.each([
  ['Sóller', 'soller'],
  ['Àngels', 'angels'],
  // Of a full-width keyboard: letters, digits, marks and the space.
  ['ＡＢＣ　１２－３', 'abc 12-3'],
  // Not the width alone: what a text says stays, so that stored words are still found.
  ['nº 34, 120 m²', 'nº 34, 120 m²'],
])('%s is %s', (text, folded) => expect(fold(text)).toBe(folded))

it('a question in full-width letters asks for the same words', () => {
  expect(prefixQuery('ＳÓＬＬＥＲ　ｎｏｕ')).toBe(prefixQuery('soller nou'))
  expect(searchTermPatterns('ＰＶ－１')).toEqual(['%pv-1%'])
})
