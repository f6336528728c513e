import { useQueryClient } from '@tanstack/react-query'
import { Eye, FileDown, QrCode } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import {
  getGetPrintChoiceQueryKey,
  getListQrCodesQueryKey,
  previewPrint,
  useCreatePrint,
  useGetPrintChoice,
} from '../../../../generated/api/print/print'
import { useGetProperty } from '../../../../generated/api/property/property'
import type { PrintChoice, PrintOptions, Property } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { firstSentenceOf, statusOf } from '../../../lib/api-error'
import { href } from '../../../lib/href'
import { useWrite } from '../../../lib/write'
import { DocumentHead } from '../../../ui/document-head'
import { EmptyState, ErrorState, PartialBand } from '../../../ui/states'
import { SkeletonRows } from '../../../ui/skeleton'
import '../../../ui/button.css'
import '../../../ui/workspace/styles/form.css'
import { usePaper } from '../use-paper'
import { Button } from '../../../ui/workspace/kit/button'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { inlineClass } from '../../../ui/workspace/kit/inline-class'
import { CodesPanel } from './codes-panel'
import { PrintForm } from './print-form'
import '../print.css'

const PdfPages = lazy(() => import('../../../ui/pdf-pages'))

const drawPreview = ({ id, options }: { id: string; options: PrintOptions }, signal: AbortSignal) =>
  previewPrint(id, options, { quiet: true, silent: true }, signal)

/** The form at the left, the paper at the right as it will come out of the printer. */
function Choosing({ property, choice }: { property: Property; choice: PrintChoice }) {
  const { t } = useTranslation('print')
  const client = useQueryClient()
  const navigate = useNavigate()
  const [options, setOptions] = useState<PrintOptions>(choice.options)
  const { file, state, error, again } = usePaper({ id: property.id, options }, drawPreview)
  const shown = property.media.filter(
    ({ state: ready, visibility }) => ready === 'ready' && visibility === 'public',
  )
  const { busy, write } = useWrite(useCreatePrint, {
    done: null,
    explain: firstSentenceOf,
    onDone: async ({ token }) => {
      await client.invalidateQueries({
        queryKey: getGetPrintChoiceQueryKey(property.id),
        refetchType: 'none',
      })
      void client.invalidateQueries({
        queryKey: getListQrCodesQueryKey(property.id),
        refetchType: 'none',
      })
      await navigate(
        href('auth-cartera-inmueble-id-imprimir-pdf', { id: property.id }, { enlace: token }),
      )
    },
  })
  return (
    <div className="print-columns">
      <div className="print-left">
        <PrintForm
          choice={choice}
          photos={shown.filter(({ kind }) => kind === 'photo')}
          plans={shown.filter(({ kind }) => kind === 'plan').length}
          disabled={busy}
          onChange={setOptions}
          onSubmit={(data) => void write({ id: property.id, data })}
        >
          <div className="acts">
            <Button type="submit" variant="main" disabled={busy}>
              <FileDown size={18} aria-hidden />
              {t(busy ? 'making' : 'make')}
            </Button>
            <p className="field-help">{t('makeHelp')}</p>
          </div>
        </PrintForm>
        <CodesPanel propertyId={property.id} />
      </div>
      <section
        className="print-right"
        id="vista-previa"
        tabIndex={0}
        aria-label={t('preview.title')}
        aria-busy={state === 'busy'}
      >
        <p className="print-status" role="status">
          {t(`preview.${state}`)}
        </p>
        {state === 'failed' ? (
          <PartialBand error={error} onRetry={again}>
            {t('preview.failedText')}
          </PartialBand>
        ) : null}
        {file ? (
          <Suspense fallback={<SkeletonRows rows={6} label={t('preview.busy')} />}>
            <PdfPages file={file} label={(page, all) => t('preview.page', { page, all })} />
          </Suspense>
        ) : state === 'busy' ? (
          <SkeletonRows rows={6} label={t('preview.busy')} />
        ) : null}
      </section>
    </div>
  )
}

/** `/imprimir`: what of a home goes onto paper. */
export default function PrintPage() {
  const { t, i18n } = useTranslation('print')
  const { id = '' } = useParams()
  const home = useGetProperty(id, { request: { silent: true } })
  const choice = useGetPrintChoice(id, {
    query: { staleTime: 0, refetchOnWindowFocus: false },
    request: { silent: true },
  })
  const error = home.error ?? choice.error
  if (error && statusOf(error) === 404)
    return (
      <EmptyState level={1} title={t('gone.title')} text={t('gone.text')}>
        <Link className={buttonClass({ variant: 'main' })} to={href('auth-cartera')}>
          {t('gone.back')}
        </Link>
      </EmptyState>
    )
  if (error && !(home.data && choice.data))
    return (
      <ErrorState
        error={error}
        level={1}
        title={t('failed')}
        onRetry={() => {
          void home.refetch()
          void choice.refetch()
        }}
      />
    )
  const property = home.data
  const title = property ? (property.basics.ref ?? property.ref) : ''
  return (
    <>
      <DocumentHead title={property ? t('head', { ref: title }) : t('title')} robots="noindex" />
      <div className="desk-head">
        <div>
          <p className="sub">
            <Link className={inlineClass()} to={href('auth-cartera-inmueble-id', { id })}>
              {t('back', { ref: title })}
            </Link>
          </p>
          <h1>{t('title')}</h1>
          {choice.data ? (
            <p className="sub">{choice.data.titles[i18n.language] ?? choice.data.titles['es']}</p>
          ) : null}
        </div>
        <div className="end">
          <a className={buttonClass({}, 'print-jump')} href="#vista-previa">
            <Eye size={18} aria-hidden />
            {t('preview.title')}
          </a>
          <Link
            className={buttonClass()}
            to={href('QR_TEMPLATES-print-template', {}, { homes: id })}
          >
            <QrCode size={18} aria-hidden />
            {t('cards')}
          </Link>
        </div>
      </div>
      {property && choice.data && !choice.isFetching ? (
        <Choosing property={property} choice={choice.data} />
      ) : (
        <SkeletonRows rows={8} label={t('loading')} />
      )}
    </>
  )
}
