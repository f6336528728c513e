import { lazy, Suspense, type ComponentType } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useTranslation } from '../../i18n'
import { DocumentHead } from '../../ui/document-head'
import { PageHead } from '../../ui/page-head'
import { SkeletonRows } from '../../ui/skeleton'
import { TabLinks } from '../../ui/workspace/kit/tab-links'
import './operator.css'
import { OPERATOR_ROOMS, roomAt, roomIn, type OperatorRoom } from './rooms'

const ROOMS: Record<OperatorRoom, ComponentType> = {
  publicaciones: lazy(() => import('./publications/publications-panel')),
  disputas: lazy(() => import('./disputes/disputes-room')),
  facturas: lazy(() => import('./invoices-panel')),
  tarjetas: lazy(() => import('./cards/cards-panel')),
  planes: lazy(() => import('./plans-panel')),
  cursos: lazy(() => import('./dates/dates-room')),
  cuentas: lazy(() => import('./ledger-panel')),
  mapa: lazy(() => import('./map-panel')),
  actos: lazy(() => import('./acts-panel')),
}

/** The desk of the site's operator; each tab is a room with an address of its own. */
export default function OperatorPage() {
  const { t } = useTranslation('operator')
  const [query] = useSearchParams()
  const room = roomIn(query)
  const Room = ROOMS[room]
  return (
    <>
      <DocumentHead title={t('title')} robots="noindex" />
      <PageHead title={t('title')} sub={t('about')} />
      <TabLinks label={t('rooms')} className="operator-rooms">
        {OPERATOR_ROOMS.map((one) => (
          <Link key={one} to={roomAt(one)} aria-current={one === room ? 'page' : undefined}>
            {t(`room.${one}`)}
          </Link>
        ))}
      </TabLinks>
      <Suspense fallback={<SkeletonRows rows={5} label={t('loading')} />}>
        <Room />
      </Suspense>
    </>
  )
}
