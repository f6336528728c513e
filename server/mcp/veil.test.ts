import { describe, expect, it } from 'vitest'
import type { ToolOperation } from '../../generated/mcp/tool-type.ts'
import { makeVeil } from './veil.ts'

const operation = { scope: 'read:contact', people: ['/name'] } as unknown as ToolOperation

/** What is told of a text when its person is kept by this name. */
function told(name: string, text: string): string {
  const veil = makeVeil()
  veil.learn(operation, { name })
  return veil.over({ untrusted: 'mail', text }).text
}

describe('a name is hidden however it is written', () => {
  it.each([
    ['Maria Lopez', 'Llama a María López hoy', 'Llama a M. L. hoy'],
    ['María López', 'Llama a MARIA LOPEZ hoy', 'Llama a M. L. hoy'],
    ['Maria Lopez', 'Llama a María López hoy'.normalize('NFD'), 'Llama a M. L. hoy'],
    ['María López'.normalize('NFD'), 'Llama a María López', 'Llama a M. L.'],
    ['Angel Nuñez', 'Ángel Núñez, Ñuñoa', 'Á. N., Ñuñoa'],
  ])('%s: %s', (name, text, hidden) => {
    expect(told(name, text)).toBe(hidden)
  })

  it('as a whole word: what only holds it stays', () => {
    expect(told('Ana', 'La mañana de Ana y de Anaïs en Montaña')).toBe(
      'La mañana de A. y de Anaïs en Montaña',
    )
  })
})
