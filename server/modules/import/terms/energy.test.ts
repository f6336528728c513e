import { describe, expect, test } from 'vitest'
import { energyOf } from './energy.ts'
import { Notes } from './notes.ts'

const FIELD = 'energy_rating/consumption'
const read = (consumption: string, emissions = '') => {
  const notes = new Notes()
  return { energy: energyOf(consumption, emissions, notes), said: notes.remarks }
}

describe('energy of a home', () => {
  test('a letter makes it provided, of either scale', () => {
    expect(read(' c ', 'D').energy).toEqual({
      status: 'provided',
      consumptionLetter: 'C',
      emissionsLetter: 'D',
    })
    expect(read('A').energy).toEqual({ status: 'provided', consumptionLetter: 'A' })
    expect(read('X', 'g').energy).toEqual({ status: 'provided', emissionsLetter: 'G' })
  })

  test.each([
    ['', ''],
    [' ', '0'],
    ['0', ''],
  ])('blank and zero are unknown: "%s", "%s"', (...said) =>
    expect(read(...said)).toEqual({ energy: null, said: [] }),
  )

  test.each([
    ['X', '', 'X'],
    ['', 'En trámite', 'En trámite'],
    ['In aanvraag', '', 'In aanvraag'],
    ['Pendiente', 'x', 'Pendiente'],
  ])('on its way, and told: "%s", "%s"', (consumption, emissions, text) => {
    const { energy, said } = read(consumption, emissions)
    expect(energy).toEqual({ status: 'in_process' })
    expect(said).toEqual([{ field: FIELD, key: 'energyWords', params: { text }, severity: 'info' }])
  })

  test.each(['Exempt', 'exenta', 'No procede'])('exempt: %s', (text) =>
    expect(read(text)).toEqual({ energy: { status: 'exempt' }, said: [] }),
  )

  test.each(['H', 'AB', 'sin certificado'])('other words are told, cut short: %s', (text) => {
    expect(read(text)).toMatchObject({
      energy: null,
      said: [{ field: FIELD, key: 'energyUnknown', params: { text } }],
    })
    expect(read('', text.repeat(50)).said[0]).toMatchObject({
      params: { text: text.repeat(50).slice(0, 40) },
    })
  })
})
