import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { untaxed } from './record.ts'

describe('why no VAT is charged', () => {
  it.each([
    ['Operació no subjecta, art. 70 LIVA', { notSubject: 'N2' }],
    ['Nicht steuerbar, Artikel 70 LIVA', { notSubject: 'N2' }],
    ['Not subject, article 69 of the Spanish VAT Act', { notSubject: 'N2' }],
    ['Operación que no está sujeta a IVA', { notSubject: 'N1' }],
    ['Entrega no subjecte, arts. 7 i 9', { notSubject: 'N1' }],
    ['Steuerfrei nach Artikel 20.Uno.23 LIVA', { exempt: 'E1', regime: '01' }],
    ['Operación exenta, articulo 20.Uno.23', { exempt: 'E1', regime: '01' }],
    ['Exenta, arts. 21 y 22 LIVA', { exempt: 'E2', regime: '02' }],
    ['Exempta, articles 25 i 26', { exempt: 'E5', regime: '01' }],
    ['Exempta, article 20 LIVA', { exempt: 'E1', regime: '01' }],
    ['Exenta, Artículo 22', { exempt: 'E3', regime: '02' }],
    ['Exenta, art 20', { exempt: 'E1', regime: '01' }],
    ['Exenta, art.20', { exempt: 'E1', regime: '01' }],
    ['Exenta según la parte 20 del acuerdo', { exempt: 'E6', regime: '01' }],
  ])('%s', (words, cause) => {
    expect(untaxed(words)).toEqual(cause)
  })

  it.each(['es', 'en', 'ca', 'de'])('is read out of a plan’s invoice in %s', (lang) => {
    const words = new URL(`../subscription/messages/${lang}.json`, import.meta.url)
    const { exempt } = JSON.parse(readFileSync(words, 'utf8'))
    expect(untaxed(exempt)).toEqual({ notSubject: 'N1' })
  })
})
