import { chromium, type Page } from '@playwright/test'
import { browserOptions } from '../../browser.ts'
import { FIELDS } from './fields.ts'
import { showWhereTheySay } from './shown.ts'
import { word } from './words.ts'

const user = (key: string) => word('src/features/user/i18n/es.json', key)
const shell = (key: string) => word('src/i18n/words/shell.es.json', key)

/**
 * An agency registers, starts a home, enters the fields in step 3, finds them there after a reload,
 * and then where they show.
 */
export async function enterAndReadBack(url: string): Promise<void> {
  const browser = await chromium.launch(browserOptions())
  try {
    const page = await browser.newPage({
      baseURL: url,
      locale: 'es-ES',
      viewport: { width: 1280, height: 900 },
    })
    page.setDefaultTimeout(60_000)
    await registerAgency(page)
    const home = await startHome(page)
    await page.goto(`/auth/cartera/inmueble/editar/${home}/step-3`)
    for (const { name, value } of FIELDS) {
      const input = page.locator(`[id="layout.${name}"]`)
      await input.fill(value)
      await saved(page, () => input.blur())
    }
    await page.reload()
    for (const { name, value, words } of FIELDS) {
      const input = page.getByLabel(words.es, { exact: true })
      await input.waitFor()
      const read = await input.inputValue()
      if (read !== value) throw new Error(`after the reload ${name} holds "${read}", not ${value}`)
    }
    await showWhereTheySay(page, home)
  } finally {
    await browser.close()
  }
}

async function registerAgency(page: Page): Promise<void> {
  await page.goto('/')
  await page
    .getByRole('button', { name: shell('header.signIn') })
    .first()
    .click()
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
  else
    await control
      .getByRole('button', {
        name: word('src/features/property/i18n/es.json', `enums.${id.split('.').at(-1)}.${value}`),
        exact: true,
      })
      .click()
}

/** Does something and waits until the change of the home has been taken by the server. */
async function saved(page: Page, act: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse(
    (response) =>
      response.request().method() === 'PATCH' && /\/api\/v1\/property\//.test(response.url()),
  )
  await act()
  const status = (await answer).status()
  if (status !== 200)
    throw new Error(`the save was answered with ${status}: ${await (await answer).text()}`)
}
