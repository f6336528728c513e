import { useGetRentalRules } from '../../../generated/api/rental/rental'
import type { RentalRule } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { date } from '../../lib/format'

/** Islands are named where a condition does not hold on all of them. */
function Islands({ rule }: { rule: RentalRule }) {
  const { t } = useTranslation('rental')
  return (
    <td>
      {rule.islands.length === 4
        ? t('table.everywhere')
        : rule.islands.map((island) => t(`enums.island.${island}`)).join(', ')}
    </td>
  )
}

/** The dated table: each condition, where it holds, since when and when it was read, and where. */
export function RulesTable() {
  const { t } = useTranslation('rental')
  const { data } = useGetRentalRules({}, { request: { silent: true } })
  if (!data) return <p className="rates-note">{t('table.failed')}</p>
  const sources = [...new Set(data.items.map(({ source }) => source))]
  return (
    <>
      {(['owner', 'tenant'] as const).map((side) => (
        <div
          className="rates-scroll"
          key={side}
          tabIndex={0}
          role="region"
          aria-label={t(`table.${side}`)}
        >
          <table className="rates-table">
            <caption>{t(`table.${side}`)}</caption>
            <thead>
              <tr>
                <th scope="col">{t('table.rule')}</th>
                <th scope="col">{t('table.where')}</th>
                <th scope="col">{t('table.since')}</th>
                <th scope="col">{t('table.read')}</th>
              </tr>
            </thead>
            <tbody>
              {data.items
                .filter((rule) => rule.side === side)
                .map((rule) => (
                  <tr key={`${rule.id}${rule.islands.join('')}${rule.members}`}>
                    <th scope="row">{rule.text}</th>
                    <Islands rule={rule} />
                    <td className="num" data-label={t('table.since')}>
                      {date(rule.validFrom)}
                    </td>
                    <td className="num" data-label={t('table.read')}>
                      {date(rule.readOn)}
                    </td>
                  </tr>
                ))}
            </tbody>
          </table>
        </div>
      ))}
      <p className="rates-note">{t('table.source', { source: sources.join('; ') })}</p>
    </>
  )
}
