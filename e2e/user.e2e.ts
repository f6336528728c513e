import { expect, test } from './journey'
import { newEmail, PASSWORD, picture, registerAgency } from './agency'
import { mailTo } from './outbox'
import { expectAccessible, signedIn } from './screen'

test.describe('an account', () => {
  test('an agency registers, and arrives at its desk', async ({ page }) => {
    await page.goto('/?register=agency')
    const dialog = page.getByRole('dialog', { name: 'Crear una cuenta' })
    await expect(dialog.getByRole('radio', { name: 'Publicar como inmobiliaria' })).toBeChecked()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Crear la cuenta' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Hay 6 datos que revisar')
    await expectAccessible(page)
    await dialog.getByRole('link', { name: /^Nombre de la inmobiliaria/ }).click()
    await page.keyboard.type('Cala Figuera')
    await dialog.getByLabel('Isla').selectOption('MENORCA')
    await dialog.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Marta')
    await dialog.getByLabel('Correo electrónico').fill(newEmail('marta'))
    await dialog.getByLabel('Contraseña').fill('abc')
    await expect(dialog.getByText('Demasiado corta')).toBeVisible()
    await dialog.getByLabel('Contraseña').fill('torre de guaita 1')
    await expect(dialog.getByText('Segura')).toBeVisible()
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: 'Crear la cuenta' }).click()
    await page.waitForURL('**/auth/dashboard')
    // Said for five seconds, from before the board is there.
    await expect(page.getByText('Tu cuenta está creada')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Marta')
    await expect(page.getByRole('heading', { name: 'Pon en marcha tu agencia' })).toBeVisible()
    await expectAccessible(page)
  })

  test('signs in with the keyboard alone, to the page that was wanted; a wrong password says so', async ({
    page,
    request,
  }) => {
    const { email } = await registerAgency(request)
    await page.goto('/auth/perfil/agentes')
    const dialog = page.getByRole('dialog', { name: 'Entrar' })
    await expect(dialog.getByLabel('Correo electrónico')).toBeFocused()
    expect(new URL(page.url()).search).toBe('')
    await expect(dialog.getByText('Esta página es de tu cuenta.')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.type(email)
    await page.keyboard.press('Tab')
    await page.keyboard.type('not my password')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('alert')).toHaveText('Acceso no autorizado')
    await dialog.getByLabel('Contraseña').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/auth/perfil/agentes')
    await expect(page.getByRole('heading', { level: 1, name: 'Equipo' })).toBeVisible()
  })

  test('sets a new password with the mailed link, once', async ({ page, request }) => {
    const { email, token } = await registerAgency(request)
    await page.goto('/?login=1')
    await page.getByRole('button', { name: 'He olvidado mi contraseña' }).click()
    const forgot = page.getByRole('dialog', { name: 'Cambiar la contraseña' })
    await forgot.getByLabel('Correo electrónico').fill(email)
    await forgot.getByRole('button', { name: 'Enviar el enlace' }).click()
    await expect(forgot.getByRole('status')).toContainText('Si hay una cuenta con ese correo')
    const mail = await mailTo(email, 'reset=')
    const link = new URL(/https?:\/\/\S+reset=[\w-]+/.exec(mail.text)?.[0] ?? '')
    await page.goto(link.pathname + link.search)
    // Nobody has confirmed the e-mail yet: whoever opens the mail is asked whether the agency is
    // theirs.
    const mine = page.getByRole('dialog', { name: '¿Es tuya la cuenta de Portal Vell?' })
    await expect(mine).toBeVisible()
    const reset = page.getByRole('dialog', { name: 'Elige una contraseña nueva' })
    expect(page.url()).not.toContain('reset=')
    await expectAccessible(page)
    await mine.getByLabel('Contraseña nueva').fill('another-secret-7')
    await mine.getByRole('button', { name: 'Guardar y entrar' }).click()
    await page.waitForURL('**/auth/dashboard')
    await expect(page.getByText('Tu contraseña ha cambiado')).toBeVisible()
    // Every session before is gone, and the link is used up.
    expect(
      (
        await request.get('/api/v1/user/', { headers: { authorization: `Token ${token}` } })
      ).status(),
    ).toBe(401)
    await page.goto(link.pathname + link.search)
    await reset.getByLabel('Contraseña nueva').fill('third-secret-8')
    await reset.getByRole('button', { name: 'Guardar y entrar' }).click()
    await expect(reset.getByRole('alert')).toContainText('caducado')
  })

  test('a visitor stays on the page and has a profile of their own', async ({ page }) => {
    await page.goto('/?register')
    const dialog = page.getByRole('dialog', { name: 'Crear una cuenta' })
    await dialog.getByRole('radio', { name: 'Buscar casa' }).check()
    await dialog.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Klaus')
    await dialog.getByLabel('Correo electrónico').fill(newEmail('klaus'))
    await dialog.getByLabel('Contraseña').fill(PASSWORD)
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: 'Crear la cuenta' }).click()
    await expect(page.getByText('Tu cuenta está creada')).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/')
    await page.goto('/auth/perfil')
    await expect(page.getByRole('heading', { level: 1, name: 'Tu perfil' })).toBeVisible()
    await expect(page.getByLabel('Cargo', { exact: true })).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: 'Tu cuenta y tu inmobiliaria' })).toHaveCount(
      0,
    )
    await page.goto('/auth/dashboard')
    await expect(
      page.getByRole('heading', { name: 'Este espacio es de las inmobiliarias' }),
    ).toBeVisible()
  })
})

