import { expect, test as base } from './journey'
import { openNames, TARGET, type Names } from '../scripts/test-parts/kill/names'
import type { Site } from '../generated/model'
import { registerAgency } from './agency'
import { post } from './arrange'
import { signIn } from './home'
import { startOwnServer } from './own-server'
import { expectAccessible } from './screen'
import { readyForSite } from './site'

const HOST = 'www.portvell.com'

/** A server where websites may have domains, and the records that its name server knows. */
const test = base.extend<object, { world: Pick<Names, 'table'> & { url: string } }>({
  world: [
    async ({ browserName: _any }, hand) => {
      const { table, settings, close } = await openNames()
      const own = await startOwnServer(settings)
      try {
        await hand({ url: own.url, table })
      } finally {
        await own.stop()
        await close()
      }
    },
    { scope: 'worker', timeout: 900_000 },
  ],
  baseURL: ({ world }, hand) => hand(world.url),
  viewport: { width: 360, height: 780 },
})

test('on a phone: a domain is asked for and proved, against what name servers may answer', async ({
  page,
  request,
  world: { table },
}) => {
  const profile = await readyForSite(request, await registerAgency(request))
  await post<Site>(request, profile, 'site/', { template: 'llevant' })
  await signIn(page, profile)
  await page.goto('/auth/web/custom-web')
  await page.getByRole('textbox', { name: 'Dominio' }).fill(' https://WWW.Portvell.com/casas ')
  await page.getByRole('button', { name: 'Pedir este dominio' }).click()
  const domain = page.getByRole('region', { name: HOST })
  await expect(domain.getByText('Esperando registros')).toBeVisible()
  await expectAccessible(page)

  // What is to be written, as whoever has the domain reads it here.
  const value = (type: string): Promise<string> =>
    domain.locator('.site-record', { hasText: type }).locator('code').nth(1).innerText()
  const [cname, txt] = [await value('CNAME'), await value('TXT')]
  expect([cname, txt]).toEqual([TARGET, expect.stringMatching(/^llar-site=[0-9a-f]{32}$/)])
  const [leads, shows] = [`CNAME ${HOST}`, `TXT _llar.${HOST}`]
  const answers: [records: Names['table'], says: string | RegExp][] = [
    [{}, /portvell\.com no existe en el DNS/],
    [{ [leads]: [cname] }, /Falta el registro TXT/],
    [{ [leads]: [cname], [shows]: [txt.slice(0, 30)] }, /le falta el final/],
    [{ [leads]: [cname], [shows]: ['otra=cosa'] }, /que dice otra cosa/],
    [{ [leads]: [cname], [`${shows}.portvell.com`]: [txt] }, /el nombre ha quedado doble/],
    [{ [leads]: [cname], [`TXT ${HOST}`]: [txt] }, /El TXT está en el dominio mismo/],
    [{ [leads]: [cname], [shows]: 'SERVFAIL' }, /no responden ahora/],
    [{ [`A ${HOST}`]: ['203.0.113.9'], [shows]: [txt] }, /lleva a otro servidor/],
    [{ [leads]: [cname], [shows]: [txt] }, 'Es tuyo, falta el candado'],
  ]
  for (const [records, says] of answers) {
    for (const name of Object.keys(table)) if (name !== `A ${TARGET}`) delete table[name]
    Object.assign(table, records)
    await domain.getByRole('button', { name: 'Comprobar ahora' }).click()
    await expect(domain.getByText(says).first()).toBeVisible()
  }
  for (const type of ['CNAME', 'TXT'])
    await expect(domain.locator('.site-record.is-ok', { hasText: type })).toBeVisible()
  await expectAccessible(page)
})
