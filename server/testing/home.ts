import sharp from 'sharp'

const drawn = new Map<string, Promise<Buffer>>()

/** A small real picture, drawn once of each colour; low, since every pixel is looked at. */
export function picture(background = '#aa8866'): Promise<Buffer> {
  const known =
    drawn.get(background) ??
    sharp({ create: { width: 320, height: 48, channels: 3, background } })
      .jpeg()
      .toBuffer()
  drawn.set(background, known)
  return known
}

/** The complete document of a home that may be published. */
export const home = (ref: string) => ({
  basics: {
    type: 'vivienda',
    subtype: 'casa',
    ref,
    offers: [{ operation: 'V', price: 50_000_000 }],
  },
  location: {
    municipalityIne: '07061',
    geo: { lat: 39.766, lon: 2.7152 },
    addressVisibility: 'street',
    geoPrecision: 'moved',
  },
  layout: { built: 120, bedrooms: 3, bathrooms: 2 },
  legal: { energy: { status: 'in_process' } },
  mandate: { startsOn: '2020-01-01', endsOn: '2099-01-01', owners: [{ name: 'Catalina Oliver' }] },
  texts: { title: { es: 'Casa' }, description: { es: 'Casa de prueba.' } },
})
