import { expect, test } from './journey'
import { publishHome, registerAgency } from './agency'
import { draft, read, signIn } from './home'
import { expectAccessible } from './screen'

test.describe('the portfolio', () => {
  test('keeps filters in the address, exports them, and changes several at once', async ({
    page,
    request,
  }) => {
    const profile = await registerAgency(request)
    const [one, two] = [
      await draft(request, profile),
      await draft(request, profile, {
        basics: { type: 'local', offers: [{ operation: 'A', price: 120_000 }] },
      }),
    ]
    await signIn(page, profile)
    await page.goto('/auth/cartera')
    await expect(page.locator('.data-table tbody tr')).toHaveCount(2)
    // A rule of another screen's style that reached a cell once made its line stand higher than its
    // neighbours'.
    expect(
      await page
        .locator('.data-table tbody td')
        .evaluateAll((cells) => [...new Set(cells.map((cell) => getComputedStyle(cell).display))]),
    ).toEqual(['table-cell'])
    await page.getByRole('button', { name: 'Tipo', exact: true }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Local' }).click()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/type=local/)
    await expect(page.locator('.data-table tbody tr')).toHaveCount(1)
    await page.reload()
    await expect(page.locator('.data-table tbody')).toContainText(two.ref)
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: 'CSV' }).click()
    const stream = await (await file).createReadStream()
    const text = Buffer.concat(await stream.toArray()).toString('utf8')
    expect(text).toContain(two.ref)
    expect(text).not.toContain(one.ref)

    await page.getByRole('button', { name: 'Quitar filtros' }).click()
    await expect(page.locator('.data-table tbody tr')).toHaveCount(2)
    await page.getByRole('checkbox', { name: 'Seleccionar esta página' }).check()
    await page.getByRole('button', { name: 'Cambiar estado' }).click()
    await page.getByRole('dialog').getByLabel('Estado').selectOption('prospect')
    await page.getByRole('dialog').getByRole('button', { name: 'Cambiar estado' }).click()
    await expect.poll(async () => (await read(request, profile, one.id)).status).toBe('prospect')
    await expect(page.getByRole('toolbar')).toBeHidden()
  })

  test('a home is put away and comes back within ten seconds', async ({ page, request }) => {
    const profile = await registerAgency(request)
    const home = await draft(request, profile)
    await signIn(page, profile)
    await page.goto(`/auth/cartera/inmueble/${home.id}`)
    await page.getByRole('button', { name: 'Más acciones' }).click()
    await page.getByRole('button', { name: 'Archivar' }).click()
    await page.getByRole('button', { name: /^Deshacer/ }).click()
    await expect.poll(async () => (await read(request, profile, home.id)).status).toBe('draft')
  })

  test('the record knows at once what the wizard saved', async ({ page, request }) => {
    const profile = await registerAgency(request)
    const home = await draft(request, profile)
    await signIn(page, profile)
    await page.goto(`/auth/cartera/inmueble/${home.id}`)
    await expect(page.locator('.summary-offer')).toContainText('945.000 €')
    await page.getByRole('link', { name: 'Editar', exact: true }).click()
    await page.getByLabel('Precio', { exact: true }).fill('900.000')
    await page.getByRole('link', { name: 'Ver ficha' }).click()
    await expect(page.locator('.summary-offer')).toContainText('900.000 €')
    await expect(page.locator('.history-list')).toContainText('de 945.000 € a 900.000 €')
  })

  test('another agency’s home is not there', async ({ page, request }) => {
    const [owner, stranger] = [
      await registerAgency(request),
      await registerAgency(request, { agency_name: 'Otra' }),
    ]
    const home = await draft(request, owner)
    await signIn(page, stranger)
    for (const path of ['', '/editar']) {
      await page.goto(`/auth/cartera/inmueble${path}/${home.id}`)
      await expect(
        page.getByRole('heading', { name: 'No encontramos este inmueble' }),
      ).toBeVisible()
    }
  })
})

