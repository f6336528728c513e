import { Download } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { TaxItem, TaxQuarterSums, TaxSums } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { cents } from '../../lib/cents'
import { count, date } from '../../lib/format'
import type { HttpOptions } from '../../lib/http-options'
import { useDownload } from '../../lib/use-download'
import { Panel } from '../../ui/panel'
import { SkeletonRows } from '../../ui/skeleton'
import { ErrorLine } from '../../ui/states'
import { Button } from '../../ui/workspace/kit/button'
import { Table } from '../../ui/workspace/kit/table'

type Tax = 'vat' | 'withheld'

function Side({ of, title, sums }: { of: Tax; title: string; sums: TaxSums }) {
  const { t } = useTranslation('tax')
  return (
    <div>
      <h3>{title}</h3>
      <dl className="tax-sums">
        {sums.rates.map(({ model, pct, base, amount }) => (
          <div key={`${model} ${pct}`}>
            <dt>
              {model && `${t('model', { model })} · `}
              {t('rate', { pct: count(pct), base: cents(base) })}
            </dt>
            <dd>{cents(amount)}</dd>
          </div>
        ))}
        <div className="is-total">
          <dt>{t(`${of}.total`, { base: cents(sums.base) })}</dt>
          <dd>{cents(sums.amount)}</dd>
        </div>
      </dl>
    </div>
  )
}

/** Whether a column holds numbers. */
const isNumber = (column: string): boolean => ['pct', 'base', 'vat', 'withheld'].includes(column)

function Items({ of, items }: { of: Tax; items: readonly TaxItem[] }) {
  const { t } = useTranslation('tax')
  const address = ({ record, recordId: id }: TaxItem): string =>
    `?${new URLSearchParams(
      record === 'expense' ? { parte: 'gastos', gasto: id } : { parte: 'facturas', factura: id },
    ).toString()}`
  return (
    <details className="tax-behind">
      <summary>{t('behind', { count: items.length })}</summary>
      <Table label={t(`${of}.title`)} className="tax-table" keep>
        <thead>
          <tr>
            {['number', 'name', 'side', 'pct', 'base', of].map((one) => (
              <th key={one} scope="col" className={isNumber(one) ? 'cell-right' : undefined}>
                {t(`col.${one}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((one) => (
            <tr key={`${one.recordId} ${one.pct}`}>
              <td>
                <Link to={address(one)}>{one.fullNumber}</Link>
                <small>{date(one.issuedOn)}</small>
              </td>
              <td>
                {one.name}
                <small>{one.taxId}</small>
              </td>
              <td>
                {t(one.record === 'expense' ? 'expense' : `side.${one.side}`)}
                {one.model && <small>{t('model', { model: one.model })}</small>}
              </td>
              <td className="cell-right">{count(one.pct)} %</td>
              <td className="cell-right">{cents(one.base)}</td>
              <td className="cell-right">
                {cents(one.amount)}
                {one.printed !== one.amount && (
                  <small>{t('printed', { amount: cents(one.printed) })}</small>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  )
}

/** A tax of a quarter on both sides, its file, and the invoices that it is the sum of. */
export function QuarterPanel({
  of,
  read: { data, error, refetch },
  file,
  name,
}: {
  of: Tax
  read: { data: TaxQuarterSums | undefined; error: Error | null; refetch: () => unknown }
  file: (options: HttpOptions) => Promise<unknown>
  name: string
}) {
  const { t } = useTranslation('tax')
  const { busy, download } = useDownload()
  return (
    <Panel
      title={t(`${of}.title`)}
      note={t(`${of}.note`)}
      action={
        <Button variant="text" disabled={busy} onClick={() => download(`${name}.csv`, file)}>
          <Download size={18} aria-hidden />
          CSV
        </Button>
      }
    >
      {!data && !error && <SkeletonRows rows={3} label={t('loading')} />}
      {error && !data && <ErrorLine error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <div className="tax-two">
            <Side of={of} title={t(`${of}.issued`)} sums={data.issued} />
            <Side of={of} title={t(`${of}.received`)} sums={data.received} />
          </div>
          <p className="muted">{t(`${of}.counted`)}</p>
          {data.items.length > 0 && <Items of={of} items={data.items} />}
        </>
      )}
    </Panel>
  )
}
