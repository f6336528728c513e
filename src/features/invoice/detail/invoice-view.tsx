import { Download } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import {
  downloadInvoice,
  downloadInvoiceFacturae,
  downloadInvoiceUbl,
  useGetInvoice,
} from '../../../../generated/api/invoice/invoice'
import type { Invoice, InvoiceAct } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import type { HttpOptions } from '../../../lib/http-options'
import { useSession } from '../../../lib/session'
import { useDownload } from '../../../lib/use-download'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import { StatusChip } from '../../../ui/status-chip'
import { Button } from '../../../ui/workspace/kit/button'
import { partAt } from '../part-address'
import { useStanding } from '../standing'
import { Sums } from '../sums'
import { ActDialog } from './act-dialog'
import { Happened } from './happened'
import { Paper } from './paper'
import { RecordFault } from './record-fault'

/** The same for programs. */
const FILES = [
  { name: 'UBL', ending: 'UBL.xml', read: downloadInvoiceUbl },
  {
    name: 'Facturae',
    ending: 'Facturae.xml',
    read: (id: string, options: HttpOptions) => downloadInvoiceFacturae(id, undefined, options),
  },
] as const
/** Signed by the agency, as administrations ask for it. */
const SIGNED = {
  name: 'signed',
  ending: 'Facturae.xsig',
  read: (id: string, options: HttpOptions) =>
    downloadInvoiceFacturae(id, { signed: true }, options),
} as const

function Acts({ invoice, onAct }: { invoice: Invoice; onAct: (act: InvoiceAct) => void }) {
  const { t } = useTranslation('invoice')
  const { busy, download } = useDownload()
  const { role } = useSession().profile
  const { id, fullNumber, next, side } = invoice
  const files = role === 'ADMIN' && side === 'issued' ? [...FILES, SIGNED] : FILES
  return (
    <div className="invoice-acts">
      <Button
        disabled={busy}
        onClick={() => download(`${fullNumber}.pdf`, (options) => downloadInvoice(id, options))}
      >
        <Download size={18} aria-hidden />
        PDF
      </Button>
      {files.map(({ name, ending, read }) => (
        <Button
          key={name}
          disabled={busy}
          onClick={() => download(`${fullNumber}-${ending}`, (options) => read(id, options))}
        >
          {name === 'signed' ? t('act.signed') : name}
        </Button>
      ))}
      {(['annul', 'resend', 'rectify', 'send', 'pay'] as const)
        .filter((act) => next.includes(act))
        .map((act) => (
          <Button key={act} variant={act === 'pay' ? 'main' : 'soft'} onClick={() => onAct(act)}>
            {t(act === 'pay' && invoice.payable < 0 ? 'act.payBack' : `act.${act}`)}
          </Button>
        ))}
    </div>
  )
}

/** An issued invoice: the paper, what it comes to, what happened and what may be done. */
export function InvoiceView({ id }: { id: string }) {
  const { t } = useTranslation('invoice')
  const standingOf = useStanding()
  const [act, setAct] = useState<InvoiceAct | null>(null)
  const { data, error, refetch } = useGetInvoice(id, { request: { silent: true } })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={6} label={t('loading')} />
  const standing = standingOf(data)
  const other = data.side === 'issued' ? data.receiverName : data.issuerName
  return (
    <>
      <div className="invoice-head">
        <div>
          <p>
            <Link to={partAt('facturas')}>{t('tab.list')}</Link> ›
          </p>
          <h2>
            {t('detail.title', { number: data.fullNumber })}{' '}
            <StatusChip tone={standing.tone}>{standing.words}</StatusChip>
          </h2>
          <p>
            {other} · {date(data.issuedOn)}
          </p>
        </div>
        <Acts invoice={data} onAct={setAct} />
      </div>
      <div className="invoice-two">
        <Paper id={id} number={data.fullNumber} changed={`${data.paid} ${data.state}`} />
        <div className="invoice-stack">
          {data.recordFault && <RecordFault fault={data.recordFault} />}
          <Panel title={t('draft.sums')}>
            <Sums of={data} />
          </Panel>
          <Happened invoice={data} />
        </div>
      </div>
      {act && <ActDialog invoice={data} act={act} onClose={() => setAct(null)} />}
    </>
  )
}
