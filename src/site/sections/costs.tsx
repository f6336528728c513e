import type { CostSheet } from '../../../generated/model'
import type { SectionOf } from '../document'
import { count, moneyShort } from '../../lib/format'
import { BareInput } from '../../ui/kit/bare/bare-input'
import { Pressable } from '../../ui/kit/bare/pressable'
import { CampaignInputs } from '../parts/campaign-inputs'
import { Section, Title } from '../parts/section'
import { useSite } from '../site'

/** The lines of a purchase with their sum, by the portal's dated tables. */
export function CostTable({ cost }: { cost: CostSheet }) {
  const { t } = useSite()
  const lines = cost.lines.filter(({ counts, amount }) => counts && amount !== null)
  return (
    <table className="cost-table">
      <caption className="hidden">{t('costs.caption')}</caption>
      <tbody>
        {lines.map(({ id, label, amount, rate }) => (
          <tr key={id}>
            <th scope="row">
              {t(`cost:line.${label}`)}
              {rate !== null && ` (${count(rate)} %)`}
            </th>
            <td>{moneyShort(amount)}</td>
          </tr>
        ))}
      </tbody>
      {cost.total !== null && (
        <tfoot>
          <tr>
            <th scope="row">{t('costs.total')}</th>
            <td>{moneyShort(cost.total)}</td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}

/** What buying costs: a price is typed, the page comes back with the sum. */
export function Costs({ section }: { section: SectionOf<'costs'> }) {
  const { t, found, query, lang, isFile } = useSite()
  const cost = found.costs[section.id]
  if (!cost) return null
  const id = `${section.id}-price`
  return (
    <Section section={section} className="costs">
      <Title of={section.title ?? { [lang]: t('costs.title') }} />
      {!isFile && (
        <form className="cost-form" method="get" action={`#${section.anchor ?? `s-${section.id}`}`}>
          <CampaignInputs />
          <p className="field">
            <label htmlFor={id}>{t('costs.price')}</label>
            <BareInput
              id={id}
              name="cost"
              inputMode="numeric"
              defaultValue={query.cost ?? String((cost.price ?? 0) / 100)}
            />
          </p>
          <Pressable className="button" type="submit">
            {t('costs.send')}
          </Pressable>
        </form>
      )}
      <CostTable cost={cost} />
      <p className="note">
        {t('costs.note', { date: cost.date.split('-').toReversed().join('/') })}
      </p>
    </Section>
  )
}
