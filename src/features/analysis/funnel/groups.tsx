import {
  AnalysisGrouping,
  type AnalysisFunnelGroup,
  type AnalysisStep,
} from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count } from '../../../lib/format'
import { ChipSelect } from '../../../ui/workspace/kit/chip-select'
import { Table } from '../../../ui/workspace/kit/table'
import { percent } from '../frame/numbers'
import { groupWords } from '../frame/words'

const Cell = ({ step: { step, n, share } }: { step: AnalysisStep }) => (
  <td className="num">
    {count(n)} {step !== 'enquiry' && share && <small>{percent(share.value)}</small>}
  </td>
)

interface GroupsProps {
  by: AnalysisGrouping | undefined
  groups: AnalysisFunnelGroup[]
  total: AnalysisFunnelGroup
  onChoose: (by: string) => void
}

/** The same enquiries divided by one thing, each with its steps; the last row is their sum. */
export function Groups({ by, groups, total, onChoose }: GroupsProps) {
  const { t } = useTranslation('analysis')
  return (
    <div className="analysis-groups">
      <ChipSelect
        label={t('group.by')}
        on={by !== undefined}
        value={by ?? ''}
        onChange={({ target: { value } }) => onChoose(value)}
      >
        <option value="">{t('group.none')}</option>
        {Object.values(AnalysisGrouping).map((one) => (
          <option key={one} value={one}>
            {t(`group.${one}`)}
          </option>
        ))}
      </ChipSelect>
      {by && (
        <Table keep label={t(`group.${by}`)}>
          <thead>
            <tr>
              <th scope="col">{t(`group.head.${by}`)}</th>
              {total.steps.map(({ step }) => (
                <th scope="col" className="num" key={step}>
                  {t(`step.${step}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {groups.map((group) => (
              <tr key={group.key}>
                <th scope="row">{groupWords(group, by, t)}</th>
                {group.steps.map((step) => (
                  <Cell key={step.step} step={step} />
                ))}
              </tr>
            ))}
            <tr className="analysis-total">
              <th scope="row">{t('group.all')}</th>
              {total.steps.map((step) => (
                <Cell key={step.step} step={step} />
              ))}
            </tr>
          </tbody>
        </Table>
      )}
    </div>
  )
}
