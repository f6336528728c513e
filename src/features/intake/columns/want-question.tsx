import { useId } from 'react'
import { IntakeWantOperation } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { RadioList } from '../../../ui/workspace/kit/radio-list'
import { Panel } from '../../../ui/panel'

const OPTIONS = ['none', ...Object.values(IntakeWantOperation)] as const

/** Whether those look to buy or to rent whose row only tells which home they look for. */
export function WantQuestion({
  operation,
  onChange,
}: {
  operation: IntakeWantOperation | null
  onChange: (operation: IntakeWantOperation | null) => void
}) {
  const { t } = useTranslation('intake')
  const id = useId()
  return (
    <Panel title={t('want.title')}>
      <p id={id} className="intake-note">
        {t('want.text')}
      </p>
      <RadioList
        labelledBy={id}
        value={operation ?? 'none'}
        onChange={(value) => onChange(value === 'none' ? null : value)}
        options={OPTIONS.map((value) => ({ value, label: t(`want.${value}`) }))}
      />
    </Panel>
  )
}
