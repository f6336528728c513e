import { expect, it } from 'vitest'
import { wayFor } from './way.ts'

const nothing = { asked: [], email: false, whatsapp: false, saysWhatsapp: false }

it.each([
  ['as they asked', { asked: ['EMAIL'], email: true, whatsapp: true, saysWhatsapp: true }, 'EMAIL'],
  [
    'the demand before the person',
    { asked: ['WHATSAPP', 'EMAIL'], email: true, whatsapp: true },
    'WHATSAPP',
  ],
  ['what they asked is not open', { asked: ['EMAIL'], whatsapp: true }, 'WHATSAPP'],
  [
    'by phone is no way for homes',
    { asked: ['PHONE', null], email: true, whatsapp: true },
    'EMAIL',
  ],
  ['known to have WhatsApp', { email: true, whatsapp: true, saysWhatsapp: true }, 'WHATSAPP'],
  ['a number that only may have it comes after mail', { email: true, whatsapp: true }, 'EMAIL'],
  ['a number alone', { whatsapp: true }, 'WHATSAPP'],
  ['nothing known', {}, 'LINK'],
] as const)('%s', (_, known, way) => {
  expect(wayFor({ ...nothing, ...known })).toBe(way)
})
