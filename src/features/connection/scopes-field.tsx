import type { ConnectionScope } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { CheckboxField } from '../../ui/workspace/kit/checkbox-field'
import { ChoiceGroup } from '../../ui/workspace/kit/choice-group'
import { wordOf } from './scopes'

/** What an application asks for, each said in words and to be left out. */
export function ScopesField({
  asked,
  chosen,
  error,
  disabled,
  onChange,
}: {
  asked: readonly ConnectionScope[]
  chosen: readonly ConnectionScope[]
  error: string | undefined
  disabled: boolean
  onChange: (scopes: ConnectionScope[]) => void
}) {
  const { t } = useTranslation('connection')
  return (
    <ChoiceGroup legend={t('consent.scopes')} help={t('consent.scopesHelp')} error={error}>
      {asked.map((scope) => (
        <CheckboxField
          key={scope}
          role="switch"
          label={t(`scope.${wordOf(scope)}`)}
          help={scope === 'people' ? t('consent.people') : undefined}
          checked={chosen.includes(scope)}
          disabled={disabled}
          onChange={(event) =>
            onChange(
              asked.filter((one) => (one === scope ? event.target.checked : chosen.includes(one))),
            )
          }
        />
      ))}
    </ChoiceGroup>
  )
}
