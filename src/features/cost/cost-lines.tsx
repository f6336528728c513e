import { useTranslation } from '../../i18n'
import type { CostLine, CostSheet } from '../../../generated/model'
import { count } from '../../lib/format'
import { amountOf } from './amount'

/** `1.440,40 € al mes`, or that it is not known. */
export function LineAmount({ line }: { line: CostLine }) {
  const { t } = useTranslation('cost')
  if (line.amount === null)
    return (
      <span className="not-known">
        {t(line.id === 'communityIncluded' ? 'included' : 'unknown')}
      </span>
    )
  const words = amountOf(line.amount)
  return line.period === 'once' ? words : t(`per.${line.period}`, { amount: words })
}

function Row({ line }: { line: CostLine }) {
  const { t } = useTranslation('cost')
  const doubt = line.certainty === 'verify' || line.certainty === 'estimate' ? line.certainty : null
  return (
    <tr className={line.counts || line.group !== 'purchase' ? undefined : 'in'}>
      <th scope="row">
        {t(`line.${line.label}`)}
        {line.rate === null ? '' : ` (${count(line.rate)}\u00a0%)`}
        {doubt && line.group !== 'mortgage' ? (
          <span className="cost-doubt">{t(`certainty.${doubt}`)}</span>
        ) : null}
        {line.notes.map((note) => (
          <small key={note}>{t(`note.${note}`)}</small>
        ))}
      </th>
      <td>
        <LineAmount line={line} />
      </td>
    </tr>
  )
}

function Parts({ line }: { line: CostLine }) {
  const { t } = useTranslation('cost')
  if (line.parts.length < 2) return null
  return line.parts
    .filter(({ base }) => base > 0)
    .map(({ from, rate, base, amount }) => (
      <tr className="in" key={from}>
        <th scope="row">
          {t('part', { rate: count(rate), from: amountOf(from), to: amountOf(from + base) })}
        </th>
        <td>{amountOf(amount)}</td>
      </tr>
    ))
}

interface GroupProps {
  sheet: CostSheet
  group: CostLine['group']
  total?: { label: string; amount: number | null }
}

/** The lines of one kind with their sum. */
export function CostGroup({ sheet, group, total }: GroupProps) {
  const { t } = useTranslation('cost')
  const lines = sheet.lines.filter((line) => line.group === group)
  if (lines.length === 0) return null
  return (
    <table className="figures cost-table">
      <caption>{t(`group.${group}`)}</caption>
      {lines.map((line) => (
        <tbody key={line.id}>
          <Row line={line} />
          <Parts line={line} />
        </tbody>
      ))}
      {total ? (
        <tfoot>
          <tr className="is-total">
            <th scope="row">{total.label}</th>
            <td>
              {total.amount === null ? (
                <span className="not-known">{t('unknown')}</span>
              ) : (
                amountOf(total.amount)
              )}
            </td>
          </tr>
        </tfoot>
      ) : null}
    </table>
  )
}

/** Where each rule was read, by its id. */
export function CostSources({ sheet }: { sheet: CostSheet }) {
  const { t } = useTranslation('cost')
  const rules = sheet.lines.filter(({ rule, source }) => rule !== null && source !== null)
  if (rules.length === 0) return null
  return (
    <details className="cost-sources">
      <summary>{t('sources')}</summary>
      <ul>
        {rules.map(({ id, label, rule, source, certainty }) => (
          <li key={id}>
            <b>{t(`line.${label}`)}.</b> <span lang="es">{source}</span>.{' '}
            {t(`certainty.${certainty}`)}. <code>{rule}</code>
          </li>
        ))}
      </ul>
    </details>
  )
}
