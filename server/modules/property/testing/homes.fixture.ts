import type { PropertyInput } from '../../../../generated/model/index.ts'
import type { Person } from '../../../testing/people.ts'
import type { TestServer } from '../../../testing/test-server.ts'
import { picture } from './pictures.fixture.ts'

/** A home with all it needs to be published but a photo. */
export const complete: PropertyInput = {
  basics: {
    type: 'vivienda',
    subtype: 'casa_de_pueblo',
    offers: [{ operation: 'V', price: 94_500_000 }],
    condition: 'buen_estado',
  },
  location: {
    municipalityIne: '07061',
    postalCode: '07100',
    town: 'Sóller',
    streetName: 'sa Lluna',
    number: '12',
    geo: { lat: 39.766, lon: 2.7152 },
    addressVisibility: 'street',
    geoPrecision: 'moved',
  },
  layout: { usable: 146, built: 164, bedrooms: 4, bathrooms: 2 },
  legal: { energy: { status: 'in_process' } },
  mandate: {
    owners: [{ name: 'Catalina Oliver', phone: '+34600111222' }],
    startsOn: '2020-01-10',
    endsOn: '2099-01-10',
  },
  texts: {
    title: { es: 'Casa de pueblo con patio' },
    description: { es: 'Casa de piedra reformada en el centro.' },
  },
}

/** Makes a home through the API. */
export async function made(server: TestServer, who: Person, input: PropertyInput = complete) {
  const { status, body } = await server.call('createProperty', { token: who.token, body: input })
  if (status !== 201) throw new Error(`createProperty answered ${status}: ${JSON.stringify(body)}`)
  return body
}

/** Makes a home with a photo, its variants done. */
export async function withPhoto(server: TestServer, who: Person, input: PropertyInput = complete) {
  const { id } = await made(server, who, input)
  // As low as can be, and 320 wide when it stands upright: drawing a large one in all its widths
  // and looking for codes in it was half of what most tests with homes cost.
  const content = await picture(48, 320)
  const file = { field: 'files', filename: 'a.jpg', mime: 'image/jpeg', content }
  const sent = await server.call('uploadPropertyMedia', {
    token: who.token,
    params: { id },
    files: [file],
  })
  if (sent.status !== 201)
    throw new Error(`uploadPropertyMedia answered ${sent.status}: ${JSON.stringify(sent.body)}`)
  await server.runJobs()
  return (await server.call('getProperty', { token: who.token, params: { id } })).body
}

/** Makes a home and publishes it. */
export async function published(server: TestServer, who: Person, input: PropertyInput = complete) {
  const { id, version } = await withPhoto(server, who, input)
  const { status, body } = await server.call('publishProperty', {
    token: who.token,
    params: { id },
    body: { version },
  })
  if (status !== 200) throw new Error(`publishProperty answered ${status}: ${JSON.stringify(body)}`)
  return body
}
