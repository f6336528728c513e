import { Landmark, RefreshCw, Upload } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useListBankAccounts, useProposeBankMatches } from '../../../generated/api/bank/bank'
import { useTranslation } from '../../i18n'
import { cents } from '../../lib/cents'
import { date } from '../../lib/format'
import { useWrite } from '../../lib/write'
import { Panel } from '../../ui/panel'
import { SkeletonRows } from '../../ui/skeleton'
import { EmptyState, ErrorState } from '../../ui/states'
import { Button } from '../../ui/workspace/kit/button'
import { ChipSelect } from '../../ui/workspace/kit/chip-select'
import { useBankAddress } from './address'
import './bank.css'
import { EntryList } from './list/entry-list'
import { ending, grouped } from './signed'

const UploadDialog = lazy(() => import('./upload/upload-dialog'))

function Acts({ onUpload }: { onUpload: () => void }) {
  const { t } = useTranslation('bank')
  const suggest = useWrite(useProposeBankMatches, {
    reads: ['bank', 'invoice', 'expense'],
    done: ({ matched, open }) => t('did.suggested', { count: matched, open }),
  })
  return (
    <div className="bank-head">
      <Button disabled={suggest.busy} onClick={() => void suggest.write()}>
        <RefreshCw size={18} aria-hidden />
        {t('act.suggest')}
      </Button>
      <Button variant="main" onClick={onUpload}>
        <Upload size={18} aria-hidden />
        {t('act.upload')}
      </Button>
    </div>
  )
}

/** The bank's entries beside the invoices and expenses they pay. */
export default function BankPart() {
  const { t } = useTranslation('bank')
  const [uploading, setUploading] = useState(false)
  const { params, change } = useBankAddress()
  const { data, error, refetch } = useListBankAccounts({ request: { silent: true } })
  const accounts = data?.items ?? []
  const [one] = accounts
  const upload = () => setUploading(true)
  return (
    <Panel
      title={t('title')}
      note={one && accounts.length === 1 ? accountWords(one) : undefined}
      action={accounts.length > 0 ? <Acts onUpload={upload} /> : undefined}
      flush
    >
      {!data && !error && <SkeletonRows rows={5} label={t('loading')} />}
      {error && !data && <ErrorState error={error} level={3} onRetry={() => void refetch()} />}
      {data && accounts.length === 0 && (
        <EmptyState icon={Landmark} level={3} title={t('empty')} text={t('emptyText')}>
          <Button variant="main" onClick={upload}>
            {t('act.upload')}
          </Button>
        </EmptyState>
      )}
      {accounts.length > 1 && (
        <div className="bank-accounts">
          <ChipSelect
            label={t('account')}
            on={params.accountId !== undefined}
            value={params.accountId ?? ''}
            onChange={({ target }) => change('accountId', target.value)}
          >
            <option value="">{t('accountAny')}</option>
            {accounts.map((account) => (
              <option key={account.id} value={account.id}>
                {accountWords(account)}
              </option>
            ))}
          </ChipSelect>
        </div>
      )}
      {accounts.length > 0 && <EntryList />}
      {uploading && (
        <Suspense>
          <UploadDialog accounts={accounts} onClose={() => setUploading(false)} />
        </Suspense>
      )}
    </Panel>
  )
}

/** An account by its end, with what was on it. */
const accountWords = ({
  iban,
  closing,
  closingOn,
}: {
  iban: string
  closing: number | null
  closingOn: string | null
}): string =>
  closing === null || closingOn === null
    ? grouped(iban)
    : `${ending(iban)} · ${closing < 0 ? '−' : ''}${cents(Math.abs(closing))} · ${date(closingOn)}`