test.describe('the working portfolio', () => {
  test('keeps a view, tells what is missing and what was refused, shows the map, and says who hears of a price', async ({
    page,
    request,
  }) => {
    const profile = await registerAgency(request)
    const live = await publishHome(request, profile.token ?? '', 'Casa con patio', {
      location: {
        municipalityIne: '07061',
        geo: { lat: 39.766, lon: 2.7152 },
        addressVisibility: 'street',
        geoPrecision: 'moved',
      },
    })
    const bare = await draft(request, profile)
    await signIn(page, profile)
    await page.goto('/auth/cartera')
    const rows = page.locator('.data-table tbody tr')
    await expect(rows).toHaveCount(2)

    // What a home lacks stands in its line, each thing a link to its field.
    await rows
      .filter({ hasText: bare.ref })
      .getByRole('button', { name: /^Faltan? / })
      .click()
    await expect(
      page.getByRole('dialog').getByRole('link', { name: 'Una foto pública' }),
    ).toHaveAttribute('href', /step-7#/)
    await page.keyboard.press('Escape')

    // A view: the search under a name, and the list opens with it.
    await page.getByRole('button', { name: 'Más filtros' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Falta algo para publicar' }).click()
    await page.keyboard.press('Escape')
    await expect(rows).toHaveCount(1)
    await page.getByRole('button', { name: 'Guardar vista' }).click()
    const save = page.getByRole('dialog', { name: 'Guardar esta búsqueda como vista' })
    await save.getByLabel('Nombre').fill('Por completar')
    await save.getByLabel('Abrir la lista con ella').check()
    await expectAccessible(page)
    await save.getByRole('button', { name: 'Guardar vista' }).click()
    await expect(page.getByRole('link', { name: 'Por completar' })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await page.goto('/auth/cartera')
    await expect(page).toHaveURL(/incomplete=true/)
    await page.getByRole('link', { name: /^Todos/ }).click()
    await expect(page.getByRole('link', { name: 'Por completar' })).toBeVisible()

    // Several at once: each is told in words, and what nobody heard of is taken back.
    await page.getByRole('button', { name: 'Quitar filtros' }).click()
    await expect(rows).toHaveCount(2)
    await page.getByRole('checkbox', { name: 'Seleccionar esta página' }).check()
    await page.getByRole('toolbar').getByRole('button', { name: 'Publicar' }).click()
    const result = page.getByRole('dialog', { name: 'Cambiados: 0, no: 1' })
    await expect(result.getByRole('listitem').first()).toContainText(`${bare.ref} no cambiado: `)
    await expect(result.getByRole('listitem').first()).toContainText(
      'Añade al menos una foto pública',
    )
    await result.getByRole('button', { name: 'Entendido' }).click()
    await expect(page.getByRole('toolbar')).toContainText('1 seleccionada')
    await page.getByRole('toolbar').getByRole('button', { name: 'Etiquetas' }).click()
    await page.getByRole('dialog').getByLabel('Añadir la etiqueta').fill('Escaparate')
    await page.getByRole('dialog').getByRole('button', { name: 'Cambiar' }).click()
    await page.getByRole('button', { name: /^Deshacer/ }).click()
    await expect.poll(async () => (await read(request, profile, bare.id)).tags).toEqual([])

    // The same search on a map, with a list for the keyboard beside it.
    await page.getByRole('button', { name: 'Mapa', exact: true }).click()
    await expect(page).toHaveURL(/vista=mapa/)
    await expect(page.getByText('1 a la vista de 2. 1 no tiene punto en el mapa')).toBeVisible()
    await expectAccessible(page)
    await page
      .locator('.homes-map')
      .getByRole('listitem')
      .getByRole('link', { name: live.ref })
      .click()

    // A price asks for its reason and says who hears of it.
    await page.getByRole('button', { name: 'Cambiar precio' }).click()
    const price = page.getByRole('dialog')
    await price.getByLabel('Precio nuevo').fill('450.000')
    await expect(price).toContainText('Nadie que lo tenga guardado recibirá aviso')
    await price.getByRole('button', { name: 'Cambiar el precio' }).click()
    await expect(price.getByRole('alert')).toContainText('Motivo: Falta este dato')
    await price.getByLabel('Motivo').selectOption('no_interest')
    await expectAccessible(page)
    await price.getByRole('button', { name: 'Cambiar el precio' }).click()
    await expect(page.getByRole('heading', { name: 'Precio cambiado' })).toBeVisible()
    await price.getByRole('button', { name: 'Listo' }).click()
    await expect(page.locator('.summary-offer')).toContainText('450.000 €')
    await expect(page.locator('.history-list')).toContainText('Pocas visitas o contactos')

    // So does one typed in the wizard: it waits until somebody says why.
    await page.getByRole('link', { name: 'Editar', exact: true }).click()
    await page.getByLabel('Precio', { exact: true }).fill('440.000')
    const why = page.getByRole('region', { name: 'Por qué cambia el precio' })
    await expect(why).toContainText('De 450.000 € a 440.000 €.')
    await expect(why).toContainText('Nadie que lo tenga guardado recibirá aviso')
    await why.getByRole('button', { name: 'Guardar el precio' }).click()
    await expect(why.getByRole('alert')).toHaveText('Elige un motivo')
    expect((await read(request, profile, live.id)).basics.offers[0]?.price).toBe(45_000_000)
    await why.getByLabel('Motivo').selectOption('owner')
    await why.getByRole('button', { name: 'Guardar el precio' }).click()
    await expect(why).toBeHidden()
    await page.getByRole('link', { name: 'Ver ficha' }).click()
    await expect(page.locator('.summary-offer')).toContainText('440.000 €')
    await expect(page.locator('.history-list')).toContainText('Lo pide el propietario')

    // A copy says what it has and has not, and is open to be written on.
    await page.getByRole('button', { name: 'Más acciones' }).click()
    await page.getByRole('button', { name: 'Duplicar' }).click()
    await expect(page.getByRole('dialog')).toContainText('No se copian: propietarios y encargo')
    await page.getByRole('dialog').getByRole('button', { name: 'Duplicar' }).click()
    await expect(page).toHaveURL(/editar\/[\da-f-]{36}$/)
    expect(page.url()).not.toContain(live.id)
  })
})
