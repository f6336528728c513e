import { useGetRentalStats } from '../../../../../generated/api/rental/rental'
import { useTranslation } from '../../../../i18n'
import { count, date, money } from '../../../../lib/format'
import { Panel } from '../../../../ui/panel'
import { SkeletonRows } from '../../../../ui/skeleton'
import { ErrorState } from '../../../../ui/states'
import { Table } from '../../../../ui/workspace/kit/table'
import { STATES } from '../states'

/** How the programme stands: counts and sums, and nobody's name. */
export function StatsView() {
  const { t } = useTranslation('rental')
  const { data, error, refetch } = useGetRentalStats({ request: { silent: true } })
  if (!data)
    return (
      <Panel title={t('desk.view.stats')}>
        {error ? (
          <ErrorState
            error={error}
            level={3}
            title={t('desk.failed')}
            onRetry={() => void refetch()}
          />
        ) : (
          <SkeletonRows rows={4} label={t('desk.loading')} />
        )}
      </Panel>
    )
  const sums = [
    [t('stats.contracts'), count(data.contracts) || '0'],
    [t('stats.owners'), money(data.paidToOwners) || '0 €'],
    [t('stats.tenants'), money(data.paidByTenants) || '0 €'],
    [t('stats.offers'), String(data.offers['proposed'] ?? 0)],
  ]
  return (
    <Panel
      title={t('desk.view.stats')}
      note={t('stats.asOf', { at: date(data.asOf, 'DD/MM/YYYY HH:mm') })}
      flush
    >
      <dl className="rental-sums">
        {sums.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      <Table label={t('desk.view.stats')} keep>
        <thead>
          <tr>
            <th scope="col">{t('stats.group')}</th>
            <th scope="col">{t('stats.total')}</th>
            {STATES.map((state) => (
              <th key={state} scope="col">
                {t(`enums.state.${state}`)}
              </th>
            ))}
            <th scope="col">{t('desk.queue.late')}</th>
            <th scope="col">{t('stats.median')}</th>
          </tr>
        </thead>
        <tbody>
          {data.items.map((one) => (
            <tr key={`${one.island} ${one.side}`}>
              <th scope="row">
                {t(`enums.island.${one.island}`)}, {t(`desk.side.${one.side}`)}
              </th>
              <td className="num">{one.total}</td>
              {STATES.map((state) => (
                <td key={state} className="num">
                  {one.states[state] ?? 0}
                </td>
              ))}
              <td className="num">{one.late}</td>
              <td className="num">
                {one.medianDays === null ? t('stats.few') : count(one.medianDays) || '0'}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="rental-foot">{t('stats.note')}</p>
    </Panel>
  )
}
