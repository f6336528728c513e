import { keepPreviousData } from '@tanstack/react-query'
import { Plus, ReceiptText } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useGetExpense, useListExpenses } from '../../../generated/api/expense/expense'
import { useTranslation } from '../../i18n'
import { Panel } from '../../ui/panel'
import { SkeletonRows } from '../../ui/skeleton'
import { EmptyState, ErrorState, PartialBand } from '../../ui/states'
import { Button } from '../../ui/workspace/kit/button'
import { Toolbar } from '../../ui/workspace/kit/toolbar'
import { useExpenseAddress } from './address'
import './expense.css'
import { amount, ExpenseTable } from './list/expense-table'
import { Filters } from './list/filters'
import { openOf } from './standing'

const ExpenseDialog = lazy(() => import('./edit/expense-dialog'))
const PayDialog = lazy(() => import('./pay-dialog'))

/** What suppliers invoiced the agency, newest first. */
export default function ExpensesPart() {
  const { t } = useTranslation('expense')
  const { filters, cursor, isNew, openId, change } = useExpenseAddress()
  const { data: open = null } = useGetExpense(openId ?? '', {
    query: { enabled: openId !== null },
  })
  const [ticked, setTicked] = useState<string[]>([])
  const [paying, setPaying] = useState(false)
  const { data, error, refetch } = useListExpenses(
    { ...filters, ...(cursor && { cursor }) },
    { query: { placeholderData: keepPreviousData }, request: { silent: true } },
  )
  const again = () => void refetch()
  const rows = data?.items ?? []
  const chosen = rows.filter((one) => ticked.includes(one.id) && openOf(one) > 0)
  const sum = amount(chosen.reduce((all, one) => all + openOf(one), 0))
  const isFiltered = Object.keys(filters).length > 0
  const close = () => {
    change(isNew ? 'add' : 'open', null)
  }
  const tick = (id: string): void =>
    setTicked((all) => (all.includes(id) ? all.filter((one) => one !== id) : [...all, id]))
  return (
    <Panel
      title={t('title')}
      note={data && t('note', { count: data.total, open: amount(data.open) })}
      action={
        <Button variant="main" onClick={() => change('add', '1')}>
          <Plus size={18} aria-hidden />
          {t('add')}
        </Button>
      }
      flush
    >
      <Filters />
      {chosen.length > 0 && (
        <Toolbar kind="chosen" label={t('chosen')}>
          <span role="status">{t('chosenCount', { count: chosen.length, sum })}</span>
          <Button onClick={() => setPaying(true)}>{t('pay.act')}</Button>
        </Toolbar>
      )}
      {!data && !error && <SkeletonRows rows={5} label={t('loading')} />}
      {error && !data && <ErrorState error={error} level={3} onRetry={again} />}
      {error && data && (
        <PartialBand error={error} onRetry={again}>
          {t('old')}
        </PartialBand>
      )}
      {data && rows.length === 0 && (
        <EmptyState
          icon={ReceiptText}
          level={3}
          title={t(isFiltered ? 'noneSo' : 'empty')}
          text={t(isFiltered ? 'noneSoText' : 'emptyText')}
        />
      )}
      {rows.length > 0 && (
        <ExpenseTable
          rows={rows}
          chosen={ticked}
          onChoose={tick}
          onOpen={({ id }) => change('open', id)}
        />
      )}
      {data && (data.previous ?? data.next) ? (
        <div className="expense-pages">
          <Button disabled={!data.previous} onClick={() => change('cursor', data.previous)}>
            {t('previous')}
          </Button>
          <Button disabled={!data.next} onClick={() => change('cursor', data.next)}>
            {t('next')}
          </Button>
        </div>
      ) : null}
      <Suspense>
        {(openId !== null && open) || isNew ? (
          <ExpenseDialog one={isNew ? null : open} onClose={close} />
        ) : null}
        {paying && (
          <PayDialog
            expenses={chosen}
            sum={sum}
            onClose={() => setPaying(false)}
            onPaid={() => setTicked([])}
          />
        )}
      </Suspense>
    </Panel>
  )
}
