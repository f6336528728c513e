import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import {
  getListPartnerVisitsQueryKey,
  useAnswerPartnerVisit,
  useListPartnerVisits,
} from '../../../../generated/api/visit/visit'
import type { PartnerVisit } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { onLive } from '../../../lib/live'
import { useWrite } from '../../../lib/write'
import { Panel } from '../../../ui/panel'
import { ErrorState } from '../../../ui/states'
import { ConfirmDialog } from '../../../ui/workspace/kit/confirm-dialog'
import '../desk/visit.css'
import { PartnerRow, type Asking } from './partner-row'

const AnswerDialog = lazy(() => import('./answer-dialog'))

/** Takes a request back, asked as a question. */
function Withdraw({ visit, onClose }: { visit: PartnerVisit; onClose: () => void }) {
  const { t } = useTranslation('visit')
  const agency = visit.agencyName
  const { busy, write } = useWrite(useAnswerPartnerVisit, {
    done: t('partner.withdrawn'),
    reads: ['visit'],
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      title={t('partner.withdrawTitle', { agency })}
      text={t('partner.withdrawText', { agency })}
      cancel={t('cancel')}
      send={t('partner.withdraw')}
      busy={busy && t('partner.sending')}
      onClose={onClose}
      onConfirm={() => void write({ id: visit.id, data: { answer: 'refuse' } })}
    />
  )
}

/** Visits between the agency and its partners; nothing where there are none. */
export function PartnerVisits() {
  const { t } = useTranslation('visit')
  const client = useQueryClient()
  const [asking, setAsking] = useState<{ visit: PartnerVisit; what: Asking } | null>(null)
  const { data, error, refetch } = useListPartnerVisits({}, { request: { silent: true } })
  useEffect(() => {
    const again = () => void client.invalidateQueries({ queryKey: getListPartnerVisitsQueryKey() })
    const stops = ['notification', 'lost'].map((type) => onLive(type, again))
    return () => stops.forEach((stop) => void stop())
  }, [client])
  if (error && !data)
    return (
      <Panel title={t('partner.title')}>
        <ErrorState error={error} level={3} onRetry={() => void refetch()} />
      </Panel>
    )
  if (!data || data.items.length === 0) return null
  const turns = data.items.filter(({ turn }) => turn).length
  const close = () => setAsking(null)
  return (
    <>
      <Panel
        flush
        title={t('partner.title')}
        note={turns > 0 ? t('partner.note', { count: turns }) : undefined}
      >
        <ul>
          {data.items.map((visit) => (
            <PartnerRow key={visit.id} visit={visit} onAsk={(what) => setAsking({ visit, what })} />
          ))}
        </ul>
      </Panel>
      {asking?.what === 'withdraw' && <Withdraw visit={asking.visit} onClose={close} />}
      {asking && asking.what !== 'withdraw' && (
        <Suspense>
          <AnswerDialog visit={asking.visit} answer={asking.what} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
