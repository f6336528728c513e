import { expect, test } from './journey'
import { publishHome, registerAgency } from './agency'
import { saved, signIn } from './home'
import { noBarriers } from './screen'

test('a channel is made, says what holds a home back, and has it in its bytes once it is mended', async ({
  page,
  request,
}) => {
  const profile = await registerAgency(request)
  await publishHome(request, profile.token, 'Casa con azotea')
  await signIn(page, profile)
  await page.goto('/auth/integrations')
  await expect(page.getByRole('heading', { name: 'Publica fuera' })).toBeVisible()
  await noBarriers(page)
  await page.getByRole('button', { name: 'Crear un canal' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Formato').selectOption('Kyero v3')
  await dialog.getByLabel('Nombre').fill('Kyero de la costa')
  await dialog.getByRole('button', { name: 'Crear canal' }).click()

  await expect(
    page.getByRole('heading', { level: 1, name: 'Ajustes de Kyero de la costa' }),
  ).toBeVisible()
  await page.getByRole('checkbox', { name: 'Aina Ferrer' }).check()
  await noBarriers(page)
  await page.getByRole('button', { name: 'Guardar y aplicar' }).click()
  await page.getByRole('button', { name: 'Activar' }).click()
  await expect(page.getByRole('button', { name: 'Pausar' })).toBeVisible()
  await page.getByRole('button', { name: 'Crear dirección' }).click()
  const address = await page.getByLabel('Dirección', { exact: true }).inputValue()
  const feed = () => request.get(new URL(address).pathname)

  const channel = page.url()
  const homes = page.getByRole('region', { name: 'Inmuebles del canal' })
  const blocked = homes.getByRole('listitem').filter({ hasText: 'Casa con azotea' })
  await expect(blocked).toContainText('Bloqueado')
  expect(await (await feed()).text()).not.toContain('Casa con azotea')
  await noBarriers(page)
  await blocked.getByRole('link', { name: /subtipo/i }).click()
  await expect(page.getByLabel('Subtipo')).toBeFocused()
  await page.getByLabel('Subtipo').selectOption('casa_de_pueblo')
  await saved(page)

  await page.goto(channel)
  await expect(homes.getByRole('listitem').filter({ hasText: 'Casa con azotea' })).toContainText(
    /En el feed|Con aviso/,
  )
  // The address is told once.
  await expect(page.getByLabel('Dirección', { exact: true })).toBeHidden()
  expect(await (await feed()).text()).toContain('Casa con azotea')
  await page.getByRole('button', { name: /^Ver cómo saldría/ }).click()
  await expect(page.getByRole('dialog')).toContainText('<property>')
  await page.getByRole('button', { name: 'Cerrar' }).click()

  await page.getByRole('button', { name: 'Terminar canal' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Terminar canal' }).click()
  await expect(page.getByText('Este canal terminó.', { exact: false })).toBeVisible()
  expect((await feed()).status()).toBe(410)
})