test('a referrer registers from the programme, and stays on the page', async ({ page }) => {
  await page.goto('/?register=referrer')
  const dialog = page.getByRole('dialog', { name: 'Crear una cuenta para recomendar' })
  await expect(dialog.getByRole('textbox', { name: 'Nombre', exact: true })).toBeFocused()
  await expect(dialog.getByRole('radio')).toHaveCount(0)
  await dialog.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Pep')
  await dialog.getByLabel('Correo electrónico').fill(newEmail('pep'))
  await dialog.getByLabel('Contraseña').fill(PASSWORD)
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Crear la cuenta' }).click()
  await expect(page.getByText('Tu cuenta está creada')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/')
  expect(await page.evaluate(() => localStorage.getItem('llar.profile'))).toContain('"REFERRED"')
})

test('the mailed link confirms the e-mail, once its person has signed in', async ({
  page,
  request,
}) => {
  const { email } = await registerAgency(request)
  const link = new URL(
    /https?:\/\/\S+verify=[\w-]+/.exec((await mailTo(email, 'verify=')).text)?.[0] ?? '',
  )
  await page.goto(link.pathname + link.search)
  const dialog = page.getByRole('dialog', { name: 'Entrar' })
  await dialog.getByLabel('Correo electrónico').fill(email)
  await dialog.getByLabel('Contraseña').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Tu correo está confirmado')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Confirma tu correo' })).toHaveCount(0)
  expect(page.url()).not.toContain('verify=')
  // Stripe is not set up here, so nobody is sent to it.
  await expect(page.getByRole('heading', { name: 'Cobros' })).toHaveCount(0)
})

test('a session that ended elsewhere asks to sign in again, and comes back', async ({
  page,
  request,
}) => {
  const profile = await registerAgency(request)
  await signedIn(page, profile)
  await page.goto('/auth/perfil')
  await expect(page.getByRole('heading', { level: 1, name: 'Tu perfil' })).toBeVisible()
  await request.post('/api/v1/user/logout/', {
    headers: { authorization: `Token ${profile.token}` },
    data: { everywhere: true },
  })
  // By its address, and again when the page, which may have noticed by itself, is just going.
  await expect(() => page.goto('/auth/perfil/agentes')).toPass()
  const dialog = page.getByRole('dialog', { name: 'Entrar' })
  await dialog.getByLabel('Correo electrónico').fill(profile.email)
  await dialog.getByLabel('Contraseña').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/auth/perfil/agentes')
})

