import { expect, type APIRequestContext, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { Profile, Property } from '../generated/model'
import { get, post } from './arrange'

/** A real photo file: JPEG of one colour with a bar, so that every one is another picture. */
export const photo = async (name: string, hue: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({
    create: {
      width: 1600,
      height: 1200,
      channels: 3,
      background: { r: hue, g: 160, b: 255 - hue },
    },
  })
    .composite([
      {
        input: {
          create: { width: 400, height: 1200, channels: 3, background: { r: 30, g: hue, b: 60 } },
        },
        left: hue * 4,
        top: 0,
      },
    ])
    .jpeg({ quality: 85 })
    .toBuffer(),
})

/** Signed in before the first page is there. */
export async function signIn(page: Page, profile: Profile): Promise<void> {
  await page.addInitScript(
    (stored) => localStorage.setItem('llar.profile', stored),
    JSON.stringify(profile),
  )
}

/** A home with type, operation and price, entered through the API. */
export const draft = (
  request: APIRequestContext,
  profile: Profile,
  more: Record<string, unknown> = {},
): Promise<Property> =>
  post(request, profile, 'property/', {
    basics: { type: 'vivienda', offers: [{ operation: 'V', price: 94_500_000 }] },
    ...more,
  })

/** The home as the server has it. */
export const read = (request: APIRequestContext, profile: Profile, id: string): Promise<Property> =>
  get(request, profile, `property/${id}/`)

/** The wizard has said that it saved. */
export const saved = (page: Page) =>
  expect(page.locator('.wizard-head .save-note')).toContainText('Guardado a las')
/** The address of a step. */
export const step = (page: Page, n: number) =>
  page.waitForURL(n === 1 ? /editar\/[\da-f-]{36}$/ : new RegExp(`step-${n}`))
/** On to the next step. */
export const next = (page: Page) => page.getByRole('button', { name: /^Seguir/ }).click()
