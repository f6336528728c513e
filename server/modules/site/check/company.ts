import type { SiteDoc } from '../../../../generated/model/index.ts'
import type { Actor } from '../../../contract/rights/actor.ts'
import type { Db } from '../../../db/index.ts'
import { getAgency } from '../../agency/index.ts'
import { say } from '../messages.ts'
import type { Found } from './found.ts'

/** What the law asks of a site about the company (LSSI, art. 10): name, number, office, e-mail. */
export async function ofCompany(
  db: Db,
  { agencyId, lang }: Pick<Actor, 'agencyId' | 'lang'>,
  { contact }: SiteDoc,
): Promise<Found[]> {
  const agency = await getAgency(db, agencyId)
  const { street, postalCode, town } = agency?.registeredOffice ?? {}
  const { legalName, taxId, publicEmail } = agency ?? {}
  const asked = { legalName, taxId, street, postalCode, town, publicEmail }
  const missing = Object.entries(asked)
    .filter(([, value]) => !value?.trim())
    .map(([field]) => say(lang, `company.${field as keyof typeof asked}`))
  return [
    ...(missing.length === 0
      ? []
      : [
          {
            key: 'company',
            level: 'stop',
            path: 'legal',
            words: { missing: missing.join(', ') },
          } as const,
        ]),
    ...(contact.phone || contact.email
      ? []
      : [{ key: 'contact', level: 'warn', path: 'contact' } as const]),
  ]
}
