import { useListSellerPayouts } from '../../../../generated/api/market/market'
import type { SellerPayoutState } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { cents } from '../../../lib/cents'
import { Panel } from '../../../ui/panel'
import { StatusChip, type Tone } from '../../../ui/status-chip'
import { Table } from '../../../ui/workspace/kit/table'

const STATES: Record<SellerPayoutState, Tone> = {
  open: 'sun',
  sent: 'sea',
  paid: 'ok',
  failed: 'error',
}

/** What orders by card have paid out and will; nothing where nobody has paid by card yet. */
export function Payouts() {
  const { t } = useTranslation('order')
  const { data } = useListSellerPayouts({}, { request: { silent: true } })
  if (!data || (data.items.length === 0 && data.held === 0 && data.due === 0)) return null
  return (
    <Panel
      title={t('earn.payouts.title')}
      note={t('earn.payouts.toCome', { held: cents(data.held), due: cents(data.due) })}
    >
      {data.items.length > 0 && (
        <Table label={t('earn.payouts.title')} keep>
          <thead>
            <tr>
              <th scope="col">{t('earn.payouts.day')}</th>
              <th scope="col">{t('earn.payouts.orders')}</th>
              <th scope="col">{t('earn.payouts.state')}</th>
              <th scope="col">{t('earn.payouts.amount')}</th>
            </tr>
          </thead>
          <tbody>
            {data.items.map((one) => (
              <tr key={one.id}>
                <th scope="row">{date(one.arrivesOn ?? one.createdAt, 'DD/MM/YYYY')}</th>
                <td>{one.orders.join(', ')}</td>
                <td>
                  <StatusChip tone={STATES[one.state]}>
                    {t(`earn.payouts.states.${one.state}`)}
                  </StatusChip>
                </td>
                <td className="num">
                  <b>{cents(one.amount)}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <p className="muted">{t('earn.payouts.how')}</p>
    </Panel>
  )
}
