import { downloadExpenseFile } from '../../../../generated/api/expense/expense'
import type { Expense } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { cents } from '../../../lib/cents'
import { date } from '../../../lib/format'
import { useDownload } from '../../../lib/use-download'
import { StatusChip } from '../../../ui/status-chip'
import { Button } from '../../../ui/workspace/kit/button'
import { Checkbox } from '../../../ui/workspace/kit/checkbox'
import { InlineButton } from '../../../ui/workspace/kit/inline-button'
import { Table } from '../../../ui/workspace/kit/table'
import { openOf, useStanding } from '../standing'

/** An amount, also below zero, as in a credit. */
export const amount = (value: number): string => (value < 0 ? `−${cents(-value)}` : cents(value))

interface RowsProps {
  rows: readonly Expense[]
  chosen: readonly string[]
  onChoose: (id: string) => void
  onOpen: (one: Expense) => void
}

function Row({ row, chosen, onChoose, onOpen }: Omit<RowsProps, 'rows'> & { row: Expense }) {
  const { t } = useTranslation('expense')
  const { busy, download } = useDownload()
  const standing = useStanding()(row)
  const { id, data, file } = row
  const { number, supplierName: name, withheld, deductiblePct: pct } = data
  return (
    <tr>
      <td className="cell-pick">
        {openOf(row) > 0 && (
          <Checkbox
            aria-label={t('pick', { number, name })}
            checked={chosen.includes(id)}
            onChange={() => onChoose(id)}
          />
        )}
      </td>
      <th scope="row" className="num">
        <InlineButton aria-label={t('open', { number })} onClick={() => onOpen(row)}>
          {number}
        </InlineButton>
        <small>{date(data.issuedOn)}</small>
      </th>
      <td>
        <b>{name}</b>
        {data.concept && <small>{data.concept}</small>}
      </td>
      <td className="cell-right" data-label={t('col.base')}>
        {amount(row.net)}
      </td>
      <td className="cell-right" data-label={t('col.vat')}>
        {amount(row.vat)}
        {pct !== undefined && pct < 100 && <small>{t('deducted', { pct })}</small>}
      </td>
      <td className="cell-right" data-label={t('col.payable')}>
        <b>{amount(row.payable)}</b>
        {withheld ? <small>{t('withheld', { amount: cents(withheld) })}</small> : null}
      </td>
      <td>
        <StatusChip tone={standing.tone}>{standing.words}</StatusChip>
      </td>
      <td>
        {file && (
          <Button
            variant="text"
            disabled={busy}
            aria-label={t('file.of', { number })}
            onClick={() => download(file.filename, (options) => downloadExpenseFile(id, options))}
          >
            {t('file.open')}
          </Button>
        )}
      </td>
    </tr>
  )
}

/** Expenses with what they come to and where they stand; those to be paid can be ticked. */
export function ExpenseTable({ rows, ...acts }: RowsProps) {
  const { t } = useTranslation('expense')
  return (
    <Table label={t('title')} className="expense-table" lines>
      <thead>
        <tr>
          <th scope="col">
            <span className="spoken">{t('col.pick')}</span>
          </th>
          <th scope="col">{t('col.number')}</th>
          <th scope="col">{t('col.who')}</th>
          {(['base', 'vat', 'payable'] as const).map((one) => (
            <th key={one} scope="col" className="cell-right">
              {t(`col.${one}`)}
            </th>
          ))}
          <th scope="col">{t('col.state')}</th>
          <th scope="col">{t('col.file')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} {...acts} />
        ))}
      </tbody>
    </Table>
  )
}
