import { keepPreviousData } from '@tanstack/react-query'
import { Download, Euro, Printer } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import {
  downloadEarningsStatement,
  exportEarningsStatement,
  useGetEarningsStatement,
} from '../../../../generated/api/order/order'
import type { EarningsStatementRow, EarningsSums } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { href } from '../../../lib/href'
import { useDownload } from '../../../lib/use-download'
import { cents } from '../../../lib/cents'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { EmptyState, ErrorState } from '../../../ui/states'
import { StatusChip } from '../../../ui/status-chip'
import { Button } from '../../../ui/workspace/kit/button'
import { ChipSelect } from '../../../ui/workspace/kit/chip-select'
import { ChipToggle } from '../../../ui/workspace/kit/chip-toggle'
import { Table } from '../../../ui/workspace/kit/table'
import { PAYMENT_TONES } from '../tones'
import { periodIn, periodName, periodsUntil } from './period'

/** Figures of a statement; those with a part of the list behind them lead to it. */
const FIGURES = ['net', 'vat', 'retention', 'fee', 'feeVat', 'left'] as const
const LISTS = ['received', 'awaited', 'owed'] as const
type ListName = (typeof LISTS)[number]

function Sums({
  sums,
  list,
  onList,
}: {
  sums: EarningsSums
  list: ListName | null
  onList: (list: ListName | null) => void
}) {
  const { t } = useTranslation('order')
  const isTaken = (key: keyof EarningsSums): boolean =>
    key === 'retention' || key === 'fee' || key === 'feeVat'
  return (
    <>
      <dl className="order-sums order-statement-sums">
        {FIGURES.map((key) => (
          <div key={key} className={key === 'left' ? 'is-total' : undefined}>
            <dt>{t(`statement.${key}`)}</dt>
            <dd className="num">
              {isTaken(key) && sums[key] > 0 ? '−' : ''}
              {cents(sums[key])}
            </dd>
          </div>
        ))}
      </dl>
      <div className="order-statement-lists" role="group" aria-label={t('statement.lists')}>
        {LISTS.filter((key) => key !== 'owed' || sums.owed > 0).map((key) => (
          <ChipToggle key={key} on={list === key} onClick={() => onList(list === key ? null : key)}>
            {t(`statement.${key}`)} · {cents(sums[key])}
          </ChipToggle>
        ))}
      </div>
    </>
  )
}

function Row({ row }: { row: EarningsStatementRow }) {
  const { t } = useTranslation('order')
  const { sums } = row
  const taken = (amount: number): string => (amount > 0 ? `−${cents(amount)}` : cents(amount))
  return (
    <tr>
      <th scope="row">
        <Link to={href('auth-marketplace-pedidos-id', { id: row.id })}>{row.number}</Link>
      </th>
      <td>{date(row.day)}</td>
      <td>{[row.buyerName, row.homeTitle].filter(Boolean).join(' · ')}</td>
      <td>
        <StatusChip tone={PAYMENT_TONES[row.payment]}>{t(`payment.${row.payment}`)}</StatusChip>
      </td>
      <td className="num">{cents(sums.net)}</td>
      <td className="num">{cents(sums.vat)}</td>
      <td className="num">{taken(sums.retention)}</td>
      <td className="num">{taken(sums.fee + sums.feeVat)}</td>
      <td className="num">
        <b>{cents(sums.left)}</b>
      </td>
    </tr>
  )
}

const HEAD = ['order', 'day', 'buyer', 'state', 'net', 'vat', 'retention', 'feeCol', 'leftCol']

/** Which period, and the two files of it. */
function Choice({ period }: { period: string }) {
  const { t, i18n } = useTranslation('order')
  const [, setQuery] = useSearchParams()
  const { busy, download } = useDownload()
  const groups = periodsUntil(new Date())
  const name = `${t('statement.file')}-${period}`
  return (
    <div className="order-acts">
      <ChipSelect
        label={t('statement.period')}
        value={period}
        onChange={(event) =>
          setQuery({ periodo: event.target.value }, { preventScrollReset: true })
        }
      >
        {(['months', 'quarters', 'years'] as const).map((group) => (
          <optgroup key={group} label={t(`statement.${group}`)}>
            {groups[group].map((one) => (
              <option key={one} value={one}>
                {periodName(one, i18n.language)}
              </option>
            ))}
          </optgroup>
        ))}
      </ChipSelect>
      <Button
        disabled={busy}
        onClick={() =>
          download(`${name}.csv`, (options) => exportEarningsStatement({ period }, options))
        }
      >
        <Download size={18} aria-hidden /> CSV
      </Button>
      <Button
        disabled={busy}
        onClick={() =>
          download(`${name}.pdf`, (options) => downloadEarningsStatement({ period }, options))
        }
      >
        <Printer size={18} aria-hidden /> {t('statement.print')}
      </Button>
    </div>
  )
}

/** A period's earnings: the sums, the orders behind each, and the files of it. */
export function Statement() {
  const { t } = useTranslation('order')
  const [query, setQuery] = useSearchParams()
  const period = periodIn(query, new Date())
  const list = LISTS.find((one) => one === query.get('ver')) ?? null
  const { data, error, refetch } = useGetEarningsStatement(
    { period },
    { query: { placeholderData: keepPreviousData }, request: { silent: true } },
  )
  const rows = (data?.rows ?? []).filter(({ sums }) => list === null || sums[list] > 0)
  return (
    <Panel
      title={t('statement.title')}
      note={data && `${date(data.from)} – ${date(data.to)}`}
      action={<Choice period={period} />}
      className="order-statement"
      flush
    >
      {error && !data && <ErrorState error={error} level={3} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={5} label={t('loading')} />}
      {data && (
        <div className="order-statement-body">
          <Sums
            sums={data.sums}
            list={list}
            onList={(next) =>
              setQuery(
                { ...(query.has('periodo') && { periodo: period }), ...(next && { ver: next }) },
                { preventScrollReset: true },
              )
            }
          />
        </div>
      )}
      {data && rows.length === 0 && (
        <EmptyState
          icon={Euro}
          level={3}
          title={t('statement.none')}
          text={t('statement.noneText')}
        />
      )}
      {rows.length > 0 && (
        <Table label={t('statement.title')} keep>
          <thead>
            <tr>
              {HEAD.map((one) => (
                <th key={one} scope="col">
                  {t(`statement.col.${one}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </tbody>
        </Table>
      )}
      <p className="order-statement-note">{t('statement.note')}</p>
    </Panel>
  )
}
