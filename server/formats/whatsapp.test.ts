import { expect, it } from 'vitest'
import { whatsappAddress as onScreens } from '../../src/lib/phone.ts'
import { whatsappAddress } from './whatsapp.ts'

it.each([
  ['+34 600 123 456', 'https://wa.me/34600123456'],
  ['600 123 456', 'https://wa.me/34600123456'],
  ['0034600123456', 'https://wa.me/34600123456'],
  ['+49 (171) 234-5678', 'https://wa.me/491712345678'],
  [null, 'https://wa.me/'],
])('%s is asked at %s, by server and screens', (phone, address) => {
  expect(whatsappAddress(phone)).toBe(address)
  expect(onScreens(phone)).toBe(address)
})

it('what is to be said stands in it, escaped', () => {
  for (const address of [whatsappAddress, onScreens])
    expect(address('+34600123456', 'Sí & más')).toBe(
      'https://wa.me/34600123456?text=S%C3%AD%20%26%20m%C3%A1s',
    )
})
