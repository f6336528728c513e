import { ExternalLink, Printer, QrCode, Share2 } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { useGetProperty } from '../../../../generated/api/property/property'
import { isOver } from '../../../lib/api-error'
import { useTranslation } from '../../../i18n'
import { openDialog } from '../../../lib/dialog'
import { moneyShort } from '../../../lib/format'
import { href } from '../../../lib/href'
import type { RouteName } from '../../../lib/paths'
import { DocumentHead } from '../../../ui/document-head'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { EmptyState, ErrorState } from '../../../ui/states'
import '../../../ui/button.css'
import '../dashboard.css'
import { Button } from '../../../ui/workspace/kit/button'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { TextField } from '../../../ui/workspace/kit/text-field'
import { Buyers } from './buyers'

const QrPanel = lazy(() => import('./qr-panel'))

/**
 * After publishing: it is live, where, how to show it around, and who it fits. `canOpen`: which
 * routes have a screen.
 */
export default function SuccessPage({ canOpen }: { canOpen: (route: RouteName) => boolean }) {
  const { t, i18n } = useTranslation('dashboard')
  const { id = '' } = useParams()
  const { data: home, error, isError, refetch } = useGetProperty(id, { request: { silent: true } })
  const [coded, setCoded] = useState(false)
  const head = useRef<HTMLHeadingElement>(null)
  const shown = home?.status === 'active'
  useEffect(() => {
    if (shown) head.current?.focus()
  }, [shown])
  const title = home
    ? (home.texts?.title?.[i18n.language as 'es'] ??
      Object.values(home.texts?.title ?? {})[0] ??
      home.ref)
    : ''
  if (isError && !home) {
    const told = isOver(error) ? (
      <EmptyState level={1} title={t('live.goneTitle')} text={t('live.goneText')} />
    ) : (
      <ErrorState error={error} level={1} title={t('live.failed')} onRetry={() => void refetch()} />
    )
    return (
      <>
        <DocumentHead title={t('live.page')} robots="noindex" />
        <div className="ui-panel">{told}</div>
      </>
    )
  }
  if (!home)
    return (
      <>
        <DocumentHead title={t('live.page')} robots="noindex" />
        <div className="ui-panel">
          <SkeletonRows rows={3} label={t('live.loading')} />
        </div>
      </>
    )
  if (!shown) {
    return (
      <>
        <DocumentHead title={t('live.page')} robots="noindex" />
        <div className="ui-panel">
          <EmptyState level={1} title={t('live.notTitle', { title })} text={t('live.notText')}>
            <Link
              className={buttonClass({ variant: 'main' })}
              to={href('auth-cartera-inmueble-editar-id-step-8', { id })}
            >
              {t('live.review')}
            </Link>
          </EmptyState>
        </div>
      </>
    )
  }
  const path = href('inmueble-id', { id })
  const url = location.origin + path
  const cover = home.media.find(
    ({ kind, state, visibility }) =>
      kind === 'photo' && state === 'ready' && visibility === 'public',
  )
  const price = home.basics.offers[0]?.priceOnRequest
    ? ''
    : moneyShort(home.basics.offers[0]?.price)
  return (
    <>
      <DocumentHead title={t('live.page')} robots="noindex" />
      <div className="ui-panel dashboard-live">
        {cover && (
          <img
            src={`${cover.src}/${cover.widths.find((width) => width >= 640) ?? cover.widths.at(-1) ?? 640}.webp`}
            alt=""
          />
        )}
        <div>
          <h1 ref={head} tabIndex={-1}>
            {t('live.title', { title })}
          </h1>
          <p>{[price, home.location?.town, home.ref].filter(Boolean).join(' · ')}</p>
          <p className="ui-muted">{t('live.text')}</p>
          <TextField
            label={t('live.link')}
            readOnly
            value={url}
            onFocus={(event) => event.target.select()}
          />
          <div className="dashboard-ways">
            <a className={buttonClass({ variant: 'main' })} href={path}>
              <ExternalLink className="icon" aria-hidden="true" />
              {t('live.see')}
            </a>
            <Button aria-haspopup="dialog" onClick={() => openDialog('share', { title, url })}>
              <Share2 className="icon" aria-hidden="true" />
              {t('live.share')}
            </Button>
            <Button aria-expanded={coded} onClick={() => setCoded(!coded)}>
              <QrCode className="icon" aria-hidden="true" />
              {t('live.qr')}
            </Button>
            {canOpen('auth-cartera-inmueble-id-imprimir') && (
              <Link
                className={buttonClass()}
                to={href('auth-cartera-inmueble-id-imprimir', { id })}
              >
                <Printer className="icon" aria-hidden="true" />
                {t('live.print')}
              </Link>
            )}
          </div>
          {coded && (
            <Suspense fallback={<p role="status">{t('live.qrMaking')}</p>}>
              <QrPanel id={id} name={home.ref} />
            </Suspense>
          )}
        </div>
      </div>
      <Panel title={t('buyers.title')} flush className="dashboard-next">
        <Buyers id={id} canOpen={canOpen} />
      </Panel>
      <p className="dashboard-ways dashboard-next">
        <Link className={buttonClass()} to={href('auth-cartera-inmueble-id', { id })}>
          {t('live.record')}
        </Link>
        <Link
          className={buttonClass()}
          to={href('auth-cartera-inmueble-editar-id', { id: 'nueva' })}
        >
          {t('live.another')}
        </Link>
        <Link className={buttonClass({ variant: 'text' })} to={href('auth-dashboard')}>
          {t('live.home')}
        </Link>
      </p>
    </>
  )
}
