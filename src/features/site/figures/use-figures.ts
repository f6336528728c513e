import { useGetSiteFigures } from '../../../../generated/api/site/site'
import type { Site } from '../../../../generated/model'

/** The figures of the last 30 days, asked for once by all panels. */
export const useFigures = ({ id }: Site) => useGetSiteFigures(id, {}, { request: { silent: true } })
