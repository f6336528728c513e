import { expect, type APIRequestContext, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { Profile, Property } from '../generated/model'

/** A real photo file: JPEG of one colour with a bar, so that every one is another picture. */
export const photo = async (name: string, hue: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1600, height: 1200, channels: 3, background: { r: hue, g: 160, b: 255 - hue } } })
    .composite([{ input: { create: { width: 400, height: 1200, channels: 3, background: { r: 30, g: hue, b: 60 } } }, left: hue * 4, top: 0 }])
    .jpeg({ quality: 85 })
    .toBuffer(),
})

/** Signed in before the first page is there. */
export async function signIn(page: Page, profile: Profile): Promise<void> {
  await page.addInitScript((stored) => localStorage.setItem('llar.profile', stored), JSON.stringify(profile))
}

const headers = (profile: Profile) => ({ authorization: `Bearer ${profile.token}` })

/** A home with type, operation and price, entered through the API. */
export async function draft(request: APIRequestContext, profile: Profile, more: Record<string, unknown> = {}): Promise<Property> {
  const reply = await request.post('/api/v1/property/', { headers: headers(profile), data: { basics: { type: 'vivienda', offers: [{ operation: 'V', price: 94_500_000 }] }, ...more } })
  expect(reply.status(), await reply.text()).toBe(201)
  return (await reply.json()) as Property
}

/** The home as the server has it. */
export const read = async (request: APIRequestContext, profile: Profile, id: string) =>
  (await (await request.get(`/api/v1/property/${id}/`, { headers: headers(profile) })).json()) as Property

/** The wizard has said that it saved. */
export const saved = (page: Page) => expect(page.locator('.wz-h .sv')).toContainText('Guardado a las')
/** The address of a step. */
export const step = (page: Page, n: number) => page.waitForURL(n === 1 ? /editar\/[\da-f-]{36}$/ : new RegExp(`step-${n}`))
/** On to the next step. */
export const next = (page: Page) => page.getByRole('button', { name: /^Seguir/ }).click()
