import { lazy, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { COMPARE } from '../../../features/listing/compare/compare-path'
import { ComparedTray } from '../../../features/listing/compare/compared-tray'
import { SearchPage } from '../../../features/listing/search/search-page'
import { PlaceField } from '../../../features/place/place-field'
import '../../../public/styles/compare.css'

/** What stands where an operation stands: of another page than the results, which pay no byte for it. */
const Other = import.meta.env.SSR
  ? (await import('./other-screen')).default
  : lazy(() => import('./other-screen'))

const OTHERS: readonly (string | undefined)[] = [
  COMPARE,
  'guardados',
  'lista',
  'seleccion',
  'visita',
]

/**
 * Results, with the field that finds places; under the word `comparar` homes side by side, under
 * `lista` those somebody shares, under `guardados` those this device keeps, under `seleccion`
 * those an agent chose for somebody, under
 * `visita` the page of a visit's link.
 */
export default function SearchScreen() {
  const { operation } = useParams()
  return OTHERS.includes(operation) ? (
    <Suspense>
      <Other />
    </Suspense>
  ) : (
    <>
      <SearchPage PlaceField={PlaceField} />
      <ComparedTray />
    </>
  )
}
