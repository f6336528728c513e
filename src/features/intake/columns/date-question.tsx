import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId } from 'react'
import { IntakeDates } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
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
      <p id={id} className="in-note">
        {t('dates.text')}
      </p>
      <RadioGroup
        aria-labelledby={id}
        value={dates}
        onChange={(_event, chosen) => onChange(chosen as IntakeDates)}
      >
        {Object.values(IntakeDates).map((one) => (
          <FormControlLabel key={one} value={one} control={<Radio />} label={t(`dates.${one}`)} />
        ))}
      </RadioGroup>
    </Panel>
  )
}
