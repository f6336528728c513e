import { Download, LogIn, QrCode } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { createQrSheet } from '../../../../generated/api/print/print'
import type { QrSheetInput } from '../../../../generated/model'
import { LANGS, useTranslation } from '../../../i18n'
import { currentLang, href } from '../../../lib/href'
import { useSession } from '../../../lib/session'
import { saveFile } from '../../../lib/save-file'
import { DocumentHead } from '../../../ui/document-head'
import { EmptyState, NoRightState, PartialBand } from '../../../ui/states'
import { SkeletonRows } from '../../../ui/skeleton'
import '../../../ui/button.css'
import '../../../ui/workspace/styles/form.css'
import { Segments } from '../choose/segments'
import { usePaper } from '../use-paper'
import { Button } from '../../../ui/workspace/kit/button'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { CheckboxField } from '../../../ui/workspace/kit/checkbox-field'
import { ChosenHomes } from './chosen-homes'
import '../print.css'

const PdfPages = lazy(() => import('../../../ui/pdf-pages'))

const MOST = 100
const SIZES = ['1', '2', '4', '8'] as const

const drawSheet = (input: QrSheetInput, signal: AbortSignal) =>
  createQrSheet(input, { quiet: true, silent: true }, signal)

const saveSheet = (file: Blob): void =>
  saveFile(`qr-${new Date().toISOString().slice(0, 10)}.pdf`, file)

function Sheet() {
  const { t } = useTranslation('print')
  const [search, setSearch] = useSearchParams()
  const ids = [
    ...new Set((search.get('homes') ?? '').split(',').filter((id) => /^[\da-f-]{36}$/.test(id))),
  ].slice(0, MOST)
  const [choice, setChoice] = useState<Omit<QrSheetInput, 'propertyIds'>>({
    perPage: 4,
    copies: 1,
    language: currentLang(),
    place: 'board',
    price: false,
    phone: true,
  })
  const { file, state, error, again } = usePaper(
    ids.length > 0 ? { ...choice, propertyIds: ids } : null,
    drawSheet,
  )
  const change = (part: Partial<QrSheetInput>) => setChoice((before) => ({ ...before, ...part }))
  const setIds = (next: string[]) =>
    setSearch(next.length > 0 ? { homes: next.join(',') } : {}, { replace: true })
  return (
    <div className="print-columns">
      <div className="print-left print-form">
        <ChosenHomes ids={ids} most={MOST} onChange={setIds} />
        <section aria-label={t('sheet.cards')}>
          <Segments
            legend={t('sheet.perPage')}
            value={String(choice.perPage) as (typeof SIZES)[number]}
            onChange={(next) => change({ perPage: Number(next) as QrSheetInput['perPage'] })}
            options={SIZES.map((one) => ({ value: one, words: one }))}
          />
          <Segments
            legend={t('sheet.copies')}
            value={String(choice.copies ?? 1)}
            onChange={(next) => change({ copies: Number(next) })}
            options={['1', '2', '4', '8'].map((one) => ({ value: one, words: one }))}
          />
          <Segments
            legend={t('sheet.place')}
            value={choice.place ?? 'board'}
            onChange={(place) => change({ place })}
            options={(['board', 'card', 'other'] as const).map((one) => ({
              value: one,
              words: t(`place.${one}`),
            }))}
          />
          <Segments
            legend={t('fields.printOptions.language')}
            value={choice.language}
            onChange={(language) => change({ language })}
            options={LANGS.map((one) => ({ value: one, words: t(`enums.language.${one}`) }))}
          />
          <CheckboxField
            label={t('sheet.price')}
            help={t('sheet.priceHelp')}
            checked={choice.price === true}
            onChange={(event) => change({ price: event.target.checked })}
          />
          <CheckboxField
            label={t('sheet.phone')}
            checked={choice.phone !== false}
            onChange={(event) => change({ phone: event.target.checked })}
          />
        </section>
        <p className="field-help">{t('sheet.never')}</p>
        <div className="acts">
          <Button
            variant="main"
            disabled={!file || state !== 'ready'}
            onClick={() => {
              if (file) saveSheet(file)
            }}
          >
            <Download size={18} aria-hidden />
            {t('sheet.save')}
          </Button>
        </div>
      </div>
      <section
        className="print-right"
        id="vista-previa"
        tabIndex={0}
        aria-label={t('preview.title')}
        aria-busy={state === 'busy'}
      >
        {state === 'empty' ? (
          <EmptyState icon={QrCode} title={t('sheet.emptyTitle')} text={t('sheet.emptyText')} />
        ) : (
          <p className="print-status" role="status">
            {t(`preview.${state}`)}
          </p>
        )}
        {state === 'failed' ? (
          <PartialBand error={error} onRetry={again}>
            {t('sheet.failed')}
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

/**
 * `/QR_TEMPLATES/print-template`: sheets of QR cards. The route has no guard, so it says itself who
 * may use it.
 */
export default function SheetPage() {
  const { t } = useTranslation('print')
  const { profile } = useSession()
  return (
    <>
      <DocumentHead title={t('sheet.title')} robots="noindex" />
      <div className="desk-head">
        <div>
          <h1>{t('sheet.title')}</h1>
          <p className="sub">{t('sheet.sub')}</p>
        </div>
      </div>
      {profile.role === '' ? (
        <NoRightState title={t('sheet.signInTitle')} text={t('sheet.signInText')}>
          <a className={buttonClass({ variant: 'main' })} href={href('index', {}, { login: 1 })}>
            <LogIn size={18} aria-hidden />
            {t('sheet.signIn')}
          </a>
        </NoRightState>
      ) : null}
      {profile.role === 'ADMIN' || profile.role === 'STAFF' ? (
        <Sheet />
      ) : profile.role === '' ? null : (
        <NoRightState text={t('sheet.noRight')} />
      )}
    </>
  )
}
