/**
 * Enters a home with its photos, publishes it and prints its public address (docs/how-to/use-the-client.md).
 * LLAR_URL=http://localhost:3000 LLAR_EMAIL=… LLAR_PASSWORD=… node publish-a-home.ts house.jpg [more.jpg …]
 */
import { openAsBlob } from 'node:fs'
import { basename } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import {
  connect,
  LlarError,
  Operation,
  type Llar,
  type MediaMeta,
  type Property,
  type PropertyInput,
} from 'llar-client'

const {
  LLAR_URL: baseUrl = 'http://localhost:3000',
  LLAR_EMAIL: email = 'aina@portalvell.example',
  LLAR_PASSWORD: password = 'llar-demo',
} = process.env
const photos = process.argv.slice(2)

const home: PropertyInput = {
  basics: {
    type: 'vivienda',
    subtype: 'casa',
    offers: [{ operation: Operation.V, price: 68_500_000 }],
  },
  location: {
    municipalityIne: '07061',
    geo: { lat: 39.766, lon: 2.7152 },
    addressVisibility: 'street',
  },
  layout: { built: 142, bedrooms: 3, bathrooms: 2 },
  legal: { energy: { status: 'in_process' } },
  mandate: { startsOn: '2026-01-01', endsOn: '2099-01-01', owners: [{ name: 'Catalina Oliver' }] },
  texts: {
    title: {
      es: 'Casa de pueblo con patio en Sóller',
      en: 'Village house with a courtyard in Sóller',
    },
    description: {
      es: 'Tres dormitorios alrededor de un patio con limonero, a cinco minutos de la plaza.',
    },
  },
}

/** Photos are checked and made smaller after their upload; a home is published with at least one that is done. */
async function withPhotos(llar: Llar, id: string): Promise<Property> {
  const home = await llar.getProperty(id)
  if (home.media.every(({ state }) => state !== 'processing')) return home
  await pause(500)
  return withPhotos(llar, id)
}

async function publish(): Promise<string> {
  const { token } = await connect({ baseUrl }).loginUser({ email, password })
  const llar = connect({ baseUrl, token, language: 'en' })
  const { id } = await llar.createProperty(home)
  const files = await Promise.all(
    photos.map(async (path) => new File([await openAsBlob(path)], basename(path))),
  )
  const first: MediaMeta = {
    kind: 'photo',
    label: 'facade',
    caption: { en: 'Seen from the square' },
  }
  await llar.uploadPropertyMedia(id, {
    files,
    files_extra: files.map((_, at) => (at === 0 ? first : { kind: 'photo' })),
  })
  // The version that is published is the one that was looked at: somebody else's change in between is a 409.
  const { version } = await withPhotos(llar, id)
  const { status, ref } = await llar.publishProperty(id, { version })
  console.log(`${ref} is ${status}`)
  return `${baseUrl}/inmueble/${id}`
}

try {
  console.log(await publish())
} catch (error) {
  if (!(error instanceof LlarError)) throw error
  // What is missing is named by its place in the form: the step, then the field.
  console.error(
    error.fields
      ? Object.entries(error.fields)
          .map(([field, what]) => `${field}: ${what}`)
          .join('\n')
      : error.message,
  )
  process.exitCode = 1
}
