import { Plus, Shapes } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useListExpenses } from '../../../generated/api/expense/expense'
import type { Expense } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { date } from '../../lib/format'
import { useSession } from '../../lib/session'
import { Pressable } from '../../ui/kit/bare/pressable'
import { Button } from '../../ui/workspace/kit/button'
import { DocumentHead } from '../../ui/document-head'
import { PageHead } from '../../ui/page-head'
import { Panel } from '../../ui/panel'
import { SkeletonRows } from '../../ui/skeleton'
import { EmptyState, ErrorState, NoRightState } from '../../ui/states'
import './expense.css'

const ExpenseDialog = lazy(() => import('./expense-dialog'))

/** Expenses of the agency, newest first; one opens as a form. */
export default function ExpensesPage() {
  const { t } = useTranslation('expense')
  const { profile } = useSession()
  const [cursor, setCursor] = useState<string>()
  const [open, setOpen] = useState<Expense | 'new' | null>(null)
  const may = profile.role === 'ADMIN' || profile.role === 'STAFF'
  const { data, isPending, isError, error, refetch } = useListExpenses(
    cursor === undefined ? {} : { cursor },
    { query: { enabled: may }, request: { silent: true } },
  )
  if (!may) return <NoRightState level={1} text={t('noRight')} />
  const add = (
    <Button variant="main" onClick={() => setOpen('new')}>
      <Plus className="i" aria-hidden />
      {t('add')}
    </Button>
  )
  return (
    <>
      <DocumentHead title={t('title')} robots="noindex" />
      <PageHead title={t('title')}>{add}</PageHead>
      <Panel flush>
        {isPending && <SkeletonRows rows={4} label={t('loading')} />}
        {isError && <ErrorState error={error} level={2} onRetry={() => void refetch()} />}
        {data?.items.length === 0 && (
          <EmptyState level={2} icon={Shapes} title={t('emptyTitle')} text={t('emptyText')} />
        )}
        {data && data.items.length > 0 && (
          <ul className="expense-list">
            {data.items.map((one) => (
              <li key={one.id}>
                <Pressable onClick={() => setOpen(one)}>{one.data.name}</Pressable>
                <small className="num">{date(one.updatedAt, 'DD/MM/YYYY HH:mm')}</small>
              </li>
            ))}
          </ul>
        )}
      </Panel>
      {data && (data.previous ?? data.next) ? (
        <nav className="expense-pages" aria-label={t('pages')}>
          <Button disabled={!data.previous} onClick={() => setCursor(data.previous ?? undefined)}>
            {t('previous')}
          </Button>
          <Button disabled={!data.next} onClick={() => setCursor(data.next ?? undefined)}>
            {t('next')}
          </Button>
        </nav>
      ) : null}
      {open === null ? null : (
        <Suspense>
          <ExpenseDialog one={open === 'new' ? null : open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  )
}
