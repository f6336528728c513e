import type {
  AgendaEvent,
  Agency,
  Listing,
  Property,
  VisitSheetDraft,
} from '../../../../generated/model/index.ts'
import type { Lang } from '../../../contract/context.ts'
import type { Db } from '../../../db/index.ts'
import { moneyWords, titleWords } from '../../../mail/home-line.ts'
import { getAgency } from '../../agency/index.ts'
import { loadProperty, toldPrice, viaOf } from '../../property/index.ts'
import { findAnyListing, placeLine } from '../../listing/index.ts'
import type { EventPartner } from '../partner/of-event.ts'
import { moment, say } from '../messages.ts'

/** Street, number, floor and town, as far as they are known. */
export function addressOf({ location }: Pick<Property, 'location'>): string | null {
  const street = viaOf(location)
  const inside = [location?.block, location?.stair, location?.floor, location?.door]
    .filter(Boolean)
    .join(' ')
  const town = [location?.postalCode, location?.town].filter(Boolean).join(' ')
  return [street, inside, town].filter(Boolean).join(', ') || null
}

const titleOf = (home: Property, lang: Lang): string =>
  home.texts?.title?.[lang] ?? home.texts?.title?.es ?? ''

/**
 * A partner's home as the public is told of it: whoever asks for the visit knows no more. Its agency
 * stands on the sheet, too, so its reference identifies it.
 */
function partnersLine(home: Listing, lang: Lang): string {
  const price = home.prices[0]?.price ?? null
  return [
    say(lang, 'sheet.ref', { value: home.ref }),
    titleWords(home, lang),
    placeLine(home.location),
    price === null ? '' : say(lang, 'sheet.price', { value: moneyWords(price) }),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** The homes of a visit, in the own portfolio and of a partner. */
async function homeLines(
  db: Db,
  event: AgendaEvent,
  partner: EventPartner | undefined,
  lang: Lang,
): Promise<string[]> {
  const own = await Promise.all(event.homes.map(({ id }) => loadProperty(db, id)))
  const lines = await Promise.all(own.flatMap((home) => (home ? [homeLine(db, home, lang)] : [])))
  const shown = partner?.side === 'asking' ? await findAnyListing(db, partner.home.id) : null
  return shown ? [...lines, partnersLine(shown, lang)] : lines
}

/** A home, fully identified: reference, title, address, cadastre, land registry, price. */
async function homeLine(db: Db, home: Property, lang: Lang): Promise<string> {
  // A price on request is the agent's to name, not the paper's.
  const price = await toldPrice(db, home)
  const { finca, office, cru } = home.legal?.registry ?? {}
  const registry = [finca, office, cru].filter(Boolean).join(', ')
  return [
    say(lang, 'sheet.ref', { value: home.ref }),
    titleOf(home, lang),
    addressOf(home) ?? say(lang, 'sheet.noAddress'),
    home.location?.cadastralRef
      ? say(lang, 'sheet.cadastre', { value: home.location.cadastralRef })
      : '',
    registry ? say(lang, 'sheet.registry', { value: registry }) : '',
    price ? say(lang, 'sheet.price', { value: moneyWords(price) }) : '',
  ]
    .filter(Boolean)
    .join(' · ')
}

/** The other agency of a visit between two, by name and licence: it is no way round its agent. */
async function partnerLines(
  db: Db,
  partner: EventPartner | undefined,
  lang: Lang,
): Promise<string[]> {
  const agency = partner ? await getAgency(db, partner.agencyId) : null
  if (!agency) return []
  const [name = '', ...lines] = agencyLines(
    { ...agency, address: undefined, publicPhone: undefined, publicEmail: undefined },
    lang,
  )
  const key = partner?.side === 'asking' ? 'partner.sheet' : 'partner.sheetAsking'
  return [say(lang, key, { agency: name }), ...lines]
}

function agencyLines(agency: Agency, lang: Lang): string[] {
  const { roaiibNumber, apiCollegeNumber } = agency.licences ?? {}
  const licence = [
    roaiibNumber && say(lang, 'sheet.roaiib', { value: roaiibNumber }),
    apiCollegeNumber && say(lang, 'sheet.api', { value: apiCollegeNumber }),
  ].filter((line) => line !== undefined && line !== '')
  return [
    agency.legalName && agency.legalName !== agency.tradeName
      ? `${agency.tradeName} (${agency.legalName})`
      : agency.tradeName,
    ...(agency.taxId ? [say(lang, 'sheet.taxId', { value: agency.taxId })] : []),
    licence.length > 0 ? licence.join(' · ') : say(lang, 'sheet.noLicence'),
    ...[agency.address, agency.publicPhone, agency.publicEmail].filter(
      (line) => line !== undefined,
    ),
  ]
}

/** Who shows the homes, and by whose mandate. */
function shownBy(agency: string, partner: EventPartner | undefined, lang: Lang): string {
  if (!partner) return say(lang, 'clause.shown', { agency })
  const holder = partner.side === 'asking' ? partner.agencyName : agency
  return say(lang, 'clause.shownByBoth', { agency, partner: partner.agencyName, holder })
}

/** What a sheet says, but for who signs it. */
export type SheetText = Omit<VisitSheetDraft, 'textHash'>

/**
 * The text of a visit's sheet: agency with its licence, homes fully identified,
 * what the visitor declares. Nothing here comes from the browser but the choices.
 */
export async function sheetText(
  db: Db,
  event: AgendaEvent,
  lang: Lang,
  choice: { declaresFirstVisit: boolean; noDirectDeal: boolean },
  partner?: EventPartner,
): Promise<SheetText> {
  const agency = await getAgency(db, event.agencyId)
  if (!agency) throw new Error('A visit belongs to an agency')
  const words = { agency: agency.tradeName }
  return {
    language: lang,
    title: say(lang, 'sheet.title'),
    agency: [...agencyLines(agency, lang), ...(await partnerLines(db, partner, lang))],
    homes: await homeLines(db, event, partner, lang),
    when: say(lang, 'sheet.when', {
      date: moment(new Date(event.startsAt), lang),
      agent: event.organiserName ?? agency.tradeName,
    }),
    clauses: [
      shownBy(agency.tradeName, partner, lang),
      say(lang, 'clause.free'),
      say(lang, 'clause.data', {
        ...words,
        email: agency.dataProtectionEmail ?? agency.publicEmail ?? say(lang, 'clause.dataOffice'),
      }),
    ],
    declarations: [
      ...(choice.declaresFirstVisit ? [say(lang, 'declare.first')] : []),
      ...(choice.noDirectDeal ? [say(lang, 'declare.noDirect', words)] : []),
    ],
  }
}
