import type { Site } from '../../../generated/model/index.ts'
import type { Person } from '../../testing/people.ts'
import type { TestServer } from '../../testing/test-server.ts'

/** What the law asks of a company on its site, so that publishing is not stopped. */
export async function fillCompany(server: TestServer, { token, profile }: Person): Promise<void> {
  const id = profile.agency_ids[0] ?? ''
  const { body } = await server.call('getAgency', { token, params: { id } })
  const company = await server.call('updateCompany', {
    token,
    params: { id },
    body: {
      version: body.version,
      legalName: 'Portvell Immobles, S.L.',
      taxId: 'B07000003',
      registeredOffice: { street: 'Carrer de sa Lluna, 12', postalCode: '07100', town: 'Sóller' },
    },
  })
  const shown = await server.call('updateAgency', {
    token,
    params: { id },
    body: { version: company.body.version, publicEmail: 'hola@portvell.example' },
  })
  if (shown.status !== 200) throw new Error(JSON.stringify([company.body, shown.body]))
}

/** The agency's site, made from a template. */
export async function siteOf(
  server: TestServer,
  who: Person,
  template: Site['draft']['brand']['template'] = 'llevant',
): Promise<Site> {
  const { status, body } = await server.call('createSite', { token: who.token, body: { template } })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body as Site
}

/** The same, with what the law asks of its company, published. */
export async function publishedSite(server: TestServer, who: Person): Promise<Site> {
  await fillCompany(server, who)
  const { id, digest } = await siteOf(server, who)
  const call = { token: who.token, params: { id }, body: { digest } }
  const { status, body } = await server.call('publishSite', call)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body as Site
}
