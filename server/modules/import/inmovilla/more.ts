import { wordIn } from '../../../formats/word-in.ts'
import type {
  LocalizedLine,
  LocalizedText,
  PropertyBasics,
  PropertyLayout,
  PropertyLegal,
  PropertyTexts,
} from '../../../../generated/model/index.ts'
import type { FeedSteps } from '../feed/feed-home.ts'
import { cleanText, shorten } from '../terms/repair.ts'
import { present } from '../terms/steps.ts'
import { fold } from '../terms/types.ts'
import { featuresOf } from './features.ts'
import type { RestWords } from './words.ts'
import { broken } from './said-of.ts'
import { ENERGY, FEE_PERIOD, first } from './terms.ts'
import { amount, code, flag, text, type RestRecord } from './values.ts'

/** Steps with what no table says of a home, and what has no field of ours. */
interface More extends Pick<FeedSteps, 'basics' | 'layout' | 'features' | 'legal'> {
  texts: PropertyTexts
  notes: string[]
}

const KEPT = [
  ['Contacto por', 'contactadopor'],
  ['Prospecto', 'urlprospecto'],
  ['Interior', 'tinterior'],
  ['Fachada', 'tfachada'],
  ['Finca', 'rdirfinca'],
] as const

export function moreOf(raw: RestRecord, words: RestWords, steps: FeedSteps): More {
  const notes = KEPT.flatMap(([label, field]) => {
    const value = cleanText(text(raw, field))
    return value === '' || value === '0' ? [] : [`${label}: ${value}`]
  })
  const before = amount(raw, 'outlet', 1_000_000_000)
  if (before !== undefined) notes.push(`Precio anterior: ${before} €`)
  return {
    basics: basicsOf(raw, steps.basics),
    layout: layoutOf(raw, words, steps.layout, notes),
    features: featuresOf(raw, words, steps.features),
    legal: legalOf(raw, words, steps.legal),
    texts: russianOf(raw, steps.texts),
    notes,
  }
}

/** `precio` is what the owner gets, `precioinmo` what is asked; a transfer has a price of its own. */
function basicsOf(raw: RestRecord, basics: PropertyBasics): PropertyBasics {
  const net = amount(raw, 'precio', 999_999_999)
  const asked = amount(raw, 'precioinmo', 999_999_999)
  const transfer = amount(raw, 'preciotraspaso', 999_999_999)
  const offers = basics.offers.map((offer) => ({
    ...offer,
    ...(offer.operation === 'V' &&
      net !== undefined &&
      asked !== undefined &&
      net < asked && { netOwnerPrice: Math.round(net * 100) }),
    ...(offer.operation === 'A' && flag(raw, 'opcioncompra') && { optionToBuy: true }),
  }))
  if (transfer === undefined) return { ...basics, offers }
  const price = Math.round(transfer * 100)
  const others = offers.filter(({ operation }) => operation !== 'T')
  return { ...basics, offers: [...others, { operation: 'T', price, transferPrice: price }] }
}

function layoutOf(
  raw: RestRecord,
  words: RestWords,
  layout: PropertyLayout,
  notes: string[],
): PropertyLayout {
  const kitchen = fold(words.name('cocina_inde', code(raw, 'cocina_inde')))
  const outside = fold(words.name('todoext', code(raw, 'todoext')))
  const { usable, built } = layout
  const isOdd = usable !== undefined && built !== undefined && usable > built
  // Our rules refuse a home that is larger inside than outside; the number stays where it can be read.
  if (isOdd) notes.push(`m_utiles: ${usable}`)
  return present({
    ...layout,
    usable: isOdd ? undefined : usable,
    terrace: amount(raw, 'm_terraza', 1_000_000) ?? layout.terrace,
    basement: amount(raw, 'm_sotano', 1_000_000),
    attic: amount(raw, 'm_altillo', 1_000_000),
    kitchenArea: amount(raw, 'm_cocina', 10_000),
    diningArea: amount(raw, 'm_comedor', 10_000),
    facadeLength: amount(raw, 'm_fachada', 10_000),
    ceilingHeight: amount(raw, 'alturatecho', 50),
    kitchenType: /american|abiert/.test(kitchen)
      ? 'open'
      : /independ|^si$/.test(kitchen)
        ? 'independent'
        : undefined,
    exterior: /exterior|^si$/.test(outside)
      ? 'exterior'
      : /interior/.test(outside)
        ? 'interior'
        : undefined,
  })
}

function legalOf(raw: RestRecord, words: RestWords, legal: PropertyLegal): PropertyLegal {
  const registry = present({
    office: short(raw, 'registrod', 80),
    tomo: short(raw, 'rtomo', 10),
    libro: short(raw, 'rlibro', 10),
    folio: short(raw, 'rfolio', 10),
    finca: short(raw, 'rnumero', 15),
    inscripcion: short(raw, 'rnumeroinscr', 10),
  })
  const said = wordIn(ENERGY, text(raw, 'energiarecibido'))
  // A certificate without its letter is not there yet as far as an advert goes.
  const status = said === 'provided' ? 'in_process' : said
  return present({
    ...legal,
    energy: legal.energy?.consumptionLetter ? legal.energy : status ? { status } : undefined,
    communityFeePeriod:
      legal.communityFee === undefined
        ? undefined
        : first(FEE_PERIOD, words.name('tgascom', code(raw, 'tgascom'))),
    communityFeeIncluded: flag(raw, 'comunidadincluida') || undefined,
    registry: Object.keys(registry).length ? registry : undefined,
  })
}

const short = (raw: RestRecord, field: string, max: number): string | undefined =>
  code(raw, field).slice(0, max) || undefined

/** Russian is no column of a table, and comes here. */
function russianOf(raw: RestRecord, texts: PropertyTexts): PropertyTexts {
  const title = shorten(cleanText(text(raw, 'tituloruso')), 160)
  const description = shorten(cleanText(broken(text(raw, 'descripcionruso'))), 4000)
  return {
    ...(title && { title: { ...texts.title, ru: title } as LocalizedLine }),
    ...(description && { description: { ...texts.description, ru: description } as LocalizedText }),
  }
}
