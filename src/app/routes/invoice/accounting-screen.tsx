import { AccountingPage } from '../../../features/invoice/accounting-page'
import { ACCOUNTING_TABS } from './accounting-tabs'

/** Accounting, with the tabs of all its rooms. */
export default function AccountingScreen() {
  return <AccountingPage tabs={ACCOUNTING_TABS} />
}
