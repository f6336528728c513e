import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from './journey'
import { publishHome, registerAgency } from './agency'
import { expectAccessible, signedIn } from './screen'

test('an agency embeds its homes: the snippet shows them on another site, without cookies or scripts', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const name = `Mar i Murs ${Date.now().toString(36)}`
  const profile = await registerAgency(request, { agency_name: name })
  await publishHome(request, profile.token, 'Casa con noria')
  await signedIn(page, profile)
  await page.goto('/auth/perfil/inmobiliaria')
  const snippet = await page.getByLabel('Línea para tu web').inputValue()

  const other = createServer((_request, reply) =>
    reply
      .setHeader('content-type', 'text/html')
      .end(`<!doctype html><title>Otra</title>${snippet}`),
  )
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const context = await browser.newContext({
    locale: 'es-ES',
    viewport: { width: 820, height: 900 },
  })
  const guest = await context.newPage()
  const said: string[] = []
  guest.on(
    'console',
    (message) => message.text().includes('GL Driver') || said.push(message.text()),
  )
  await guest.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`)
  const frame = guest.frameLocator('iframe')
  await expect(frame.getByRole('link', { name: 'Casa con noria' })).toBeVisible()
  await expect(frame.getByRole('button', { name: /Guardar|Comparar/ })).toHaveCount(0)
  await frame.getByLabel(/^Palabras/).fill('molino')
  await frame.getByRole('button', { name: 'Buscar' }).click()
  await expect(frame.getByText(`${name} no tiene inmuebles así ahora`)).toBeVisible()
  await frame.getByRole('link', { name: 'Quitar las palabras' }).click()
  const opened = context.waitForEvent('page')
  await frame.getByRole('link', { name: 'Casa con noria' }).click()
  expect((await opened).url()).toContain('/inmueble/')
  await (await opened).close()
  expect(said).toEqual([])
  await context.clearCookies()
  await guest.reload()
  await expect(frame.getByRole('link', { name: 'Casa con noria' })).toBeVisible()
  expect(await context.cookies()).toEqual([])
  await context.close()
  other.close()

  const slug = new URL(
    /src="([^"]+)"/.exec(snippet)?.[1]?.replaceAll('&amp;', '&') ?? '',
    baseURL,
  ).searchParams.get('agency')
  const [shown, embedded] = [
    await request.get(`/externo?agency=${slug}`),
    await request.get(`/externo?agency=${slug}&embed=1`),
  ]
  expect([shown.headers()['x-frame-options'], embedded.headers()['x-frame-options']]).toEqual([
    'DENY',
    undefined,
  ])
  expect(embedded.headers()['content-security-policy']).toContain('frame-ancestors *')
  expect((await request.get('/?agency=x&embed=1')).headers()['x-frame-options']).toBe('DENY')
  expect((await request.get('/externo?agency=nadie')).status()).toBe(404)
  for (const address of [`/externo?agency=${slug}`, '/externo', '/program']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
  }
})
