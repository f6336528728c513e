import { expect, test } from './journey'
import { publishHome, registerProvedAgency } from './agency'
import { signIn } from './home'
import { mailTo } from './outbox'
import { noBarriers } from './screen'

const FEE = {
  startsOn: '2026-01-01',
  endsOn: '2099-01-01',
  commissionType: 'percent',
  commissionPct: 5,
}

test('a circle is started, terms are negotiated, a withheld home says why and is mended', async ({
  browser,
  page,
  request,
}) => {
  const ours = await registerProvedAgency(request, { agency_name: 'Portal Vell' })
  const theirs = await registerProvedAgency(request, { agency_name: 'Nord Properties' })
  await publishHome(request, ours.token, 'Casa con naranjos', { mandate: FEE })
  await publishHome(request, ours.token, 'Casa con teléfono', {
    mandate: FEE,
    texts: {
      title: { es: 'Casa con teléfono' },
      description: { es: 'Casa de piedra. Tel. 6OO 11 22 33' },
    },
  })
  await signIn(page, ours)
  await page.goto('/auth/integrations')
  await page.getByRole('link', { name: 'Redes' }).click()
  await expect(page.getByText('Un círculo de confianza')).toBeVisible()
  await noBarriers(page)
  await page.getByRole('button', { name: 'Crear una red' }).click()
  await page.getByLabel('Nombre').fill('Cercle del Nord')
  await noBarriers(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Crear la red' }).click()
  await page.getByRole('button', { name: 'Invitar a una agencia' }).click()
  const email = page.getByLabel('Correo de quien dirige la otra agencia')
  await email.fill(ours.email)
  await page.getByRole('button', { name: 'Enviar la invitación' }).click()
  await expect(page.getByText('Este correo es de tu agencia').first()).toBeVisible()
  await email.fill(theirs.email)
  await page.getByRole('button', { name: 'Enviar la invitación' }).click()
  await expect(page.getByText('Invitada, sin respuesta', { exact: false })).toBeVisible()

  const mail = await mailTo(theirs.email, 'invita a tu agencia')
  const link = /https?:\S+invitacion=\S+/.exec(mail.text)?.[0] ?? ''
  const other = await (await browser.newContext({ locale: 'es-ES' })).newPage()
  await signIn(other, theirs)
  await other.goto(new URL(link).pathname + new URL(link).search)
  await expect(other.getByText('Te invitan a Cercle del Nord')).toBeVisible()
  await noBarriers(other)
  await other.getByRole('button', { name: 'Entrar en la red' }).click()
  await expect(other.getByText('Dirige')).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'Proponer acuerdo a Nord Properties' }).click()
  await noBarriers(page)
  await page.getByLabel('Qué más acordáis').fill('Los honorarios se pagan en la firma.')
  await page.getByRole('button', { name: 'Enviar la propuesta' }).click()
  await expect(page.getByRole('heading', { name: /Compartirías: 1; retenidos: 1/ })).toBeVisible()
  await noBarriers(page)

  await other.goto('/auth/integrations?lado=red')
  await other.getByRole('link', { name: 'Responder: acuerdo con Portal Vell' }).first().click()
  await other.getByRole('button', { name: 'Contraproponer' }).click()
  await other.getByLabel('De ellos, para quien vende').fill('60')
  await other.getByLabel('Qué más acordáis').fill('Los honorarios se pagan a los diez días.')
  await other.getByRole('button', { name: 'Enviar la propuesta' }).click()
  await expect(other.getByText('v2 ·', { exact: false })).toBeVisible()

  await page.reload()
  await expect(page.locator('ins', { hasText: '60' })).toBeVisible()
  await noBarriers(page)
  await page.getByRole('button', { name: 'Aceptar versión 2' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Aceptar versión 2' }).click()
  await expect(page.getByText('Acuerdo en vigor')).toBeVisible()
  await page.getByRole('link', { name: 'Teléfono dentro del texto' }).click()
  await expect(page).toHaveURL(/step-7#texts.description/)
})
