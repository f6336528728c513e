import type {
  SiteDoc,
  SiteLink,
  SitePage,
  SitePageKind,
  SitePicture,
  SiteTemplate,
} from '../../../../generated/model/index.ts'
import type { Deps } from '../../../contract/deps.ts'
import { uuidv7, type Db } from '../../../db/index.ts'
import { SCHEMA_VERSION } from '../site.repository.ts'
import { knownOf } from './known.ts'
import { sectionsOf, type Known } from './sections.ts'
import { inLanguages, SLUGS, TITLES } from './words.ts'

const PAGES: SitePageKind[] = ['home', 'homes', 'detail', 'sell', 'about', 'contact', 'legal']
const NAV: SitePageKind[] = ['homes', 'sell', 'about', 'contact']

/** A new page of a kind, with what is known. */
export function newPage(
  kind: SitePageKind,
  known: Known,
  { id = uuidv7(), homesPage = '' }: { id?: string; homesPage?: string } = {},
): SitePage {
  const { languages } = known
  const slugs = SLUGS[kind] ?? {}
  return {
    id,
    kind,
    slug: Object.fromEntries(
      languages.flatMap((each) => (slugs[each] === undefined ? [] : [[each, slugs[each]]])),
    ),
    title: inLanguages(TITLES[kind], languages),
    sections: sectionsOf(kind, known, homesPage),
  }
}

/** A whole site of a template, filled with the agency's data and its homes. */
export async function filledSite(
  db: Db,
  deps: Pick<Deps, 'now'>,
  {
    agencyId,
    template,
    logo,
  }: { agencyId: string; template: SiteTemplate; logo: SitePicture | null },
): Promise<SiteDoc> {
  const { agency, known } = await knownOf(db, deps, agencyId)
  const ids = Object.fromEntries(PAGES.map((kind) => [kind, uuidv7()]))
  const linkTo = (kind: SitePageKind): SiteLink => ({
    label: inLanguages(TITLES[kind], known.languages),
    to: `page:${ids[kind] ?? ''}`,
  })
  const { publicPhone, publicEmail, colors = {} } = agency
  return {
    schemaVersion: SCHEMA_VERSION,
    brand: {
      template,
      scheme: template === 'mares' ? 'dark' : 'light',
      ...(colors.primary && { colors: { primary: colors.primary } }),
      ...(logo && { logo }),
    },
    languages: known.languages,
    pages: PAGES.map((kind) =>
      newPage(kind, known, { id: ids[kind] ?? '', homesPage: ids['homes'] ?? '' }),
    ),
    nav: NAV.map(linkTo),
    footer: { links: [linkTo('legal')] },
    legal: {},
    contact: {
      ...(publicPhone && { phone: publicPhone }),
      ...(publicEmail && { email: publicEmail }),
    },
    seo: { canonical: 'own' },
  }
}
