import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { fromBufferPromise } from 'yauzl'
import { expect, test } from './journey'
import type { Site, SiteExport } from '../generated/model'
import { get, patch, post } from './arrange'
import { hasMuchToShow, onTheNet } from './site-kinds'

/** Lays a zip out in a folder; the names in it. */
async function unzip(bytes: Buffer, folder: string): Promise<string[]> {
  const zip = await fromBufferPromise(bytes)
  const names: string[] = []
  for await (const entry of zip.eachEntry()) {
    const file = join(folder, entry.fileName)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, await buffer(await zip.openReadStreamPromise(entry)))
    names.push(entry.fileName)
  }
  return names
}

test('acceptance 17: the zip of a site opens from a disk, and each link, picture and file of it is there', async ({
  page,
  request,
}, info) => {
  const { agency, site } = await onTheNet(request)
  await hasMuchToShow(request, agency)
  const stored = await get<Site>(request, agency, `site/${site.id}/`)
  const { digest } = await patch<Site>(request, agency, `site/${site.id}/`, {
    version: stored.version,
    languages: ['es', 'en'],
  })
  await post(request, agency, `site/${site.id}/publish/`, { digest }, 200)
  const { url } = await get<SiteExport>(request, agency, `site/${site.id}/export/`)
  const answer = await request.get(new URL(url).pathname)
  expect(answer.status()).toBe(200)
  const folder = info.outputPath('site')
  const names = await unzip(await answer.body(), folder)
  const pages = names.filter((name) => name.endsWith('.html'))
  expect(pages).toEqual(expect.arrayContaining(['index.html', 'en/index.html']))

  const asked: string[] = []
  const failed: string[] = []
  page.on('request', (one) => asked.push(one.url()))
  page.on('requestfailed', (one) => failed.push(one.url()))
  const [start, followed] = [pathToFileURL(join(folder, 'index.html')).href, new Set<string>()]
  const ahead = [start]
  for (let at = ahead.pop(); at !== undefined; at = ahead.pop()) {
    if (followed.has(at)) continue
    followed.add(at)
    await page.goto(at)
    await expect(page.locator('h1')).toBeVisible()
    const { links, blank } = await page.evaluate(async () => {
      // What is further down would be fetched by who scrolls.
      for (const image of document.images) image.loading = 'eager'
      await Promise.all([...document.images].map((image) => image.decode().catch(() => null)))
      return {
        // Links of the drawn map, too.
        links: [...document.querySelectorAll('a[href]')].map(
          (one) => new URL(one.getAttribute('href') ?? '', location.href).href,
        ),
        blank: [...document.images].filter((one) => one.naturalWidth === 0).map(({ src }) => src),
      }
    })
    expect(blank, at).toEqual([])
    const files = links
      .map((link) => link.replace(/#.*/, ''))
      .filter((to) => to.startsWith('file:'))
    expect(
      files.filter((to) => !existsSync(fileURLToPath(to))),
      at,
    ).toEqual([])
    ahead.push(...files.filter((to) => to.endsWith('.html')))
  }
  expect(failed).toEqual([])
  expect(asked.filter((to) => !/^(?:file|data):/.test(to))).toEqual([])
  // Whoever begins at the front page comes to all of it.
  const come = [...followed].map((to) => fileURLToPath(to).slice(folder.length + 1))
  expect(come.toSorted()).toEqual(pages.toSorted())
})
