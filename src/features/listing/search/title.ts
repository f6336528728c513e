import type { TFunction } from '../../../i18n'
import type { Place } from '../../../../generated/model'
import { EVERYWHERE } from '../../../lib/search-path'
import type { Search } from './search-state'

/** `en Sóller`, `auf Mallorca`: a place with its preposition; all islands for none. */
export const inPlace = (
  place: Place | undefined,
  search: Pick<Search, 'place'>,
  t: TFunction,
): string => {
  if (search.place === EVERYWHERE) return t('in.everywhere')
  const name = place?.name ?? search.place
  return t(place?.kind === 'island' ? 'in.island' : 'in.place', { name })
}

/** `Viviendas en venta en Sóller`. */
export function titleOf(search: Search, place: Place | undefined, t: TFunction): string {
  const [type, ...others] = search.filters.type ?? []
  const what = t(type && others.length === 0 ? `type.${type}.many` : 'type.any')
  return t(`title.${search.operation}`, { what, where: inPlace(place, search, t) })
}

/** `486`, or `unas 12.000` when the count is an estimate. */
export const totalWords = (total: number, estimate: boolean, shown: string, t: TFunction): string =>
  estimate
    ? t('total.about', { total: shown, count: total })
    : t('total.exact', { total: shown, count: total })
