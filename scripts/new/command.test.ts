import { describe, expect, test } from 'vitest'
import { fieldOf, readCommand } from './command.ts'
import { schemaOf } from './shape.ts'

describe('the words of a new field', () => {
  const read = (command: string[]) => {
    const { name, options } = readCommand(['field', 'BoatInput.kind', ...command])
    return fieldOf(name, options)
  }
  const named = ['--es', 'Tipo', '--en', 'Kind', '--ca', 'Tipus', '--de', 'Art']
  const all = ['--es', 'Tipo: De vela', '--en', 'Kind: Sail', '--ca', 'Tipus: De vela']

  test('are refused unless each language has them, in one sentence', () => {
    expect(() => read(['--es', 'Tipo', '--de', 'Art'])).toThrow('in en, ca, too: --en … --ca …')
  })

  test('of a choice name each value', () => {
    expect(() => read(['--enum', 'sail', ...named])).toThrow('each of its values')
    const field = read(['--enum', 'sail', ...all, '--de', 'Art: Segel'])
    expect(field.words.de).toBe('Art')
    expect(field.valueWords?.de).toEqual(['Segel'])
    expect(schemaOf(field)).toEqual({
      type: 'string',
      enum: ['sail'],
      'x-enum-descriptions': { sail: 'Sail' },
    })
    expect(() => read(['--enum', 'sail', ...all, '--de', 'Art: Segel, gesetzt'])).toThrow(
      '--de has 2 words for 1',
    )
  })

  test('of a choice that is there are those of its values, which are not said twice', () => {
    const given = (...more: string[]) =>
      readCommand([
        'field',
        'BoatInput.kind',
        '--as',
        'BoatKind',
        ...all,
        '--de',
        'Art: Segel',
        ...more,
      ]).options
    expect(fieldOf('BoatInput.kind', given(), ['sail']).values).toEqual(['sail'])
    expect(() => fieldOf('BoatInput.kind', given())).toThrow('There is no choice BoatKind')
    expect(() => fieldOf('BoatInput.kind', given('--enum', 'sail'), ['sail'])).toThrow(
      'BoatKind is there already, with sail',
    )
  })

  test('of no choice may have a colon', () => {
    const field = read([...named.slice(0, -1), 'Art: groß'])
    expect(field.words.de).toBe('Art: groß')
  })

  test('stand beside conditions, whose switches are no texts', () => {
    const field = read([...named, '--when', 'type=sail,motor', '--when', 'cabin=true'])
    expect(field.when).toEqual({ type: ['sail', 'motor'], cabin: [true] })
    expect(() => read([...named, '--when', 'cabin'])).toThrow('--when kind=sail,motor')
  })
})
