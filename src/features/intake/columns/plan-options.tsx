import Chip from '@mui/material/Chip'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'
import { ContactRole, type IntakeMode, type IntakePlan } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'

type Plan = Omit<IntakePlan, 'mapping'>
const KEYS = {
  both: ['phone', 'email'],
  phone: ['phone'],
  email: ['email'],
} as const satisfies Record<string, IntakePlan['dedupeKeys']>

/** What shall happen: add, update or both; by what somebody is known; what all of them get. */
export function PlanOptions({
  plan,
  onChange,
}: {
  plan: Plan
  onChange: (change: Partial<Plan>) => void
}) {
  const { t } = useTranslation('intake')
  const [tags, setTags] = useState((plan.tags ?? []).join(', '))
  const id = useId()
  const roles = plan.roles ?? []
  const keys = plan.dedupeKeys.length === 2 ? 'both' : (plan.dedupeKeys[0] ?? 'both')
  const readTags = (text: string): void => {
    setTags(text)
    onChange({
      tags: [
        ...new Set(
          text
            .split(',')
            .map((tag) => tag.trim().slice(0, 40))
            .filter(Boolean),
        ),
      ].slice(0, 10),
    })
  }
  return (
    <div className="in-options">
      <fieldset>
        <legend>{t('plan.mode')}</legend>
        <RadioGroup
          value={plan.mode}
          onChange={(_event, mode) => onChange({ mode: mode as IntakeMode })}
        >
          {(['upsert', 'create', 'update'] as const).map((mode) => (
            <FormControlLabel
              key={mode}
              value={mode}
              control={<Radio />}
              label={t(`mode.${mode}`)}
            />
          ))}
        </RadioGroup>
        {plan.mode !== 'create' && (
          <FormControlLabel
            control={
              <Switch
                checked={plan.overwrite ?? false}
                onChange={(_event, overwrite) => onChange({ overwrite })}
              />
            }
            label={t('plan.overwrite')}
          />
        )}
      </fieldset>
      <fieldset>
        <legend>{t('plan.keys')}</legend>
        <RadioGroup
          value={keys}
          onChange={(_event, key) => onChange({ dedupeKeys: [...KEYS[key as keyof typeof KEYS]] })}
        >
          {(['both', 'phone', 'email'] as const).map((key) => (
            <FormControlLabel key={key} value={key} control={<Radio />} label={t(`keys.${key}`)} />
          ))}
        </RadioGroup>
        <FormControlLabel
          control={
            <Switch
              checked={plan.shared ?? false}
              onChange={(_event, shared) => onChange({ shared })}
            />
          }
          label={t('plan.shared')}
        />
      </fieldset>
      <fieldset>
        <legend>{t('plan.roles')}</legend>
        <div className="in-chips">
          {Object.values(ContactRole).map((role) => {
            const on = roles.includes(role)
            return (
              <Chip
                key={role}
                label={t(`roles.${role}`)}
                clickable
                color={on ? 'primary' : 'default'}
                variant={on ? 'filled' : 'outlined'}
                aria-pressed={on}
                onClick={() =>
                  onChange({ roles: on ? roles.filter((one) => one !== role) : [...roles, role] })
                }
              />
            )
          })}
        </div>
      </fieldset>
      <div>
        <TextField
          id={`${id}-tags`}
          label={t('plan.tags')}
          helperText={t('plan.tagsHelp')}
          value={tags}
          onChange={(event) => readTags(event.target.value)}
          size="small"
          fullWidth
        />
        <p className="in-note">{t('plan.consent')}</p>
      </div>
    </div>
  )
}
