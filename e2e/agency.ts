import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { expect, type APIRequestContext } from '@playwright/test'
import type { Profile, Property } from '../generated/model'
import { as, get, post } from './arrange'
import { mailTo } from './outbox'

export const PASSWORD = 'llar-e2e-secret'

const mark = (): string => randomBytes(5).toString('hex')

/** A name that nothing else has: a retry meets what its first try left on the same server. */
export const ownName = (name: string): string => `${name} ${mark()}`

/** A new e-mail each time: workers count the same and may ask in the same millisecond. */
export const newEmail = (name: string): string => `${name}-${mark()}@e2e.example`

/**
 * Registers an agency with its ADMIN through the API, so that a test can begin where it wants to.
 */
export async function registerAgency(
  request: APIRequestContext,
  change: Record<string, unknown> = {},
): Promise<Profile> {
  const data = {
    account: 'agency',
    agency_name: 'Portal Vell',
    agency_island: 'MALLORCA',
    first_name: 'Aina',
    last_name: 'Ferrer',
    email: newEmail('aina'),
    password: PASSWORD,
    accept_terms: true,
    ...change,
  }
  return post(request, null, 'user/register/', data)
}

/** Somebody opens the link that was mailed to prove their e-mail; `dataDir`: of a server of one's own. */
export async function proveEmail(
  request: APIRequestContext,
  who: Profile,
  dataDir?: string,
): Promise<void> {
  const mail = await mailTo(who.email, 'verify=', dataDir)
  const token = /verify=([\w-]+)/.exec(mail.text)?.[1] ?? ''
  await post(request, who, 'user/verify-email/', { token }, 200)
}

/** An agency that may write to people: its ADMIN has proved their e-mail. */
export async function registerProvedAgency(
  request: APIRequestContext,
  change: Record<string, unknown> = {},
  dataDir?: string,
): Promise<Profile> {
  const agency = await registerAgency(request, change)
  await proveEmail(request, agency, dataDir)
  return agency
}

/** An agent of the agency, by invitation and the link in its mail. */
export async function registerColleague(
  request: APIRequestContext,
  boss: Profile,
  dataDir?: string,
): Promise<Profile> {
  const email = newEmail('biel')
  await post(request, boss, 'user/', { email, first_name: 'Biel', role: 'STAFF' })
  const { text } = await mailTo(email, 'reset=', dataDir)
  const token = /[?&#]reset=([\w.-]+)/.exec(text)?.[1] ?? ''
  return post(request, null, 'user/invitation/join/', { token, password: PASSWORD }, 200)
}

/** Registers somebody who looks for a home. */
export const registerVisitor = (
  request: APIRequestContext,
  first_name: string,
  last_name?: string,
  email = newEmail(first_name.toLowerCase()),
): Promise<Profile> =>
  post(request, null, 'user/register/', {
    account: 'visitor',
    first_name,
    ...(last_name && { last_name }),
    email,
    password: PASSWORD,
    accept_terms: true,
  })

const crcTable = Array.from(
  { length: 256 },
  (_, n) =>
    Array.from({ length: 8 }).reduce<number>(
      (c) => (c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1),
      n,
    ) >>> 0,
)

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const crc =
    ~body.reduce((sum, byte) => (crcTable[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8), ~0) >>> 0
  const [size, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  size.writeUInt32BE(data.length)
  check.writeUInt32BE(crc)
  return Buffer.concat([size, body, check])
}

/**
 * A real PNG of two colours, large enough for a photo of a home; `shade` makes it another picture.
 */
export function picture(shade = 200, width = 800, height = 600): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const row = (colour: number) => Buffer.alloc(1 + width * 3, colour).fill(0, 0, 1)
  const rows = Array.from({ length: height }, (_, y) => row(y < height / 2 ? shade : 255 - shade))
  const pixels = deflateSync(Buffer.concat(rows))
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/**
 * A home on the market, entered and published through the API; `steps` replaces whole steps of it.
 */
export async function publishHome(
  request: APIRequestContext,
  token: string,
  title = 'Casa con patio',
  steps: Record<string, unknown> = {},
): Promise<Property> {
  const headers = as({ token })
  const home = {
    basics: { type: 'vivienda', offers: [{ operation: 'V', price: 94_500_000 }] },
    location: { municipalityIne: '07061', addressVisibility: 'hidden' },
    layout: { built: 212, bedrooms: 4, bathrooms: 2 },
    legal: { energy: { status: 'in_process' } },
    mandate: { startsOn: '2026-01-01' },
    texts: {
      title: { es: title },
      description: { es: 'Casa de piedra con patio y naranjos en el centro del pueblo.' },
    },
    ...steps,
  }
  const { id } = await post<Property>(request, { token }, 'property/', home)
  const photo = { name: 'fachada.png', mimeType: 'image/png', buffer: picture(title.length * 7) }
  const sent = await request.post(`/api/v1/property/${id}/media/`, {
    headers,
    multipart: { files: photo },
  })
  expect(sent.status(), await sent.text()).toBe(201)
  await expect(async () => {
    const { version } = await get<Property>(request, { token }, `property/${id}/`)
    await post(request, { token }, `property/${id}/publish/`, { version }, 200)
  }).toPass({ timeout: 90_000, intervals: [50, 100, 200] })
  return get(request, { token }, `property/${id}/`)
}
