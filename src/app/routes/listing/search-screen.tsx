import { lazy, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { COMPARE } from '../../../features/listing/compare/compare-path'
import { ComparedTray } from '../../../features/listing/compare/compared-tray'
import { SearchPage } from '../../../features/listing/search/search-page'
import { PlaceField } from '../../../features/place/place-field'
import '../../../public/styles/compare.css'

const Compare = import.meta.env.SSR
  ? (await import('../../../features/listing/compare/compare-page')).default
  : lazy(() => import('../../../features/listing/compare/compare-page'))

const SharedList = import.meta.env.SSR
  ? (await import('../saved/shared-screen')).default
  : lazy(() => import('../saved/shared-screen'))

const Selection = import.meta.env.SSR
  ? (await import('../../../features/selection/page/selection-page')).default
  : lazy(() => import('../../../features/selection/page/selection-page'))

const Visit = import.meta.env.SSR
  ? (await import('../../../features/visit/public/visit-page')).default
  : lazy(() => import('../../../features/visit/public/visit-page'))

/**
 * Results, with the field that finds places; under the word `comparar` homes side by side, under
 * `lista` those somebody shares, under `seleccion` those an agent chose for somebody, under
 * `visita` the page of a visit's link.
 */
export default function SearchScreen() {
  const { operation } = useParams()
  if (operation === COMPARE)
    return (
      <Suspense>
        <Compare />
      </Suspense>
    )
  if (operation === 'lista')
    return (
      <Suspense>
        <SharedList />
      </Suspense>
    )
  if (operation === 'seleccion')
    return (
      <Suspense>
        <Selection />
      </Suspense>
    )
  if (operation === 'visita')
    return (
      <Suspense>
        <Visit />
      </Suspense>
    )
  return (
    <>
      <SearchPage PlaceField={PlaceField} />
      <ComparedTray />
    </>
  )
}
