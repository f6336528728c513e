import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { browserOptions } from '../../browser.ts'
import { ROOT } from '../../part.ts'

/** Words of the screens, so that a better wording does not break the proof. */
function word(file: string, key: string): string {
  const found = key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], JSON.parse(readFileSync(join(ROOT, file), 'utf8')))
  if (typeof found !== 'string') throw new Error(`${file} has no ${key}`)
  return found
}
const user = (key: string) => word('src/features/user/i18n/es.json', key)
const shell = (key: string) => word('src/i18n/words/shell.es.json', key)

/** An agency registers, starts a home, enters the field in step 3, and finds it there after a reload. */
export async function enterAndReadBack(url: string, field: string, value: string): Promise<void> {
  const browser = await chromium.launch(browserOptions())
  try {
    const page = await browser.newPage({ baseURL: url, locale: 'es-ES', viewport: { width: 1280, height: 900 } })
    page.setDefaultTimeout(60_000)
    await registerAgency(page)
    const home = await startHome(page)
    const input = page.locator(`[id="layout.${field}"]`)
    await page.goto(`/auth/cartera/inmueble/editar/${home}/step-3`)
    await input.fill(value)
    await saved(page, () => input.blur())
    await page.reload()
    await input.waitFor()
    const read = (await input.inputValue()).replaceAll(/\D/g, '')
    if (read !== value) throw new Error(`after the reload ${field} holds "${read}", not ${value}`)
  } finally {
    await browser.close()
  }
}

async function registerAgency(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: shell('header.signIn') }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: user('signIn.register') }).click()
  await dialog.getByRole('radio', { name: user('enums.account.agency') }).check()
  const fill = (field: string, text: string) => dialog.locator(`[id$="${field}"]`).fill(text)
  await fill('agency_name', 'Portal de la Prova')
  await dialog.locator('[id$="agency_island"]').selectOption('MALLORCA')
  await fill('first_name', 'Aina')
  await fill('email', 'aina@prova.example')
  await fill('password', 'una contrasenya llarga')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: user('register.submit') }).click()
  await page.waitForURL(/\/auth\//)
}

/** Step 1 with type and operation; the first saving gives the home its address. */
async function startHome(page: Page): Promise<string> {
  await page.goto('/auth/cartera/inmueble/editar/nueva')
  await choose(page, 'basics.type', 'vivienda')
  await choose(page, 'basics.offers.0.operation', 'V')
  await page.waitForURL((at) => /\/editar\/[0-9a-f-]{36}/.test(at.pathname))
  return /\/editar\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? ''
}

/** A list to open, or a row of chips or radios: whichever the contract chose for the field. */
async function choose(page: Page, id: string, value: string): Promise<void> {
  const control = page.locator(`[id="${id}"]`)
  await control.waitFor()
  const kind = await control.evaluate((node) => node.tagName)
  if (kind === 'SELECT') await control.selectOption(value)
  else await control.getByRole('button', { name: word('src/features/property/i18n/es.json', `enums.${id.split('.').at(-1)}.${value}`), exact: true }).click()
}

/** Does something and waits until the change of the home has been taken by the server. */
async function saved(page: Page, act: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse((response) => response.request().method() === 'PATCH' && /\/api\/v1\/property\//.test(response.url()))
  await act()
  const status = (await answer).status()
  if (status !== 200) throw new Error(`the save was answered with ${status}: ${await (await answer).text()}`)
}
