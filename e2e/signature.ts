import type { Page } from '@playwright/test'

/** A wave, drawn with the pointer down on the field of a visit sheet. */
export async function sign(page: Page): Promise<void> {
  const pad = page.locator('svg[data-signature]').first()
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (!box) throw new Error('There is no field to sign in')
  await page.mouse.move(box.x + 40, box.y + 60)
  await page.mouse.down()
  for (let at = 0; at < 30; at += 1)
    await page.mouse.move(box.x + 40 + at * 6, box.y + 60 + Math.sin(at / 2) * 25)
  await page.mouse.up()
}
