import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { browserOptions } from './browser.ts'
import { ROOT } from './part.ts'

/**
 * `node scripts/screen-picture.ts [SITE]`: the portfolio of the demo's agency as visitors are shown
 * it (`public/pictures/workspace-*.webp`), taken anew from a running demo, so that the picture is
 * true when the desk changes.
 */
const site = process.argv[2] ?? 'http://localhost:4173'
const SIZE = { width: 1440, height: 810 }

const reply = await fetch(`${site}/api/v1/user/login/`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email: 'aina@portalvell.example', password: 'llar-demo' }),
})
const profile = JSON.stringify(await reply.json())
const browser = await chromium.launch(browserOptions())
const context = await browser.newContext({ viewport: SIZE, locale: 'es-ES' })
const { hostname: domain } = new URL(site)
await context.addCookies(
  ['ncc_c', 'ncc_e'].map((name) => ({
    name,
    value: name === 'ncc_c' ? 'necessaryanalytics' : 'necessary',
    domain,
    path: '/',
  })),
)
await context.addInitScript((stored) => localStorage.setItem('llar.profile', stored), profile)
const page = await context.newPage()
await page.goto(`${site}/auth/cartera`)
await page.getByRole('table').locator('img').first().waitFor()
await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
const picture = await page.screenshot()
await browser.close()
for (const width of [1440, 720])
  await sharp(picture)
    .resize(width)
    .webp({ quality: 82 })
    .toFile(join(ROOT, 'public', 'pictures', `workspace-${width}.webp`))
