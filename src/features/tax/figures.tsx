import { Link } from 'react-router-dom'
import { useGetTaxFigures } from '../../../generated/api/tax/tax'
import { useTranslation } from '../../i18n'
import { cents } from '../../lib/cents'
import { SkeletonRows } from '../../ui/skeleton'
import { ErrorLine } from '../../ui/states'
import './tax.css'

/** An address of accounting. */
const at = (query: Record<string, string>): string => `?${new URLSearchParams(query).toString()}`

/** What was invoiced, collected, is due, and VAT of the quarter; each leads to its list. */
export function Figures() {
  const { t } = useTranslation('tax')
  const { data, error, refetch } = useGetTaxFigures({ request: { silent: true } })
  if (error && !data) return <ErrorLine error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={2} label={t('loading')} />
  const list = { parte: 'facturas', lado: 'issued' }
  const month = at({ ...list, desde: data.from, hasta: data.to })
  const figures = [
    {
      key: 'invoiced',
      amount: data.invoiced,
      to: month,
      note: t('figure.base', { amount: cents(data.base) }),
    },
    {
      key: 'collected',
      amount: data.collected,
      to: month,
      note: t('figure.ofMonth', { count: data.invoices }),
    },
    {
      key: 'due',
      amount: data.due,
      to: at({ ...list, estado: data.overdue > 0 ? 'overdue' : 'open' }),
      note:
        data.overdue > 0
          ? t('figure.overdue', { amount: cents(data.overdue) })
          : t('figure.inTime'),
      isLate: data.overdue > 0,
    },
    {
      key: 'vat',
      amount: data.vatCharged - data.vatBorne,
      to: at({ parte: 'impuestos', trimestre: data.quarter }),
      note: t('figure.vatOf', { charged: cents(data.vatCharged), borne: cents(data.vatBorne) }),
    },
  ]
  return (
    <dl className="ui-panel tax-figures">
      {figures.map(({ key, amount, to, note, isLate = false }) => (
        <div key={key}>
          <dt>{t(`figure.${key}`)}</dt>
          <dd>
            <Link to={to}>
              <b>{cents(amount)}</b>
              <small className={isLate ? 'is-late' : undefined}>{note}</small>
            </Link>
          </dd>
        </div>
      ))}
    </dl>
  )
}
