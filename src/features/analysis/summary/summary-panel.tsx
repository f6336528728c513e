import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useGetAnalysisSummary } from '../../../../generated/api/analysis/analysis'
import type { AnalysisSummary } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count } from '../../../lib/format'
import { href } from '../../../lib/href'
import { PASSPORTS_SIDE } from '../../../slots/passport'
import { inlineClass } from '../../../ui/workspace/kit/inline-class'
import { Table } from '../../../ui/workspace/kit/table'
import { tabAt, type Address } from '../frame/address'
import { Before } from '../frame/before-note'
import { Figure, Read } from '../frame/figure'
import { SourceHead } from '../frame/source-head'
import { beforeOptions } from '../frame/before-options'
import { sourceWords } from '../frame/words'

interface AnswerProps {
  question: string
  number: string
  unit: string
  /** What the number was in the period before. */
  was?: string | null
  children: ReactNode
  way: { to: string; text: string }
}

/** A question with its number, one sentence, and the way to the list behind it. */
function Answer({ question, number, unit, was = null, children, way }: AnswerProps) {
  return (
    <section className="analysis-answer">
      <h3>{question}</h3>
      <p className="num">
        <b>{number}</b> {unit} <Before>{was}</Before>
      </p>
      <p>{children}</p>
      <Link className={inlineClass()} to={way.to}>
        {way.text}
      </Link>
    </section>
  )
}

interface DealsProps {
  deals: AnalysisSummary['deals']
  /** Those of the period before. */
  before: AnalysisSummary['deals'] | undefined
  address: Address
}

function Deals({ deals, before, address }: DealsProps) {
  const { t } = useTranslation('analysis')
  const [first] = deals.sources
  const name = sourceWords(first?.source ?? '')
  const said = { name, n: count(first?.n ?? 0), of: count(deals.n) }
  return (
    <Answer
      question={t('answer.deals')}
      number={count(deals.closed)}
      unit={t('answer.signed', { count: deals.closed })}
      was={before ? count(before.closed) : null}
      way={{ to: tabAt('fuentes', address.params), text: t('answer.sources') }}
    >
      {!first
        ? t('answer.noEnquiries')
        : first.closed > 0
          ? t('answer.bySource', { ...said, count: first.closed, closed: count(first.closed) })
          : t('answer.byVisits', { ...said, count: first.visited, visited: count(first.visited) })}
    </Answer>
  )
}

function Homes({ homes, address }: { homes: AnalysisSummary['homes']; address: Address }) {
  const { t } = useTranslation('analysis')
  const number = (act: string): number => homes.acts.find((one) => one.act === act)?.n ?? 0
  const others = homes.acts.filter(({ act, n }) => n > 0 && act !== 'reprice' && act !== 'papers')
  return (
    <Answer
      question={t('answer.homes')}
      // Nothing was compared yet: no number rather than none.
      number={homes.priced === 0 ? '–' : count(number('reprice'))}
      unit={t('answer.ofHomes', { count: homes.n, n: count(homes.n) })}
      way={{ to: tabAt('cartera', address.params), text: t('answer.which') }}
    >
      {t('answer.priced', { n: count(homes.priced), of: count(homes.n) })}{' '}
      {others.length > 0 &&
        t('answer.others', {
          list: others.map(({ act, n }) => `${t(`act.${act}.name`)} ${count(n)}`).join(', '),
        })}
    </Answer>
  )
}

function Law({ law }: { law: AnalysisSummary['law'] }) {
  const { t } = useTranslation('analysis')
  return (
    <Answer
      question={t('answer.law')}
      number={count(law.red)}
      unit={t('answer.forbidden', { count: law.n, n: count(law.n) })}
      way={{
        to: `${href('auth-cartera')}?${new URLSearchParams(PASSPORTS_SIDE).toString()}`,
        text: t('answer.passports'),
      }}
    >
      {law.red + law.amber === 0
        ? t('answer.inOrder')
        : t('answer.warned', { count: law.amber, n: count(law.amber) })}
    </Answer>
  )
}

/** Where deals come from, which homes to reprice, whether all is in order with the law. */
export default function SummaryPanel({ address }: { address: Address }) {
  const { t } = useTranslation('analysis')
  const summary = useGetAnalysisSummary(address.query, {
    query: { placeholderData: (before) => before },
    request: { silent: true },
  })
  const before = useGetAnalysisSummary(address.before ?? {}, beforeOptions(address))
  return (
    <Read address={address} of={summary} before={before}>
      {({ asOf, deals, homes, law }) => (
        <Figure
          title={t('answer.title')}
          meaning={t('answer.meaning')}
          facts={t('answer.facts', { count: homes.n, n: count(deals.n), homes: count(homes.n) })}
          asOf={asOf}
          how={t('answer.how')}
          table={deals.sources.length > 0 ? <Sources deals={deals} /> : null}
        >
          <div className="analysis-answers">
            <Deals
              deals={deals}
              before={address.before ? before.data?.deals : undefined}
              address={address}
            />
            <Homes homes={homes} address={address} />
            <Law law={law} />
          </div>
        </Figure>
      )}
    </Read>
  )
}

function Sources({ deals: { sources } }: { deals: AnalysisSummary['deals'] }) {
  const { t } = useTranslation('analysis')
  return (
    <Table keep label={t('answer.deals')}>
      <SourceHead columns={['n', 'visited', 'closed']} />
      <tbody>
        {sources.map((line) => (
          <tr key={line.source}>
            <th scope="row">{sourceWords(line.source)}</th>
            <td className="num">{count(line.n)}</td>
            <td className="num">{count(line.visited)}</td>
            <td className="num">{count(line.closed)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
