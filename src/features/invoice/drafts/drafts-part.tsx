import { FilePen } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import { useListInvoiceDrafts } from '../../../../generated/api/invoice/invoice'
import type { InvoiceDraft } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { cents } from '../../../lib/cents'
import { date } from '../../../lib/format'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { EmptyState, ErrorState } from '../../../ui/states'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { CompanyBand } from '../company-band'
import { draftAt, draftIn, NEW_DRAFT } from '../part-address'
import { EditDraft, NewDraft } from './draft-editor'

function Row({ draft }: { draft: InvoiceDraft }) {
  const { t } = useTranslation('invoice')
  return (
    <li className="invoice-row">
      <div>
        <h3>
          <Link to={draftAt(draft.id)}>{draft.data.buyer.name || t('draft.nobody')}</Link>
        </h3>
        <p>
          {[
            draft.about,
            draft.data.lines[0]?.text,
            t('draft.saved', { day: date(draft.updatedAt) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <b className="num">{cents(draft.payable)}</b>
    </li>
  )
}

function Drafts() {
  const { t } = useTranslation('invoice')
  const { data, error, refetch } = useListInvoiceDrafts({ request: { silent: true } })
  const begin = (
    <Link className={buttonClass()} to={draftAt(NEW_DRAFT)}>
      {t('draft.new')}
    </Link>
  )
  return (
    <Panel title={t('tab.drafts')} note={t('draft.note')} flush>
      {!data && !error && <SkeletonRows rows={3} label={t('loading')} />}
      {error && !data && <ErrorState error={error} level={3} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && (
        <EmptyState icon={FilePen} level={3} title={t('draft.none')} text={t('draft.noneText')}>
          {begin}
        </EmptyState>
      )}
      {data && data.items.length > 0 && (
        <ul className="invoice-rows">
          {data.items.map((draft) => (
            <Row key={draft.id} draft={draft} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

/** Invoices that are being written: the list, or the one that the address names. */
export default function DraftsPart() {
  const [query] = useSearchParams()
  const id = draftIn(query)
  return (
    <>
      <CompanyBand />
      {id === null && <Drafts />}
      {id === NEW_DRAFT && <NewDraft />}
      {id !== null && id !== NEW_DRAFT && <EditDraft key={id} id={id} />}
    </>
  )
}
