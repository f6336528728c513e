import { expect, it } from 'vitest'
import { plainText } from './repair.ts'

it('paragraphs and items of a list become lines', () =>
  expect(plainText('<p>Casa</p><ul><li>Jardín</li><LI class="x">Piscina</ul>&#13;1 &lt; 2')).toBe(
    'Casa\n\n- Jardín\n- Piscina\n\n1 < 2',
  ))

it.each(['<br', '<li'])('what begins a million %s and ends one is read once', (begun) =>
  expect(plainText(`Casa<br>${begun.repeat(1_000_000)}`)).toBe('Casa'),
)
