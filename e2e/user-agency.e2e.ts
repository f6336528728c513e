import { expect, test } from './journey'
import type { Profile } from '../generated/model'
import { newEmail, PASSWORD, registerAgency, registerVisitor } from './agency'
import { get, patch, post } from './arrange'
import { mailTo } from './outbox'
import { expectAccessible, signedIn } from './screen'

test.describe('the agency', () => {
  test('invites somebody, says what they may do, and lets them go with all they hold', async ({
    page,
    request,
    browser,
  }) => {
    const profile = await registerAgency(request)
    await signedIn(page, profile)
    await page.goto('/auth/perfil/agentes')
    await page.getByRole('button', { name: 'Invitar a alguien' }).click()
    const dialog = page.getByRole('dialog', { name: 'Invitar a alguien al equipo' })
    const email = newEmail('biel')
    await dialog.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Biel')
    await dialog.getByLabel('Correo electrónico').fill(email)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Enviar la invitación' }).click()
    await expect(page.getByText('Biel recibirá un correo para entrar')).toBeVisible()
    await expect(page.getByText(/^Invitada hasta el/)).toBeVisible()
    const linkIn = async () =>
      new URL(/https?:\/\/\S+reset=[\w-]+/.exec((await mailTo(email, 'reset=')).text)?.[0] ?? '')
    const first = (await linkIn()).search
    await page.getByRole('button', { name: /^Volver a enviar.*Biel/ }).click()
    await expect(page.getByText('Biel tiene un enlace nuevo')).toBeVisible()
    await expect(async () => expect((await linkIn()).search).not.toBe(first)).toPass()
    const link = await linkIn()
    // Who holds something already is let go, with somebody to take it over; only then is there
    // nothing to withdraw.
    const headers = { authorization: `Token ${profile.token}` }
    const people = (await (await request.get('/api/v1/user/', { headers })).json()) as {
      items: Profile[]
    }
    const invited = people.items.find((one) => one.email === email)
    const theirHome = (await (
      await request.post('/api/v1/property/', {
        headers,
        data: { basics: { type: 'vivienda', offers: [{ operation: 'V' }] } },
      })
    ).json()) as { id: string; version: number }
    expect(
      (
        await request.patch(`/api/v1/property/${theirHome.id}/`, {
          headers,
          data: { version: theirHome.version, agentId: invited?.id },
        })
      ).status(),
    ).toBe(200)
    await page.getByRole('button', { name: /^Retirar la invitación.*Biel/ }).click()
    const holds = page.getByRole('dialog', { name: /^Dar de baja a Biel/ })
    await expect(holds.getByRole('listitem')).toHaveText(['1 inmueble'])
    await holds.getByRole('button', { name: 'Cancelar' }).click()

    const theirs = await (await browser.newContext()).newPage()
    await theirs.goto(link.pathname + link.search)
    await theirs.getByRole('textbox', { name: 'Contraseña nueva' }).fill(PASSWORD)
    await theirs.getByRole('button', { name: 'Guardar y entrar' }).click()
    await theirs.waitForURL('**/auth/dashboard')
    await theirs.goto('/auth/perfil/empresa')
    await expect(theirs.getByText('Solo puede cambiarla quien la dirige')).toBeVisible()
    await theirs.goto('/auth/contactos')
    await expect(theirs.getByRole('heading', { level: 1, name: 'Contactos' })).toBeVisible()
    await expect(theirs.getByRole('button', { name: 'CSV' })).toHaveCount(0)

    await page.reload()
    await page.getByRole('button', { name: /^Permisos.*Biel/ }).click()
    await page.getByRole('switch', { name: 'Llevarse contactos en un archivo' }).click()
    await expect(
      page.getByRole('switch', { name: 'Llevarse contactos en un archivo' }),
    ).toBeChecked()
    await expect(page.getByText('Tus cambios se han guardado')).toBeVisible()
    await expectAccessible(page)
    const login = await request.post('/api/v1/user/login/', { data: { email, password: PASSWORD } })
    const { id, token, permissions } = (await login.json()) as Profile
    expect(permissions.export).toBe(true)

    const home = await post<{ id: string }>(request, { token }, 'property/', {
      basics: { type: 'vivienda', offers: [{ operation: 'V' }] },
    })
    // Without the switch the wizard says who publishes, and shows no button that would be refused.
    await patch(request, profile, `user/${id}/`, {
      permissions: { ...permissions, publish: false },
    })
    await theirs.goto(`/auth/cartera/inmueble/editar/${home.id}/step-8`)
    await expect(
      theirs.getByText('Quien dirige tu inmobiliaria lo publica cuando esté listo.'),
    ).toBeVisible()
    await expect(
      theirs.locator('#main').getByRole('button', { name: 'Publicar', exact: true }),
    ).toHaveCount(0)

    // Somebody with an account accepts signed in, and is of the team at once.
    const marta = await registerVisitor(request, 'Marta', 'Pons')
    await request.post('/api/v1/user/', {
      headers: { authorization: `Token ${profile.token}` },
      data: { email: marta.email, first_name: 'Marta', role: 'STAFF' },
    })
    const asked = new URL(
      /https?:\/\/\S+invitation=[\w-]+/.exec(
        (await mailTo(marta.email, 'invitation=')).text,
      )?.[0] ?? '',
    )
    const hers = await (await browser.newContext()).newPage()
    await signedIn(hers, marta)
    await hers.goto(asked.pathname + asked.search)
    await expect(
      hers.getByRole('heading', { name: 'Portal Vell te invita a su equipo' }),
    ).toBeVisible()
    await expectAccessible(hers)
    await hers.getByRole('button', { name: 'Unirme' }).click()
    await hers.waitForURL('**/auth/dashboard')
    await expect(hers.getByRole('link', { name: /^Inmuebles/ })).toBeVisible()

    await page.getByRole('button', { name: /^Dar de baja.*Biel/ }).click()
    const leave = page.getByRole('dialog', { name: /^Dar de baja a Biel/ })
    await expect(leave.getByRole('listitem')).toHaveText(['2 inmuebles'])
    await leave.getByRole('button', { name: 'Pasar todo y dar de baja' }).click()
    await expect(leave.getByRole('alert')).toHaveText('Elige quién se queda con lo que lleva')
    await leave.getByLabel('Quién se lo queda').selectOption({ label: 'Aina Ferrer' })
    await expectAccessible(page)
    await leave.getByRole('button', { name: 'Pasar todo y dar de baja' }).click()
    await expect(page.getByText('Biel ya no puede entrar')).toBeVisible()
    await expect(page.getByText('Ya no está')).toBeVisible()
    expect((await get<{ agentId: string }>(request, profile, `property/${home.id}/`)).agentId).toBe(
      profile.id,
    )
    expect(id).not.toBe(profile.id)
    // A page of its own: the one that is open is told by its live line and leaves by itself.
    const context = theirs.context()
    await theirs.close()
    const again = await context.newPage()
    await again.goto('/auth/dashboard')
    await expect(again.getByRole('button', { name: 'Entrar' }).first()).toBeVisible()
    await context.close()
  })

  test('saves company and agency; its public page shows them; a stale save keeps both versions', async ({
    page,
    request,
  }) => {
    const profile: Profile = await registerAgency(request, {
      agency_name: `Sa Plaça ${Date.now().toString(36)}`,
    })
    const [id] = profile.agency_ids
    const headers = { authorization: `Token ${profile.token}` }
    await signedIn(page, profile)
    await page.goto('/auth/perfil/empresa')
    await page.getByLabel('NIF').fill('B07000000')
    await page.getByLabel('Razón social').fill('Sa Plaça SL')
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await expect(page.getByText('Este NIF no es correcto').first()).toBeVisible()
    await page.getByLabel('NIF').fill('B07000003')
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await expect(page.getByText('Tus cambios se han guardado')).toBeVisible()
    await expectAccessible(page)

    await page.goto('/auth/perfil/inmobiliaria')
    await page.getByRole('button', { name: 'Añadir oficina' }).click()
    await page.getByLabel('Nombre de la oficina').fill('Oficina del puerto')
    await page.getByLabel('Población').fill('Palma')
    await page.getByLabel('Delante del número').fill('PV-')
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await expect(page.getByText('Tus cambios se han guardado')).toBeVisible()
    // The whole form at once: a field half under a bar would count as a small one.
    await page.setViewportSize({ width: 1280, height: 4000 })
    await expectAccessible(page)
    const { version, slug } = (await (
      await request.get(`/api/v1/agency/${id}/`, { headers })
    ).json()) as { version: number; slug: string }
    const other = await request.patch(`/api/v1/agency/${id}/`, {
      headers,
      data: { version, address: 'Carrer Major 1' },
    })
    expect(other.status()).toBe(200)
    await page.getByLabel('Página web').fill('https://saplaca.example')
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await page.getByRole('button', { name: 'Guardar lo mío' }).click()
    await expect(page.getByLabel('Dirección', { exact: true })).toHaveValue('Carrer Major 1')
    await expect(page.getByLabel('Página web')).toHaveValue('https://saplaca.example')
    await expect(page.getByLabel('Nombre de la oficina')).toHaveValue('Oficina del puerto')

    expect(
      (
        await request.patch(`/api/v1/user/${profile.id}/`, { headers, data: { is_public: true } })
      ).status(),
    ).toBe(200)
    await page.goto(`/externo?agency=${slug}`)
    await expect(page.getByRole('heading', { name: 'Oficina del puerto' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Ver en el mapa/ })).toHaveAttribute(
      'href',
      /openstreetmap/,
    )
    await expect(page.getByRole('listitem').filter({ hasText: 'Aina Ferrer' })).toBeVisible()
    expect(
      await page.locator('script[type="application/ld+json"]').first().textContent(),
    ).toContain('RealEstateAgent')
    await expectAccessible(page)
  })
})
