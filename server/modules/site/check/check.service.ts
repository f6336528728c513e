import type { SiteCheck, SiteDoc, SiteSection } from '../../../../generated/model/index.ts'
import type { Actor } from '../../../contract/rights/actor.ts'
import type { Deps } from '../../../contract/deps.ts'
import type { Db } from '../../../db/index.ts'
import { getAgency } from '../../agency/index.ts'
import { activeAmong } from '../../listing/index.ts'
import { pictureFacts } from '../../property/index.ts'
import { lostPictures } from '../picture/lost.ts'
import { coverageOf } from '../compare/coverage.ts'
import { isWritten, readIn } from '../compare/texts.ts'
import { say } from '../messages.ts'
import { takenIn } from '../address.ts'
import { sharedAnchors } from './anchors.ts'
import { tooClose } from './contrast.ts'
import { counter } from './counted.ts'
import { pageAt, pageLinksIn, picturesIn } from './walk.ts'

const ENOUGH_PCT = 80
const MOST = 200
type Found = Pick<SiteCheck, 'key' | 'level' | 'path'> & {
  proposal?: string
  words?: Record<string, string>
}

/** What is to be mended in a draft: first what stops it from being published. */
export async function checksOf(
  db: Db,
  { now }: Pick<Deps, 'now'>,
  { agencyId, lang }: Pick<Actor, 'agencyId' | 'lang'>,
  doc: SiteDoc,
): Promise<SiteCheck[]> {
  const found: Found[] = [
    ...(await ofCompany(db, { agencyId, lang }, doc)),
    ...ofTexts(doc),
    ...(await ofPictures(db, agencyId, doc)),
    ...ofAddresses(doc),
    ...(await ofHomes(db, now(), agencyId, doc)),
  ]
  const checks = found.map(({ words, proposal, ...check }): SiteCheck => {
    const page = pageAt(doc, check.path)
    const where = page ? readIn(page.title, lang, doc.languages) : say(lang, 'wholeSite')
    const text = say(lang, `check.${check.key}`, { where, ...words })
    return { ...check, pageId: page?.id ?? null, text, proposal: proposal ?? null }
  })
  const stops = checks.filter(({ level }) => level === 'stop')
  return [...stops, ...checks.filter(({ level }) => level !== 'stop')].slice(0, MOST)
}

/** What the law asks of a site about the company (LSSI, art. 10): name, number, office, e-mail. */
async function ofCompany(
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

function ofTexts(doc: SiteDoc): Found[] {
  const [first = 'es'] = doc.languages
  const found: Found[] = []
  for (const [at, page] of doc.pages.entries()) {
    if (!isWritten(page.title, first))
      found.push({ key: 'titleMissing', level: 'stop', path: `pages.${at}.title` })
    for (const place of sharedAnchors(page)) {
      const path = `pages.${at}.sections.${place}.anchor`
      found.push({ key: 'anchorTwice', level: 'warn', path })
    }
    for (const [place, section] of page.sections.entries()) {
      const path = `pages.${at}.sections.${place}`
      if (!section.off && isEmpty(section)) found.push({ key: 'sectionEmpty', level: 'warn', path })
    }
  }
  for (const { language, pct } of coverageOf(doc, doc.languages))
    if (pct < ENOUGH_PCT)
      found.push({
        key: 'language',
        level: 'warn',
        path: 'languages',
        words: { language: language.toUpperCase(), pct: String(pct) },
      })
  for (const { field, ratio, proposal } of tooClose(doc.brand))
    found.push({
      key: 'contrast',
      level: 'stop',
      path: `brand.colors.${field}`,
      proposal,
      words: { ratio: String(ratio), proposal },
    })
  return found
}

/** A section that would show nothing at all. */
function isEmpty(section: SiteSection): boolean {
  if (section.kind === 'gallery') return (section.pictures ?? []).length === 0
  if (section.kind === 'text') return Object.keys(section.text).length === 0
  return (
    (section.kind === 'faq' ||
      section.kind === 'figures' ||
      section.kind === 'areas' ||
      section.kind === 'testimonials') &&
    (section.items ?? []).length === 0
  )
}

async function ofPictures(db: Db, agencyId: string, doc: SiteDoc): Promise<Found[]> {
  const [first = 'es'] = doc.languages
  const pictures = picturesIn(doc)
  const hashes = [...new Set(pictures.map(({ value }) => value.hash))]
  const known = await pictureFacts(db, hashes)
  const lost = await lostPictures(db, agencyId, hashes)
  return pictures.flatMap(({ path, value }): Found[] => [
    ...(known.has(value.hash) ? [] : [{ key: 'pictureGone', level: 'warn', path } as const]),
    ...(lost.has(value.hash) && known.has(value.hash)
      ? [{ key: 'pictureLost', level: 'warn', path } as const]
      : []),
    ...(value.decorative || isWritten(value.alt, first)
      ? []
      : [{ key: 'alt', level: 'stop', path: `${path}.alt` } as const]),
  ])
}

/** Links to pages that are not there, and pages with one address. */
function ofAddresses(doc: SiteDoc): Found[] {
  const ids = new Set(doc.pages.map(({ id }) => id))
  const gone = pageLinksIn(doc).flatMap(({ path, value }): Found[] =>
    ids.has(value) ? [] : [{ key: 'pageGone', level: 'stop', path }],
  )
  const twice = doc.pages.flatMap((page, at): Found[] =>
    takenIn(doc, page, doc.pages.slice(0, at)).map((language) => ({
      key: 'slugTwice',
      level: 'stop',
      path: `pages.${at}.slug.${language}`,
    })),
  )
  return [...gone, ...twice]
}

async function ofHomes(db: Db, now: Date, agencyId: string, doc: SiteDoc): Promise<Found[]> {
  const found: Found[] = []
  const sections = doc.pages.flatMap((page, at) =>
    page.sections.flatMap((section, place) =>
      section.kind === 'homes' && !section.off
        ? [{ section, path: `pages.${at}.sections.${place}` }]
        : [],
    ),
  )
  const picked = [...new Set(sections.flatMap(({ section }) => section.pick ?? []))]
  const here = await activeAmong(db, agencyId, picked)
  const count = await counter(db, { now, agencyId })
  for (const { section, path } of sections) {
    const pick = section.pick ?? []
    const gone = pick.filter((id) => !here.has(id)).length
    if (gone > 0)
      found.push({
        key: 'pickGone',
        level: 'warn',
        path: `${path}.pick`,
        words: { n: String(gone) },
      })
    else if (pick.length === 0 && (await count(section.filter)) === 0)
      found.push({ key: 'homesEmpty', level: 'warn', path: `${path}.filter` })
  }
  return found
}
