import { expect, test } from 'vitest'
import type { PropertyTextDraft } from '../../../../generated/model'
import { emptyIn, written } from './texts'

const draft = (language: 'es' | 'en', title: string): PropertyTextDraft => ({
  language,
  title: { text: title, fields: ['basics.type'] },
  sentences: [
    { text: 'One.', fields: ['basics.type'] },
    { text: 'Two.', fields: ['layout.built'] },
  ],
})
const drafts = [draft('es', 'Piso en Palma'), draft('en', 'Flat in Palma')]

test('drafts fill what is empty, and replace nothing that somebody wrote', () => {
  const texts = { title: { es: 'Mi título' }, description: { es: ' ' }, agentHook: 'x' }
  expect(written(texts, drafts)).toEqual({
    title: { es: 'Mi título', en: 'Flat in Palma' },
    description: { es: 'One. Two.', en: 'One. Two.' },
    agentHook: 'x',
  })
})

test('a language with both texts needs no draft', () => {
  const texts = { title: { es: 'A', en: 'B' }, description: { es: 'C' } }
  expect(emptyIn(texts, drafts).map(({ language }) => language)).toEqual(['en'])
})
