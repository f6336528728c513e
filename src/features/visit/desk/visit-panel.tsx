import { Signature } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useGetVisit } from '../../../../generated/api/visit/visit'
import type { AgendaEvent, VisitHome } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import { Button } from '../../../ui/workspace/kit/button'
import { FeedbackPanel } from './feedback-panel'
import { KeptSheetLine } from './kept-sheet-line'
import { SheetLine } from './sheet-line'
import { useKeptSheets } from './waiting'
import './visit.css'

const SheetDialog = lazy(() => import('./sheet-dialog'))
const FeedbackDialog = lazy(() => import('./feedback-dialog'))

type Doing = { kind: 'sheet' } | { kind: 'feedback'; home: VisitHome }

/** A visit's sheet and what was thought of its homes, on the record of its event. */
export function VisitPanel({ event }: { event: AgendaEvent }) {
  const { t } = useTranslation('visit')
  const [doing, setDoing] = useState<Doing | null>(null)
  const {
    data: visit,
    isError,
    error,
    refetch,
  } = useGetVisit(event.id, { request: { silent: true } })
  const waiting = useKeptSheets(event.id)
  if (event.rrule !== null) return null
  if (isError)
    return (
      <Panel title={t('sheet.title')}>
        <ErrorState error={error} level={3} onRetry={() => void refetch()} />
      </Panel>
    )
  if (!visit)
    return (
      <Panel title={t('sheet.title')} flush>
        <SkeletonRows rows={2} label={t('loading')} />
      </Panel>
    )
  const begun = Date.parse(event.startsAt) <= Date.now()
  const off = event.status === 'cancelled'
  const last = visit.sheets[0]?.number
  // What the server did not take counts for nothing.
  const signed = visit.sheets.length + waiting.filter(({ refusal }) => !refusal).length
  const canSign = visit.writable && !off && (visit.homes.length > 0 || visit.partner !== null)
  return (
    <>
      {visit.booked && event.status === 'requested' ? (
        <p className="visit-note">{t('booked')}</p>
      ) : null}
      <Panel
        title={t('sheet.title')}
        flush
        action={
          canSign ? (
            <Button
              variant={signed > 0 ? 'plain' : 'main'}
              onClick={() => setDoing({ kind: 'sheet' })}
            >
              <Signature size={18} aria-hidden />
              {t(signed > 0 ? 'sheet.correct' : 'sheet.sign')}
            </Button>
          ) : undefined
        }
      >
        {visit.partner && (
          <p className="muted visit-0">
            {t('partner.sheetNote', { agency: visit.partner.agencyName })}
          </p>
        )}
        {visit.sheets.length + waiting.length === 0 ? (
          <p className="muted visit-0">
            {t(visit.homes.length === 0 && !visit.partner ? 'sheet.noHome' : 'sheet.unsigned')}
          </p>
        ) : (
          <ul>
            {waiting.map((sheet) => (
              <KeptSheetLine key={sheet.n} sheet={sheet} />
            ))}
            {visit.sheets.map((sheet) => (
              <SheetLine
                key={sheet.id}
                visitId={visit.id}
                sheet={sheet}
                counts={sheet.number === last}
              />
            ))}
          </ul>
        )}
      </Panel>
      {begun && !off && visit.homes.length > 0 ? (
        <FeedbackPanel visit={visit} onWrite={(home) => setDoing({ kind: 'feedback', home })} />
      ) : null}
      <Suspense>
        {doing?.kind === 'sheet' ? (
          <SheetDialog visit={visit} onClose={() => setDoing(null)} />
        ) : null}
        {doing?.kind === 'feedback' ? (
          <FeedbackDialog visit={visit} home={doing.home} onClose={() => setDoing(null)} />
        ) : null}
      </Suspense>
    </>
  )
}
