import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from './journey'
import { registerProvedAgency } from './agency'
import { noBarriers, signedIn } from './screen'

/** What the operator says on the command line, beside the running server. */
const course = (...words: string[]) =>
  promisify(execFile)('node', ['scripts/course.ts', ...words], {
    env: { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'] },
  })

test('an agent finishes a course: watches, reads, passes the quiz, and shows the certificate', async ({
  page,
  request,
}) => {
  await course('import', 'courses/llar-en-una-hora')
  await signedIn(page, await registerProvedAgency(request))
  await page.goto('/auth/formacion')
  await noBarriers(page)
  await page.getByRole('link', { name: 'A tu ritmo' }).click()
  await page.getByRole('link', { name: 'Llar en una hora' }).click()
  await page.getByRole('button', { name: 'Empezar' }).click()

  await page.getByText('Texto del vídeo').click()
  await noBarriers(page)
  await page.getByRole('button', { name: /Nada de eso sale de la agencia/ }).click()
  const film = page.locator('video')
  const seen = () => film.evaluate((one: HTMLVideoElement) => one.currentTime)
  await expect.poll(seen).toBeGreaterThan(28)
  await expect(page.getByRole('button', { name: /Nada de eso sale/ })).toHaveAttribute(
    'aria-current',
    'time',
  )
  const captions = () =>
    film.evaluate(({ textTracks: [track] }: HTMLVideoElement) =>
      [track?.language, ...(track?.activeCues ?? [])].map((one) =>
        one instanceof VTTCue ? one.text : one,
      ),
    )
  await expect.poll(captions).toEqual(['es', expect.stringMatching(/Nada de eso sale/)])
  await page.getByRole('button', { name: 'La he visto' }).click()
  await expect(page.getByRole('heading', { name: 'Tu primer inmueble' })).toBeVisible()
  for (const next of ['Compradores y demandas', 'Un día con Llar', 'Prueba']) {
    await page.getByRole('button', { name: 'La he leído' }).click()
    await expect(page.getByRole('heading', { name: next, level: 2 })).toBeVisible()
  }
  await noBarriers(page)
  // Overlooked questions spend no try; nothing answered is nothing right, and every reason is told.
  await page.getByRole('button', { name: 'Corregir' }).click()
  await expect(page.getByRole('alert').getByText('Faltan 3 preguntas')).toBeVisible()
  await page.getByRole('button', { name: 'Corregir igualmente' }).click()
  await expect(page.getByText('Todavía no: 0 %')).toBeVisible()
  await expect(page.getByText(/Te quedan 2 intentos/)).toBeVisible()
  await page.getByRole('button', { name: 'Volver a probar' }).click()
  await expect(page.getByRole('radio').first()).toBeVisible()
  const right = [/^Nada$/, /^Como demanda$/, /^Se guarda y se envía al volver$/]
  for (const name of right) {
    const choice = page.getByRole('radio', { name })
    if (await choice.count()) await choice.check()
  }
  const boxes = page.getByRole('checkbox')
  for (let at = 0; at < (await boxes.count()); at += 1) await boxes.nth(at).check()
  await page.getByRole('button', { name: 'Corregir' }).click()
  await expect(page.getByText('Aprobada: 100 %')).toBeVisible()

  const code = (await page.getByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}$/).textContent()) ?? ''
  const pdf = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Descargar PDF' }).click()
  expect((await pdf).suggestedFilename()).toBe(`certificado-${code}.pdf`)
  await page.goto(`/q/c/${code}`)
  await expect(page.getByRole('heading', { name: 'Certificado válido' })).toBeVisible()
})
