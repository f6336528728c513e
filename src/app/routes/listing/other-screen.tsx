import { lazy, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { COMPARE } from '../../../features/listing/compare/compare-path'
import { KEPT_WORD } from '../../../lib/device-path'

const Compare = import.meta.env.SSR
  ? (await import('../../../features/listing/compare/compare-page')).default
  : lazy(() => import('../../../features/listing/compare/compare-page'))

const SharedList = import.meta.env.SSR
  ? (await import('../saved/shared-screen')).default
  : lazy(() => import('../saved/shared-screen'))

const Device = import.meta.env.SSR
  ? (await import('../saved/device-screen')).default
  : lazy(() => import('../saved/device-screen'))

const Selection = import.meta.env.SSR
  ? (await import('../../../features/selection/page/selection-page')).default
  : lazy(() => import('../../../features/selection/page/selection-page'))

const Visit = import.meta.env.SSR
  ? (await import('../../../features/visit/public/visit-page')).default
  : lazy(() => import('../../../features/visit/public/visit-page'))

/** The page that stands where an operation stands. */
export default function OtherScreen() {
  const { operation } = useParams()
  return (
    <Suspense>
      {operation === COMPARE && <Compare />}
      {operation === 'lista' && <SharedList />}
      {operation === KEPT_WORD && <Device />}
      {operation === 'seleccion' && <Selection />}
      {operation === 'visita' && <Visit />}
    </Suspense>
  )
}
