import type { PublicOperation } from '../../../generated/model'
import { useSite } from '../site'
import { searchAddress } from './search-form'

/**
 * How many homes were found, of which offer where the agency has several: a list shows one at a
 * time, and the others are a link away.
 */
export function Counted({
  total,
  only,
}: {
  total: number
  /** The offer that the section shows unless another is searched for. */
  only?: PublicOperation | undefined
}) {
  const site = useSite()
  const { t, found, query } = site
  const { operations } = found.stock
  const words = t('homes.found', { count: total })
  if (operations.length < 2) return words
  const shown = query.operation ?? only ?? operations[0]?.operation
  return (
    <>
      {t('homes.offered', { offer: t(`listing:operation.${shown}`), homes: words })}
      {operations
        .filter(({ operation }) => operation !== shown)
        .map(({ operation, total: others }) => (
          <a
            key={operation}
            className="offer"
            href={`${searchAddress(site)}?operation=${operation}`}
          >
            {t('homes.offered', {
              offer: t(`listing:operation.${operation}`),
              homes: t('homes.found', { count: others }),
            })}
          </a>
        ))}
    </>
  )
}
