import { describe, expect, it, test } from 'vitest'
import { nameBelow, readHost, shownHost, siblingOf, zoneOf } from './host.ts'

const OURS = ['llar.example', 'webs.example', 'sites.webs.example']

describe('a domain is read out of what was typed', () => {
  it.each([
    ['www.portvell.com', 'www.portvell.com'],
    ['  WWW.PortVell.COM.  ', 'www.portvell.com'],
    ['http://portvell.com/path?x=1', 'portvell.com'],
    ['https://casas.portvell.com:8443/', 'casas.portvell.com'],
    ['portvell.com/en/', 'portvell.com'],
    ['españa-casas.es', 'xn--espaa-casas-4db.es'],
    ['ca-s’illa.com'.replace('’', ''), 'ca-silla.com'],
    ['immobles.com.es', 'immobles.com.es'],
    ['mallorca2.immo', 'mallorca2.immo'],
    ['straße.de', 'xn--strae-oqa.de'],
    ['col·legi-mallorca.cat', 'xn--collegi-mallorca-20a.cat'],
    ['maó-ferreries.cat', 'xn--ma-ferreries-1hb.cat'],
    ['ærø.dk', 'xn--r-3fa9c.dk'],
  ])('%s', (text, host) => expect(readHost(text, OURS)).toEqual({ host }))

  it.each([
    ['', 'noHost'],
    ['   ', 'noHost'],
    ['una casa', 'noHost'],
    ['x\r\ny.com', 'noHost'],
    ['metadata.google.internal', 'suffix'],
    ['impresora.local', 'suffix'],
    ['casa.onion', 'suffix'],
    ['_llar.portvell.com', 'noHost'],
    ['-portvell.com', 'noHost'],
    ['a@b.com', 'address-or-host'],
    ['localhost', 'single'],
    ['portvell', 'single'],
    ['10.0.0.1', 'address'],
    ['1.2', 'address'],
    ['0x7f000001', 'address'],
    ['[::1]', 'address'],
    ['com.es', 'suffix'],
    ['github.io', 'suffix'],
    ['llar.example', 'ours'],
    ['desk.llar.example', 'ours'],
    ['otra.webs.example', 'ours'],
    ['раураl.com', 'letters'],
    ['xn--80ak6aa92e.com', 'letters'],
    ['pаypal.com', 'letters'],
    ['xn--a.com', 'letters'],
    // Latin letters that nobody here writes, and that look like those they do.
    ['paypaı.com', 'letters'],
    ['pɑypal.com', 'letters'],
    ['paypaḷ.com', 'letters'],
    ['paypaŀ.com', 'letters'],
    ['xn--paypa-r4a.com', 'letters'],
    ['a·b.com', 'letters'],
    [
      `${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(20)}.com`,
      'long',
    ],
    ['javascript:alert(1)', 'noHost'],
  ])('%s is none: %s', (text, fault) => {
    const read = readHost(text, OURS)
    if (fault === 'address-or-host') expect(read).toEqual({ host: 'b.com' })
    else expect(read).toEqual({ fault })
  })
})

test('records are named below the domain as it was bought', () => {
  expect(zoneOf('www.portvell.com.es')).toBe('portvell.com.es')
  expect(nameBelow('portvell.com', 'portvell.com')).toBe('@')
  expect(nameBelow('portvell.com', '_llar.www.portvell.com')).toBe('_llar.www')
  expect(siblingOf('portvell.com')).toBe('www.portvell.com')
  expect(siblingOf('www.portvell.com')).toBe('portvell.com')
  expect(siblingOf('casas.portvell.com')).toBeNull()
  expect(shownHost('xn--espaa-casas-4db.es')).toBe('españa-casas.es')
})
