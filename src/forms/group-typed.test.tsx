import { expect, it, test } from 'vitest'
import { groupAmount, groupTyped } from './group-typed'

/** Keys one after the other, as a person types them. */
const keyed = (keys: string, lang: string): string =>
  [...keys].reduce((text, key) => groupAmount(text + key, text, lang), '')

test.each([
  ['999', 'es', '999'],
  ['1250000', 'es', '1.250.000'],
  ['1250000,50', 'es', '1.250.000,50'],
  ['1250000.50', 'en', '1,250,000.50'],
  // By hand, and what is no amount: as it was typed.
  ['1.250.000', 'es', '1.250.000'],
  ['12.5', 'es', '12.5'],
  ['mucho', 'es', 'mucho'],
])('%s in %s shows %s', (keys, lang, shown) => expect(keyed(keys, lang)).toBe(shown))

test('what was grouped stays so when digits go', () => {
  expect(groupAmount('1.250.00', '1.250.000', 'es')).toBe('125.000')
  expect(groupAmount('1.25', '1.250', 'es')).toBe('125')
})

it('keeps the caret between the digits it stood between', () => {
  const field = document.createElement('input')
  const caretAfter = (text: string, at: number, before: string) => {
    field.value = text
    field.setSelectionRange(at, at)
    return [groupTyped(field, before, 'es'), field.selectionStart]
  }
  expect(caretAfter('1.2950', 4, '1.250')).toEqual(['12.950', 4])
  expect(caretAfter('12950', 5, '1295')).toEqual(['12.950', 6])
})
