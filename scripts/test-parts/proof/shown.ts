import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { readPdf } from '../../../server/testing/pdf.ts'
import { FOUND, QUIET, SHOWN } from './fields.ts'
import { word } from './words.ts'

const property = (key: string) => word('src/features/property/i18n/es.json', key)

/** What the home lacks beside the fields of the proof. */
const REST = {
  location: { municipalityIne: '07061', addressVisibility: 'hidden' },
  legal: { energy: { status: 'in_process' } },
  mandate: { startsOn: '2026-01-01' },
  texts: {
    title: { es: 'Casa con bodega' },
    description: { es: 'Casa de piedra con patio y naranjos en el centro del pueblo.' },
  },
}

/** Fails unless a text tells of the field that shows, and of nothing that does not. */
function expectShown(where: string, text: string): void {
  const plain = text.replaceAll(/\s+/g, ' ')
  const lacking = [SHOWN.words.es, SHOWN.value].filter((part) => !plain.includes(part))
  if (lacking.length > 0)
    throw new Error(`${where} lacks ${lacking.join(', ')}: ${plain.slice(0, 3000)}`)
  expectQuiet(where, plain)
}

function expectQuiet(where: string, text: string): void {
  const strange = [QUIET.words.es, QUIET.value, QUIET.name].filter((part) => text.includes(part))
  if (strange.length > 0)
    throw new Error(`${where} shows ${strange.join(', ')}, which its line of YAML does not say`)
}

/** A request in the name of the person who is signed in. */
async function api<T>(page: Page, method: string, path: string, data?: object): Promise<T> {
  const token = await page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('llar.profile') ?? '{}') as { token?: string }).token ?? '',
  )
  const answer = await page.request.fetch(`/api/v1/${path}`, {
    method,
    headers: { authorization: `Token ${token}` },
    ...(data && { data }),
  })
  if (!answer.ok())
    throw new Error(
      `${method} ${path} was answered with ${answer.status()}: ${await answer.text()}`,
    )
  return (await answer.json()) as T
}

interface Home {
  id: string
  version: number
  basics: { offers: object[] }
  layout: object
}

/** The home of the proof, entered as far as its form went, comes on the market. */
async function publish(page: Page, id: string): Promise<void> {
  const { version, basics, layout } = await api<Home>(page, 'GET', `property/${id}/`)
  await api(page, 'PATCH', `property/${id}/`, {
    version,
    ...REST,
    basics: { ...basics, offers: [{ operation: 'V', price: 94_500_000 }] },
    layout: { ...layout, built: 212, bedrooms: 4, bathrooms: 2 },
  })
  const token = await page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('llar.profile') ?? '{}') as { token?: string }).token ?? '',
  )
  const buffer = await sharp({
    create: { width: 1600, height: 1200, channels: 3, background: { r: 200, g: 160, b: 60 } },
  })
    .jpeg()
    .toBuffer()
  const sent = await page.request.post(`/api/v1/property/${id}/media/`, {
    headers: { authorization: `Token ${token}` },
    multipart: { files: { name: 'casa.jpg', mimeType: 'image/jpeg', buffer } },
  })
  if (!sent.ok()) throw new Error(`the photo was answered with ${sent.status()}`)
  for (let tries = 0; ; tries += 1) {
    const { media } = await api<{ media: { state: string }[] }>(page, 'GET', `property/${id}/`)
    if (media[0]?.state === 'ready') break
    if (tries > 300) throw new Error('the photo was not ready after 30 s')
    await page.waitForTimeout(100)
  }
  await api(page, 'POST', `property/${id}/publish/`, {
    version: (await api<Home>(page, 'GET', `property/${id}/`)).version,
  })
}

const textOf = async (part: Locator): Promise<string> => {
  await part.waitFor()
  return part.innerText()
}

async function inTheDesk(page: Page, id: string): Promise<void> {
  await page.goto(`/auth/cartera/inmueble/${id}`)
  await page.getByText(SHOWN.words.es).waitFor()
  expectShown('the record', await textOf(page.locator('main')))
  await page.goto('/auth/cartera')
  await page.getByRole('button', { name: property('list.columns') }).click()
  const columns = page.getByRole('menu')
  expectQuiet('the choice of columns', await textOf(columns))
  await columns.getByRole('menuitemcheckbox', { name: SHOWN.words.es }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('columnheader', { name: SHOWN.words.es }).waitFor()
  expectShown('the list', await textOf(page.locator('table.data-table')))
  // A saved view may hold the column.
  await api(page, 'POST', 'view/', {
    list: 'property',
    name: 'Bodega',
    query: {},
    columns: [SHOWN.name],
  })
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: property('list.csv') }).click()
  const csv = await readFile(await (await saving).path(), 'utf8')
  const [head = '', line = ''] = csv.split('\r\n')
  const cell = line.split(';')[head.split(';').indexOf(SHOWN.name)]
  if (cell !== SHOWN.value)
    throw new Error(`the CSV holds ${String(cell)} at ${SHOWN.name}: ${csv}`)
  expectQuiet('the CSV', csv)
}

async function onThePublicPages(page: Page, id: string): Promise<void> {
  for (const [where, path] of [
    ['the public page', `/inmueble/${id}`],
    ['the comparison', `/busqueda/comparar/${id}`],
  ] as const) {
    await page.goto(path)
    await page.getByText(SHOWN.words.es).first().waitFor()
    expectShown(where, await textOf(page.locator('main')))
  }
}

async function onPaper(page: Page, id: string): Promise<void> {
  const { facts, options } = await api<{ facts: string[]; options: object }>(
    page,
    'GET',
    `property/${id}/print/`,
  )
  await page.goto(`/auth/cartera/inmueble/${id}/imprimir`)
  await page.getByRole('button', { name: SHOWN.words.es }).waitFor()
  expectQuiet('the choice of a print', await textOf(page.locator('main')))
  const { token } = await api<{ token: string }>(page, 'POST', `property/${id}/print/`, {
    ...options,
    kind: 'brochure',
    facts,
  })
  const file = await page.request.get(`/api/v1/print/${token}/pdf/`)
  expectShown('the PDF', (await readPdf(await file.body())).text)
}

/** Only the field that says so is found by its words: at the desk, and by strangers. */
async function inSearches(page: Page, id: string): Promise<void> {
  for (const path of ['property/?q=', 'listing/?operation=V&q=']) {
    for (const [field, isFound] of [
      [FOUND, true],
      [QUIET, false],
    ] as const) {
      const { items } = await api<{ items: { id: string }[] }>(
        page,
        'GET',
        `${path}${encodeURIComponent(field.value)}`,
      )
      if (items.some((one) => one.id === id) !== isFound)
        throw new Error(`${path}${field.value} should${isFound ? '' : ' not'} find the home`)
    }
  }
}

/** The fields show where their lines of YAML say so, and nowhere else. */
export async function showWhereTheySay(page: Page, id: string): Promise<void> {
  await publish(page, id)
  await inTheDesk(page, id)
  await onThePublicPages(page, id)
  await onPaper(page, id)
  await inSearches(page, id)
}
