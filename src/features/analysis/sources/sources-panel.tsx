import { lazy, Suspense, useState } from 'react'
import { useGetAnalysisSources } from '../../../../generated/api/analysis/analysis'
import type { AnalysisSource } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count, money } from '../../../lib/format'
import { useSession } from '../../../lib/session'
import { InlineButton } from '../../../ui/workspace/kit/inline-button'
import { Table } from '../../../ui/workspace/kit/table'
import type { Address } from '../frame/address'
import { Before } from '../frame/before-note'
import { Figure, Read } from '../frame/figure'
import { percent } from '../frame/numbers'
import { SourceHead } from '../frame/source-head'
import { beforeOptions } from '../frame/before-options'
import { TooFew } from '../frame/too-few'
import { sourceWords } from '../frame/words'

const CostDialog = lazy(() => import('./cost-dialog'))

/** Cents as people read them; zero is a price, too. */
const sum = (cents: number | null): string => (cents === 0 ? '0 €' : money(cents))

interface LineProps {
  line: AnalysisSource
  /** The same in the period before, null where nothing came from it then. */
  before?: AnalysisSource | null | undefined
  name: string
  most: number
  /** Absent for who does not write costs down. */
  onCost?: (() => void) | undefined
}

function Line({ line, before, name, most, onCost }: LineProps) {
  const { t } = useTranslation('analysis')
  const was = (n: (one: AnalysisSource) => number) =>
    before !== undefined && <Before>{count(before ? n(before) : 0)}</Before>
  return (
    <>
      <th scope="row">{name}</th>
      <td className="num">
        <span className="analysis-inline">
          <span>
            {count(line.n)} {was(({ n }) => n)}
          </span>
          {line.source !== null && (
            <i aria-hidden="true" style={{ width: `${(line.n / Math.max(1, most)) * 60}px` }} />
          )}
        </span>
      </td>
      <td className="num">{count(line.repeated)}</td>
      <td className="num">
        {count(line.visited)} {line.share && <small>{percent(line.share.value)}</small>}{' '}
        {was(({ visited }) => visited)}
      </td>
      <td className="num">
        {count(line.closed)} {was(({ closed }) => closed)}
      </td>
      <td className="num">{line.fee === null ? '–' : sum(line.fee)}</td>
      <td className="num">
        {onCost ? (
          <InlineButton onClick={onCost}>
            <span className="spoken">{t('sources.costOf', { source: name })} </span>
            {line.cost === null ? t('sources.write') : sum(line.cost)}
          </InlineButton>
        ) : line.cost === null ? (
          '–'
        ) : (
          sum(line.cost)
        )}
      </td>
      <td className="num">{line.costPerVisit === null ? '–' : <b>{sum(line.costPerVisit)}</b>}</td>
    </>
  )
}

/** Where enquiries come from, what became of them and what that cost. */
export default function SourcesPanel({ address }: { address: Address }) {
  const { t } = useTranslation('analysis')
  const { profile } = useSession()
  const [writing, setWriting] = useState<string | null>(null)
  const sources = useGetAnalysisSources(address.query, {
    query: { placeholderData: (before) => before },
    request: { silent: true },
  })
  const before = useGetAnalysisSources(address.before ?? {}, beforeOptions(address))
  const then = address.before ? before.data : undefined
  return (
    <Read address={address} of={sources} before={before}>
      {({ asOf, total, sources: lines }) => {
        const open = lines.find(({ source }) => source === writing)
        const asked = (line: AnalysisSource) =>
          profile.role === 'ADMIN' && line.costs.length > 0
            ? () => setWriting(line.source)
            : undefined
        return (
          <Figure
            title={t('sources.title')}
            meaning={t('sources.meaning')}
            facts={t('sources.facts', { n: count(total.n), repeated: count(total.repeated) })}
            asOf={asOf}
            how={t('sources.how')}
          >
            {lines.length === 0 ? (
              <TooFew title={t('funnel.none')} text={t('sources.none')} />
            ) : (
              <Table keep label={t('sources.title')} place="analysis-wide">
                <SourceHead
                  columns={['n', 'repeated', 'visited', 'closed', 'fee', 'cost', 'costPerVisit']}
                />
                <tbody>
                  {lines.map((line) => (
                    <tr key={line.source}>
                      <Line
                        line={line}
                        before={
                          then &&
                          (then.sources.find(({ source }) => source === line.source) ?? null)
                        }
                        name={sourceWords(line.source ?? '')}
                        most={lines[0]?.n ?? 1}
                        onCost={asked(line)}
                      />
                    </tr>
                  ))}
                  <tr className="analysis-total">
                    <Line line={total} before={then?.total} name={t('group.all')} most={1} />
                  </tr>
                </tbody>
              </Table>
            )}
            {open?.source && (
              <Suspense>
                <CostDialog
                  source={open.source}
                  costs={open.costs}
                  onClose={() => setWriting(null)}
                />
              </Suspense>
            )}
          </Figure>
        )
      }}
    </Read>
  )
}