test.describe('my profile', () => {
  test('saves every field, portrait and password; a new e-mail asks for the password', async ({
    page,
    request,
  }) => {
    const profile = await registerAgency(request)
    await signedIn(page, profile)
    await page.goto('/auth/perfil')
    await page.getByLabel('Apellidos').fill('Ferrer Mas')
    await page.getByRole('textbox', { name: 'Teléfono' }).fill('600 111 222')
    await page.getByLabel('Cargo', { exact: true }).fill('Directora')
    await page.getByLabel('Cuenta de Google Calendar').fill('aina@calendar.example')
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await expect(page.getByText('Tus cambios se han guardado')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Teléfono' })).toHaveValue('+34600111222')
    await page.getByRole('textbox', { name: 'Teléfono' }).fill('')
    const email = newEmail('aina-nueva')
    await page.getByLabel('Correo electrónico').fill(email)
    await page.getByLabel('Para cambiar el correo').fill(PASSWORD)
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    // It waits until its link is opened; what there is goes on, and there is a way back.
    const waits = page.getByRole('main')
    await expect(waits).toContainText(`Hemos enviado un enlace a ${email}`)
    await expect(page.getByLabel('Correo electrónico')).toHaveValue(profile.email)
    await page.getByRole('button', { name: 'Enviar otro enlace' }).click()
    await expect(page.getByText('Te hemos enviado otro enlace')).toBeVisible()
    await page.getByRole('button', { name: 'Cancelar el cambio' }).click()
    await expect(page.getByText(`Tu cuenta sigue con ${profile.email}`)).toBeVisible()
    await expect(waits).not.toContainText(email)
    await page.getByLabel('Correo electrónico').fill(email)
    await page.getByLabel('Para cambiar el correo').fill(PASSWORD)
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await expect(waits).toContainText(`Hemos enviado un enlace a ${email}`)
    await expectAccessible(page)
    const link = new URL(
      /https?:\/\/\S+verify=[\w-]+/.exec((await mailTo(email, 'verify=')).text)?.[0] ?? '',
    )
    await page.goto(link.pathname + link.search)
    await expect(page.getByText(`Tu cuenta usa ahora ${email}`)).toBeVisible()
    await expect(page.getByLabel('Correo electrónico')).toHaveValue(email)
    await expect(page.getByRole('textbox', { name: 'Teléfono' })).toHaveValue('')
    await page
      .getByLabel('Añadir una foto')
      .setInputFiles({ name: 'yo.png', mimeType: 'image/png', buffer: picture(90, 400, 400) })
    await expect(page.getByRole('img', { name: 'Aina Ferrer Mas' })).toBeVisible()
    await page.getByLabel('Contraseña actual').fill('wrong')
    await page.getByLabel('Contraseña nueva').fill('brand-new-secret')
    await page.getByRole('button', { name: 'Cambiar la contraseña' }).click()
    await expect(page.getByText('No es tu contraseña actual', { exact: true })).toBeVisible()
    await page.getByLabel('Contraseña actual').fill(PASSWORD)
    await page.getByRole('button', { name: 'Cambiar la contraseña' }).click()
    await expect(page.getByText('Tu contraseña ha cambiado')).toBeVisible()
    await expectAccessible(page)
  })

  test('asks before unsaved changes are lost, and signs out everywhere', async ({
    page,
    request,
  }) => {
    const profile = await registerAgency(request)
    await signedIn(page, profile)
    await page.goto('/auth/perfil')
    await page.getByLabel('Apellidos').fill('Otro')
    await page.getByRole('link', { name: 'Equipo' }).click()
    const question = page.getByRole('dialog', { name: '¿Salir sin guardar?' })
    await question.getByRole('button', { name: 'Seguir aquí' }).click()
    await expect(page.getByLabel('Apellidos')).toHaveValue('Otro')
    await page.getByLabel('Apellidos').fill('Ferrer')
    await page.getByRole('button', { name: 'Cerrar sesión en todas partes' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: 'Cerrar sesión en todas partes' })
      .click()
    await page.waitForURL((url) => url.pathname === '/')
    expect(await page.evaluate(() => localStorage.getItem('llar.profile'))).toBeNull()
    expect(
      (
        await request.get('/api/v1/user/', { headers: { authorization: `Token ${profile.token}` } })
      ).status(),
    ).toBe(401)
  })
})
