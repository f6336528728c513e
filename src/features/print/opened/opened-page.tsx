import { Download, FileX2 } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { downloadPrint, useReadPrint } from '../../../../generated/api/print/print'
import type { PrintInfo } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { statusOf } from '../../../lib/api-error'
import { date } from '../../../lib/format'
import { href } from '../../../lib/href'
import { isSignedIn } from '../../../lib/session'
import { DocumentHead } from '../../../ui/document-head'
import { EmptyState, ErrorState } from '../../../ui/states'
import { SkeletonRows } from '../../../ui/skeleton'
import { buttonClass } from '../../../ui/kit/button-class'
import '../../../ui/button.css'
import '../print.css'

const PdfPages = lazy(() => import('../../../ui/pdf-pages'))

/** The file behind a link, fetched once: what is shown is what is saved. */
function useFile(token: string) {
  const [file, setFile] = useState<Blob | null>(null)
  const [failed, setFailed] = useState<Error | null>(null)
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    const abort = new AbortController()
    setFailed(null)
    downloadPrint(token, { silent: true }, abort.signal).then(
      (next) => setFile(next),
      (error: Error) => {
        if (!abort.signal.aborted) setFailed(error)
      },
    )
    return () => abort.abort()
  }, [token, turn])
  return { file, failed, again: () => setTurn((before) => before + 1) }
}

/** The pages themselves; a browser that cannot show them still saves them. */
function Pages({ token, info }: { token: string; info: PrintInfo }) {
  const { t } = useTranslation('print')
  const { file, failed, again } = useFile(token)
  const [unseen, setUnseen] = useState(false)
  if (failed) return <ErrorState error={failed} title={t('opened.failed')} onRetry={again} />
  if (!file) return <SkeletonRows rows={8} label={t('opened.drawing')} />
  if (unseen) return <p className="field-help">{t('opened.unseen')}</p>
  return (
    <Suspense fallback={<SkeletonRows rows={8} label={t('opened.drawing')} />}>
      <PdfPages
        file={file}
        label={(page, all) => t('opened.page', { page, all, title: info.title })}
        onFail={() => setUnseen(true)}
      />
    </Suspense>
  )
}

/**
 * `/imprimir-pdf`: the real PDF for who holds its link; without a valid one it says so and shows
 * the way.
 */
export default function OpenedPage() {
  const { t } = useTranslation('print')
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const token = search.get('enlace') ?? ''
  const { data, error, refetch } = useReadPrint(token, {
    query: { enabled: token.length >= 20, retry: false },
    request: { silent: true },
  })
  const status = statusOf(error)
  const wrong =
    token.length < 20 ||
    status === 404 ||
    status === 400 ||
    (data !== undefined && data.propertyId !== id)
  return (
    <main className="print-open" id="main">
      <DocumentHead title={data && !wrong ? data.filename : t('opened.title')} robots="noindex" />
      {wrong ? (
        <EmptyState
          icon={FileX2}
          level={1}
          title={t('opened.wrongTitle')}
          text={t('opened.wrongText')}
        >
          {isSignedIn() ? (
            <Link
              className={buttonClass({ variant: 'main' })}
              to={href('auth-cartera-inmueble-id-imprimir', { id })}
            >
              {t('opened.again')}
            </Link>
          ) : (
            <a className={buttonClass({ variant: 'main' })} href={href('index')}>
              {t('opened.home')}
            </a>
          )}
        </EmptyState>
      ) : null}
      {!wrong && error && !data ? (
        <ErrorState
          error={error}
          level={1}
          title={t('opened.failed')}
          onRetry={() => void refetch()}
        />
      ) : null}
      {!wrong && !error && !data ? <SkeletonRows rows={8} label={t('opened.loading')} /> : null}
      {!wrong && data ? (
        <>
          <header>
            <div>
              <h1>{data.title}</h1>
              <p>
                {[
                  t('opened.what', {
                    kind: t(`enums.kind.${data.kind}`),
                    paper: data.paper,
                    ref: data.ref,
                  }),
                  t('opened.until', { date: date(data.expiresAt) }),
                ].join(' ')}
              </p>
            </div>
            <div className="print-open-acts">
              {isSignedIn() ? (
                <Link
                  className={buttonClass()}
                  to={href('auth-cartera-inmueble-id-imprimir', { id })}
                >
                  {t('opened.change')}
                </Link>
              ) : null}
              <a
                className={buttonClass({ variant: 'main' })}
                href={`/api/v1/print/${token}/pdf/`}
                download={data.filename}
              >
                <Download size={18} aria-hidden />
                {t('opened.download')}
              </a>
            </div>
          </header>
          <Pages token={token} info={data} />
        </>
      ) : null}
    </main>
  )
}
