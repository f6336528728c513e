import { useGetAnalysisAgents } from '../../../../generated/api/analysis/analysis'
import type { AnalysisAgentLine } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count } from '../../../lib/format'
import { Table } from '../../../ui/workspace/kit/table'
import type { Address } from '../frame/address'
import { Before } from '../frame/before-note'
import { Figure, Read } from '../frame/figure'
import { minutesWords, percent } from '../frame/numbers'
import { beforeOptions } from '../frame/before-options'

interface LineProps {
  line: AnalysisAgentLine
  /** The same in the period before, null for who had nothing then. */
  before: AnalysisAgentLine | null | undefined
  name: string
}

function Line({ line, before, name }: LineProps) {
  const { t } = useTranslation('analysis')
  const was = (n: (one: AnalysisAgentLine) => number) =>
    before !== undefined && <Before>{count(before ? n(before) : 0)}</Before>
  return (
    <>
      <th scope="row">{name}</th>
      <td className="num">
        {count(line.n)} {was(({ n }) => n)}
      </td>
      <td className="num">
        {count(line.visited)} {line.share && <small>{percent(line.share.value)}</small>}{' '}
        {was(({ visited }) => visited)}
      </td>
      <td className="num">
        {t('funnel.of', { n: count(line.closed), of: count(line.accepted) })}{' '}
        {was(({ closed }) => closed)}
      </td>
      <td className="num">
        {minutesWords(line.medianMinutes, t)}{' '}
        {before && <Before>{minutesWords(before.medianMinutes, t)}</Before>}
      </td>
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
  const before = useGetAnalysisAgents(address.before ?? {}, beforeOptions(address))
  const then = address.before ? before.data : undefined
  return (
    <Read address={address} of={agents} before={before}>
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
                  <Line
                    line={line}
                    before={
                      then && (then.agents.find(({ agentId }) => agentId === line.agentId) ?? null)
                    }
                    name={line.name ?? t('group.nobody')}
                  />
                </tr>
              ))}
              {lines.length > 1 && (
                <tr className="analysis-total">
                  <Line line={total} before={then?.total} name={t('agents.all')} />
                </tr>
              )}
            </tbody>
          </Table>
        </Figure>
      )}
    </Read>
  )
}
