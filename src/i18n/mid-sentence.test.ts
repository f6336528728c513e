import { expect, it } from 'vitest'
import { midSentence } from './mid-sentence'

it('begins small within a sentence, and leaves a German noun its capital', () => {
  expect(midSentence('Precio', 'es')).toBe('precio')
  expect(midSentence('Preis', 'de')).toBe('Preis')
})
