import { keepPreviousData } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import {
  payOperatorInvoice,
  useListOperatorInvoices,
} from '../../../generated/api/operator/operator'
import type { InvoiceRow, InvoiceState } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { useErrorText } from '../../i18n/error-text'
import { date } from '../../lib/format'
import { inOne, useWrite } from '../../lib/write'
import { cents } from '../../lib/cents'
import { Panel } from '../../ui/panel'
import { StatusChip, type Tone } from '../../ui/status-chip'
import { Button } from '../../ui/workspace/kit/button'
import { ChipToggle } from '../../ui/workspace/kit/chip-toggle'
import { Table } from '../../ui/workspace/kit/table'
import '../../ui/workspace/styles/table.css'
import { ListFoot } from './list-foot'
import { ListStates } from './list-states'
import { QUIETLY } from './quietly'
import { ReasonDialog } from './reason-dialog'

const TONES: Record<InvoiceState, Tone> = {
  issued: 'sun',
  part_paid: 'sun',
  paid: 'ok',
  rectified: 'neutral',
  annulled: 'neutral',
}

/** Nothing is to be paid of it, whatever it says. */
const VOID: readonly InvoiceState[] = ['rectified', 'annulled']

const pay = inOne(({ id, reason }: { id: string; reason: string }) =>
  payOperatorInvoice(id, { reason }, QUIETLY),
)

/** What is asked before the money of an invoice is booked. */
function Paid({ invoice, onClose }: { invoice: InvoiceRow; onClose: () => void }) {
  const { t } = useTranslation('operator')
  const { busy, errors, failed, write } = useWrite(pay, {
    done: t('invoice.done', { number: invoice.fullNumber }),
    reads: ['operator', 'invoice', 'subscription'],
    say: useErrorText(),
    onDone: onClose,
  })
  const open = cents(invoice.payable - invoice.paid)
  return (
    <ReasonDialog
      title={t('invoice.title', { number: invoice.fullNumber })}
      help={t('invoice.help')}
      send={t('invoice.send', { amount: open })}
      busy={busy}
      errors={errors}
      failed={failed}
      onClose={onClose}
      onSend={(reason) => void write({ id: invoice.id, reason })}
    >
      <p>{t('invoice.text', { who: invoice.receiverName, amount: open })}</p>
    </ReasonDialog>
  )
}

/** Invoices of the site: those that wait for a transfer, or all. */
export default function InvoicesPanel() {
  const { t } = useTranslation('operator')
  const [query, setQuery] = useSearchParams()
  const [paying, setPaying] = useState<InvoiceRow | null>(null)
  const all = query.get('ver') === 'todas'
  const cursor = query.get('desde')
  const read = useListOperatorInvoices(
    { ...(!all && { open: true }), ...(cursor && { cursor }) },
    { query: { placeholderData: keepPreviousData }, request: { silent: true } },
  )
  const items = read.data?.items ?? []
  return (
    <Panel
      title={t('room.facturas')}
      note={read.data && t('invoice.total', { count: read.data.total })}
      action={
        <ChipToggle
          on={all}
          onClick={() => setQuery({ sala: 'facturas', ...(!all && { ver: 'todas' }) })}
        >
          {t('invoice.all')}
        </ChipToggle>
      }
      flush
    >
      <ListStates
        read={read}
        isEmpty={items.length === 0}
        icon={ReceiptText}
        none={t(all ? 'invoice.noneAtAll' : 'invoice.none')}
        noneText={t('invoice.noneText')}
      />
      {items.length > 0 && (
        <Table label={t('room.facturas')} keep>
          <thead>
            <tr>
              {['number', 'who', 'day', 'due', 'amount', 'state', 'act'].map((one) => (
                <th key={one} scope="col">
                  {t(`invoice.col.${one}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map((row) => (
              <tr key={row.id}>
                <th scope="row" className="num">
                  {row.fullNumber}
                </th>
                <td>{row.receiverName}</td>
                <td>{date(row.issuedOn)}</td>
                <td>{row.dueOn && date(row.dueOn)}</td>
                <td className="num">{cents(row.payable - row.paid || row.payable)}</td>
                <td>
                  <StatusChip tone={TONES[row.state]}>{t(`invoice.state.${row.state}`)}</StatusChip>
                </td>
                <td>
                  {row.paid !== row.payable && !VOID.includes(row.state) && (
                    <Button
                      aria-label={t('invoice.title', { number: row.fullNumber })}
                      onClick={() => setPaying(row)}
                    >
                      {t('invoice.act')}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <ListFoot next={read.data?.next} />
      {paying && <Paid invoice={paying} onClose={() => setPaying(null)} />}
    </Panel>
  )
}
