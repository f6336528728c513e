import { valueAt } from '../../../../generated/fields/field'
import { fields } from '../../../../generated/fields/demand/record'
import type { Demand } from '../../../../generated/model'
import { deskVoice, fieldLabel, fieldWords } from '../../../forms/shown'
import { useTranslation } from '../../../i18n'

/** Known fields of a demand whose `x-shows` says record, as their form names and words them. */
export default function FurtherFacts({ demand }: { demand: Demand }) {
  const { t, i18n } = useTranslation(['demand', 'forms'])
  const voice = deskVoice(t, i18n.language, 'demand')
  const known = fields
    .map((field) => ({ field, words: fieldWords(field, valueAt(demand, field.path), voice) }))
    .filter(({ words }) => words !== '')
  return known.map(({ field, words }) => (
    <div key={field.path}>
      <dt>{fieldLabel(field, t, 'demand')}</dt>
      <dd>{words}</dd>
    </div>
  ))
}
