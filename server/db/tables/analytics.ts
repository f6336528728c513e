import type { FigureKind } from '../../../generated/model/index.ts'

/** Table of the tag `analytics` (0015_figures.sql). */
export interface AnalyticsTables {
  listing_figure: {
    listing_id: string
    /** YYYY-MM-DD, Europe/Madrid. */
    day: string
    kind: FigureKind
    count: number
  }
}
