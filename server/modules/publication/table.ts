import type { Listing, PropertyOffer } from '../../../generated/model/index.ts'
import { CSV_MARK, csvLines } from '../../formats/csv.ts'
import type { OutSettings } from '../integration/index.ts'
import { takenOffers } from './offers.ts'
import { clean } from './text.ts'
import type { Drawn, Writer } from './writer.ts'

export type Cell = string | number | null | undefined
type Column = (home: Listing, offer: PropertyOffer, settings: OutSettings) => Cell

/** A column whose text is ours alone, so that the mark of the site stays in it. */
export const link = (column: Column): Column & { ours: true } =>
  Object.assign((...of: Parameters<Column>) => column(...of), { ours: true as const })

const harmless = (column: Column, cell: Cell): string =>
  'ours' in column ? String(cell ?? '') : clean(String(cell ?? ''))

interface Table extends Pick<Writer, 'mapVersion'> {
  file: string
  /** By name, in order. */
  columns: Record<string, Column>
  /** What the other side would refuse. */
  check: (listing: Listing, settings: OutSettings) => Drawn['issues']
}

/**
 * A catalogue as a table (CSV): a row for each offer that goes out, the columns always the same,
 * formulas made harmless.
 */
export const tableWriter = ({ file, mapVersion, columns, check }: Table): Writer => ({
  file,
  untried: 'format',
  mapVersion,
  mediaType: 'text/csv',
  head: () => CSV_MARK + csvLines([Object.keys(columns)], ','),
  between: '',
  tail: '',
  draw: (listing, settings) => ({
    issues: check(listing, settings),
    text: () =>
      csvLines(
        takenOffers(listing.offers).map((offer) =>
          Object.values(columns).map((column) =>
            harmless(column, column(listing, offer, settings)),
          ),
        ),
        ',',
      ),
  }),
})
