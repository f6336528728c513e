import type { Listing, PropertyOffer } from '../../../../generated/model/index.ts'
import { CSV_MARK, csvLines } from '../../../formats/csv.ts'
import { LANGS } from '../../../contract/language.ts'
import type { OutSettings } from '../../integration/index.ts'
import { againstTheLaw } from '../law.ts'
import { clean, inLanguages, jpeg, licenceLine, pictures } from '../text.ts'
import { SITE, type Writer } from '../writer.ts'

type Cell = string | number | null | undefined

/** Columns by name, in order; a row is one offer of a home. */
const COLUMNS: Record<
  string,
  (home: Listing, offer: PropertyOffer, settings: OutSettings) => Cell
> = {
  id: ({ id }) => id,
  ref: ({ ref }) => ref,
  url: ({ id }) => `${SITE}/inmueble/${id}`,
  operation: (_, { operation }) => operation,
  price_eur: (_, { price }) => (price === undefined ? '' : price / 100),
  rent_period: (_, { rentPeriod }) => rentPeriod,
  type: ({ type }) => type,
  subtype: ({ subtype }) => subtype,
  bedrooms: ({ layout }) => layout.bedrooms,
  bathrooms: ({ layout }) => layout.bathrooms,
  built_m2: ({ layout }) => layout.built,
  usable_m2: ({ layout }) => layout.usable,
  plot_m2: ({ layout }) => layout.plot,
  island: ({ location }) => location.island,
  municipality: ({ location }) => location.municipality,
  town: ({ location }) => location.town,
  postal_code: ({ location }) => location.postalCode,
  latitude: ({ location }) => location.geo?.lat,
  longitude: ({ location }) => location.geo?.lon,
  energy_status: ({ energy }) => energy.status,
  energy_letter: ({ energy }) => energy.consumptionLetter,
  tourist_licence: (home) => licenceLine(home),
  updated_at: ({ updatedAt }) => updatedAt,
  phone: ({ agency, agent }, _, { content }) =>
    content.contact === 'agent' ? (agent?.phone ?? agency.phone) : agency.phone,
  pictures: (home, _, { content }) =>
    pictures(home, content)
      .map((photo) => SITE + jpeg(photo))
      .join(' '),
}

/**
 * Languages with columns of their own: always those of the site, so that the table keeps its width
 * when some of them are not wanted.
 */
const languagesOf = ({ content }: OutSettings): string[] => [
  ...new Set([...LANGS, ...(content.languages ?? [])]),
]

/** Columns of addresses, which we write ourselves; the mark of the site is a control sign. */
const LINKS = new Set(['url', 'pictures'])
const harmless = (name: string, cell: Cell): string =>
  LINKS.has(name) ? String(cell) : clean(String(cell ?? ''))

/** A table with a row for each offer; sums in euros with a point, formulas made harmless. */
export const websiteCsv: Writer = {
  file: 'homes.csv',
  mapVersion: 1,
  mediaType: 'text/csv',
  head: (settings) => {
    const texts = languagesOf(settings).flatMap((lang) => [`title_${lang}`, `description_${lang}`])
    return CSV_MARK + csvLines([[...Object.keys(COLUMNS), ...texts]], ',')
  },
  between: '',
  tail: '',
  draw: (listing, settings) => ({
    issues: againstTheLaw(listing, { energy: 'energy_status', text: 'description' }),
    text: () =>
      csvLines(
        listing.offers.map((offer) => [
          ...Object.entries(COLUMNS).map(([name, column]) =>
            harmless(name, column(listing, offer, settings)),
          ),
          ...languagesOf(settings).flatMap((lang) =>
            [listing.title, listing.description].map((texts) =>
              clean(inLanguages(texts, settings.content)[lang] ?? ''),
            ),
          ),
        ]),
        ',',
      ),
  }),
}
