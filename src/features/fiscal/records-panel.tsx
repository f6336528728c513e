import { keepPreviousData } from '@tanstack/react-query'
import { FileCheck } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useListFiscalRecords } from '../../../generated/api/fiscal/fiscal'
import type { FiscalRecord, FiscalRecordState } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { date } from '../../lib/format'
import { Panel } from '../../ui/panel'
import { SkeletonRows } from '../../ui/skeleton'
import { EmptyState, ErrorState } from '../../ui/states'
import { StatusChip } from '../../ui/status-chip'
import { Button } from '../../ui/workspace/kit/button'
import { ChipSelect } from '../../ui/workspace/kit/chip-select'

const STATES: readonly FiscalRecordState[] = [
  'waiting',
  'accepted',
  'accepted_with_errors',
  'rejected',
  'kept',
]
const TONES = {
  kept: 'neutral',
  waiting: 'neutral',
  accepted: 'ok',
  accepted_with_errors: 'sun',
  rejected: 'error',
} as const

/** The page of a record's invoice, where it is mended. */
const invoiceOf = ({ invoiceId }: FiscalRecord): string =>
  `?${new URLSearchParams({ parte: 'facturas', factura: invoiceId }).toString()}`

/** Refused or taken with errors, and nothing done about it yet. */
const isToMend = ({ state, kind, isLast }: FiscalRecord): boolean =>
  isLast && (state === 'rejected' || (kind === 'issue' && state === 'accepted_with_errors'))

function Row({ record }: { record: FiscalRecord }) {
  const { t } = useTranslation('fiscal')
  return (
    <li>
      <div>
        <h3>
          <Link to={invoiceOf(record)}>{record.fullNumber}</Link>
        </h3>
        <p>
          {t('record.seq', { seq: record.seq })} · {t(`record.kind.${record.kind}`)} ·{' '}
          {date(record.recordedAt, 'DD/MM/YYYY HH:mm')}
          {record.mends && ` · ${t('record.mends')}`}
          {record.mode === 'test' && ` · ${t('record.test')}`}
        </p>
        {record.message && (
          <p className="fiscal-why">
            {record.code} {record.message}
          </p>
        )}
        {isToMend(record) && (
          <p>
            <Link to={invoiceOf(record)}>{t('record.mend')}</Link>
          </p>
        )}
        {record.csv && <p className="muted">{t('record.csv', { csv: record.csv })}</p>}
      </div>
      <StatusChip tone={TONES[record.state]}>{t(`record.state.${record.state}`)}</StatusChip>
    </li>
  )
}

/** Records of the agency's invoices, the newest first; of one state alone where it is chosen. */
export function RecordsPanel({ total }: { total: number }) {
  const { t } = useTranslation('fiscal')
  const [state, setState] = useState<FiscalRecordState | ''>('')
  const [cursor, setCursor] = useState<string | null>(null)
  const { data, error, refetch } = useListFiscalRecords(
    { ...(state && { state }), ...(cursor && { cursor }) },
    { query: { placeholderData: keepPreviousData }, request: { silent: true } },
  )
  const choose = (value: string) => {
    setCursor(null)
    setState(value as FiscalRecordState | '')
  }
  return (
    <Panel title={t('record.title')} note={data && t('record.count', { count: data.total })} flush>
      {total > 0 && (
        <p className="fiscal-filter">
          <ChipSelect
            label={t('record.which')}
            value={state}
            on={state !== ''}
            onChange={({ target }) => choose(target.value)}
          >
            <option value="">{t('record.all')}</option>
            {STATES.map((one) => (
              <option key={one} value={one}>
                {t(`record.state.${one}`)}
              </option>
            ))}
          </ChipSelect>
        </p>
      )}
      {!data && !error && <SkeletonRows rows={4} label={t('loading')} />}
      {error && !data && <ErrorState error={error} level={3} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && (
        <EmptyState
          icon={FileCheck}
          level={3}
          title={t(state ? 'record.noneSo' : 'record.none')}
          text={t(state ? 'record.noneSoText' : 'record.noneText')}
        />
      )}
      <ul className="fiscal-records">
        {data?.items.map((record) => (
          <Row key={record.id} record={record} />
        ))}
      </ul>
      {(data?.next || cursor) && (
        <p className="fiscal-filter">
          {cursor && <Button onClick={() => setCursor(null)}>{t('record.first')}</Button>}
          {data?.next && <Button onClick={() => setCursor(data.next)}>{t('record.more')}</Button>}
        </p>
      )}
    </Panel>
  )
}
