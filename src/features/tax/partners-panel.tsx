import { Download } from 'lucide-react'
import { Link } from 'react-router-dom'
import { exportTaxPartners, useListTaxPartners } from '../../../generated/api/tax/tax'
import type { TaxPartner } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { cents } from '../../lib/cents'
import { useDownload } from '../../lib/use-download'
import { Panel } from '../../ui/panel'
import { SkeletonRows } from '../../ui/skeleton'
import { ErrorLine } from '../../ui/states'
import { Button } from '../../ui/workspace/kit/button'
import { Table } from '../../ui/workspace/kit/table'

/** Partners of a year above the limit of model 347; each leads to its invoices. */
export function PartnersPanel({ year }: { year: number }) {
  const { t } = useTranslation('tax')
  const { busy, download } = useDownload()
  const { data, error, refetch } = useListTaxPartners({ year }, { request: { silent: true } })
  const days = { desde: `${year}-01-01`, hasta: `${year}-12-31` }
  const behind = ({ side, taxId, invoices }: TaxPartner): string =>
    `?${new URLSearchParams(
      invoices > 0
        ? { parte: 'facturas', lado: side, ...days, q: taxId }
        : { parte: 'gastos', ...days, q: taxId },
    ).toString()}`
  return (
    <Panel
      title={t('partners.title', { year })}
      note={data && t('partners.note', { limit: cents(data.limit) })}
      action={
        <Button
          variant="text"
          disabled={busy}
          onClick={() =>
            download(`${t('partners.file')}-${year}.csv`, (options) =>
              exportTaxPartners({ year }, options),
            )
          }
        >
          <Download size={18} aria-hidden />
          CSV
        </Button>
      }
      flush
    >
      {!data && !error && <SkeletonRows rows={2} label={t('loading')} />}
      {error && !data && <ErrorLine error={error} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && <p className="tax-none">{t('partners.none')}</p>}
      {data && data.items.length > 0 && (
        <Table label={t('partners.title', { year })} className="tax-table" keep>
          <thead>
            <tr>
              {['name', 'side'].map((one) => (
                <th key={one} scope="col">
                  {t(`col.${one}`)}
                </th>
              ))}
              {['invoices', 'total'].map((one) => (
                <th key={one} scope="col" className="cell-right">
                  {t(`col.${one}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.items.map((one) => (
              <tr key={`${one.side} ${one.taxId}`}>
                <td>
                  <Link to={behind(one)}>{one.name}</Link>
                  <small>{one.taxId}</small>
                </td>
                <td>{t(`side.${one.side}`)}</td>
                <td className="cell-right">
                  {one.invoices + one.expenses}
                  {one.invoices > 0 && one.expenses > 0 && (
                    <small>{t('partners.expenses', { count: one.expenses })}</small>
                  )}
                </td>
                <td className="cell-right">{cents(one.total)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Panel>
  )
}
