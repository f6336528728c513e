import { describe, expect, it } from 'vitest'
import { contrast } from '../../../formats/color.ts'
import { colorsOf } from './colors.ts'
import { energyOf } from './energy.ts'
import { shorten } from './shorten.ts'

describe('shortening', () => {
  it('ends with a sentence, else after a word, never inside one', () => {
    expect(shorten('Una casa. Con patio y pozo. Y mucho más que contar.', 30)).toBe(
      'Una casa. Con patio y pozo.',
    )
    expect(shorten('Una casa con patio, pozo y un jardín que no acaba nunca', 26)).toBe(
      'Una casa con patio, pozo…',
    )
    expect(shorten('Corta.', 100)).toBe('Corta.')
    expect(shorten('x'.repeat(50), 20)).toBe('')
    for (let most = 1; most < 60; most += 1)
      expect(
        shorten('Precio 1.250.000 € negociable. Vistas al mar desde todas partes.', most).length,
      ).toBeLessThanOrEqual(most)
  })
})

describe('colours', () => {
  it('of the agency, with words that can be read on them', () => {
    for (const primary of ['#ffffff', '#000000', '#ffee00', '#0b4f6c', '#777777']) {
      const { onPrimary, heading } = colorsOf({ primary })
      expect(contrast(primary, onPrimary)).toBeGreaterThanOrEqual(4.4)
      expect(contrast('#ffffff', heading)).toBeGreaterThanOrEqual(4.5)
    }
    expect(colorsOf({ primary: 'red; x' }).primary).toBe('#541264')
    expect(colorsOf(undefined).accent).toBe('#c97a10')
  })
})

describe('energy', () => {
  it('is letters with units, a word where there is none, and nothing for land', () => {
    expect(
      energyOf(
        {
          type: 'vivienda',
          energy: {
            status: 'provided',
            consumptionLetter: 'D',
            consumptionKwh: 120.5,
            emissionsLetter: 'C',
          },
        },
        'es',
      ),
    ).toMatchObject({
      word: null,
      consumption: { letter: 'D', value: '120,5 kWh/m² año' },
      emissions: { letter: 'C', value: null },
    })
    expect(energyOf({ type: 'vivienda', energy: { status: 'in_process' } }, 'de')?.word).toBe(
      'Beantragt',
    )
    expect(energyOf({ type: 'vivienda', energy: { status: 'exempt' } }, 'ca')?.word).toBe('Exempt')
    expect(energyOf({ type: 'vivienda', energy: {} }, 'en')?.word).toBe('Not stated')
    expect(energyOf({ type: 'terreno', energy: {} }, 'en')).toBeNull()
  })
})
