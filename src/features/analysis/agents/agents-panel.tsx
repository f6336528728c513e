import { useGetAnalysisAgents } from '../../../../generated/api/analysis/analysis'
import type { AnalysisAgentLine } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count } from '../../../lib/format'
import { Table } from '../../../ui/workspace/kit/table'
import type { Address } from '../frame/address'
import { Figure, Read } from '../frame/figure'
import { minutesWords, percent } from '../frame/numbers'

function Line({ line, name }: { line: AnalysisAgentLine; name: string }) {
  const { t } = useTranslation('analysis')
  return (
    <>
      <th scope="row">{name}</th>
      <td className="num">{count(line.n)}</td>
      <td className="num">
        {count(line.visited)} {line.share && <small>{percent(line.share.value)}</small>}
      </td>
      <td className="num">{t('funnel.of', { n: count(line.closed), of: count(line.accepted) })}</td>
      <td className="num">{minutesWords(line.medianMinutes, t)}</td>
      <td className="num">
        {count(line.homes)}{' '}
        {line.homeDays !== null && (
          <small>{t('unit.days', { count: line.homeDays, n: count(line.homeDays) })}</small>
        )}
      </td>
    </>
  )
}

/** What became of the enquiries by who has them; a STAFF reads their own line. */
export default function AgentsPanel({ address }: { address: Address }) {
  const { t } = useTranslation('analysis')
  const agents = useGetAnalysisAgents(address.query, {
    query: { placeholderData: (before) => before },
    request: { silent: true },
  })
  return (
    <Read address={address} of={agents}>
      {({ asOf, total, agents: lines }) => (
        <Figure
          title={t('agents.title')}
          meaning={t('agents.meaning')}
          facts={`n = ${count(total.n)}`}
          asOf={asOf}
          how={t('agents.how')}
        >
          <Table keep label={t('agents.title')} place="analysis-wide">
            <thead>
              <tr>
                <th scope="col">{t('group.head.agent')}</th>
                {(['n', 'visited', 'closed', 'median', 'homes'] as const).map((column) => (
                  <th scope="col" className="num" key={column}>
                    {t(`agents.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <tr key={line.agentId}>
                  <Line line={line} name={line.name ?? t('group.nobody')} />
                </tr>
              ))}
              {lines.length > 1 && (
                <tr className="analysis-total">
                  <Line line={total} name={t('agents.all')} />
                </tr>
              )}
            </tbody>
          </Table>
        </Figure>
      )}
    </Read>
  )
}
