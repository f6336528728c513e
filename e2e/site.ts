import type { APIRequestContext } from '@playwright/test'
import type { Profile, Site } from '../generated/model'
import { newEmail, publishHome } from './agency'
import { get, patch } from './arrange'

/** Gives an agency two homes on the market and all that the law asks of a company on its site. */
export async function readyForSite(request: APIRequestContext, profile: Profile): Promise<Profile> {
  await publishHome(request, profile.token, 'Casa con naranjos')
  await publishHome(request, profile.token, 'Finca con pozo')
  const id = profile.agency_ids[0] ?? ''
  const { version } = await get<{ version: number }>(request, profile, `agency/${id}/`)
  const company = await patch<{ version: number }>(request, profile, `agency/${id}/company/`, {
    version,
    legalName: 'Portvell Immobles, S.L.',
    taxId: 'B07000003',
    registeredOffice: { street: 'Carrer de sa Lluna, 12', postalCode: '07100', town: 'Sóller' },
  })
  await patch(request, profile, `agency/${id}/`, {
    version: company.version,
    publicEmail: newEmail('hola'),
    publicPhone: '+34971123456',
  })
  return profile
}

/** The agency's site as its desk reads it. */
export async function siteOf(request: APIRequestContext, profile: Profile): Promise<Site> {
  const [site] = (await get<{ items: Site[] }>(request, profile, 'site/')).items
  if (!site) throw new Error('The agency has no site')
  return site
}
