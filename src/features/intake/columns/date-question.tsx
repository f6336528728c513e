import { useId } from 'react'
import { IntakeDates } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { RadioList } from '../../../ui/workspace/kit/radio-list'
import { Panel } from '../../../ui/panel'

/** Whether 3/7 is in July or in March: asked where the file's own dates do not show it. */
export function DateQuestion({
  dates,
  onChange,
}: {
  dates: IntakeDates
  onChange: (dates: IntakeDates) => void
}) {
  const { t } = useTranslation('intake')
  const id = useId()
  return (
    <Panel title={t('dates.title')}>
      <p id={id} className="intake-note">
        {t('dates.text')}
      </p>
      <RadioList
        labelledBy={id}
        value={dates}
        onChange={onChange}
        options={Object.values(IntakeDates).map((value) => ({ value, label: t(`dates.${value}`) }))}
      />
    </Panel>
  )
}
