import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import type { Property } from '../../../generated/model/index.ts'
import type { Send } from './send.ts'

/** The complete document of a home that may be published. */
export const windowHome = (ref: string) => ({
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
  mandate: {
    startsOn: '2020-01-01',
    endsOn: '2099-01-01',
    owners: [{ name: 'Catalina Oliver' }],
  },
  texts: { title: { es: 'Casa' }, description: { es: 'Casa de prueba.' } },
})

/** Enters a home with a photo and puts it on the market. */
export async function publishHome(send: Send, document: object): Promise<string> {
  const home = await send<Property>('POST', 'property/', document)
  const photo = new FormData()
  const bytes = await sharp({
    create: { width: 700, height: 500, channels: 3, background: '#aa8866' },
  })
    .jpeg()
    .toBuffer()
  photo.append('files', new File([new Uint8Array(bytes)], 'a.jpg', { type: 'image/jpeg' }))
  await send('POST', `property/${home.id}/media/`, photo)
  for (let left = 100; ; left -= 1) {
    const { version } = await send<Property>('GET', `property/${home.id}/`)
    const done = await send('POST', `property/${home.id}/publish/`, { version }).then(
      () => true,
      (error: unknown) => left === 0 && Promise.reject(error),
    )
    if (done) return home.id
    await sleep(200) // its photo is being made
  }
}
