import { lazy, type ComponentType } from 'react'
import type { Role } from '../../../lib/session'

/** A tab of accounting: its part of the address, its word (with its namespace), who has it. */
export interface AccountingTab {
  part: string
  words: string
  roles: readonly Role[]
  Part: ComponentType
}

/**
 * The tabs of /auth/contabilidad in their order, one line each; the first that somebody has opens.
 * A tab's words come with its part: it names its own namespace.
 */
export const ACCOUNTING_TABS: readonly AccountingTab[] = [
  {
    part: 'resumen',
    words: 'invoice:tab.summary',
    roles: ['ADMIN'],
    Part: lazy(() => import('./summary-part')),
  },
  {
    part: 'facturas',
    words: 'invoice:tab.list',
    roles: ['ADMIN'],
    Part: lazy(() => import('../../../features/invoice/list/invoices-part')),
  },
  {
    part: 'borradores',
    words: 'invoice:tab.drafts',
    roles: ['ADMIN'],
    Part: lazy(() => import('../../../features/invoice/drafts/drafts-part')),
  },
  {
    part: 'gastos',
    words: 'expense:tab',
    roles: ['ADMIN'],
    Part: lazy(() => import('../../../features/expense/expenses-part')),
  },
  {
    part: 'honorarios',
    words: 'fee:tab',
    roles: ['ADMIN', 'STAFF'],
    Part: lazy(() => import('../../../features/fee/fees-part')),
  },
  {
    part: 'banco',
    words: 'bank:tab',
    roles: ['ADMIN'],
    Part: lazy(() => import('../../../features/bank/bank-part')),
  },
  {
    part: 'impuestos',
    words: 'tax:tab',
    roles: ['ADMIN'],
    Part: lazy(() => import('../../../features/tax/tax-part')),
  },
  {
    part: 'verifactu',
    words: 'fiscal:tab',
    roles: ['ADMIN'],
    Part: lazy(() => import('../../../features/fiscal/fiscal-part')),
  },
]
