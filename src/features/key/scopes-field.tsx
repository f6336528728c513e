import type { KeyScope } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { CheckboxField } from '../../ui/workspace/kit/checkbox-field'
import { ChoiceGroup } from '../../ui/workspace/kit/choice-group'
import { AREAS, type Area } from './areas'

/** With what is changed what it is changed from: who may write an area reads it, too. */
function withRead({ scopes }: Area, scope: KeyScope): KeyScope[] {
  const read = scopes.find(({ kind }) => kind === 'read')
  return read && read.scope !== scope ? [read.scope, scope] : [scope]
}

/** What a key may, area by area, each said in words. */
export function ScopesField({
  chosen,
  error,
  disabled,
  onChange,
}: {
  chosen: readonly KeyScope[]
  error: string | undefined
  disabled: boolean
  onChange: (scopes: KeyScope[]) => void
}) {
  const { t } = useTranslation('key')
  const set = (area: Area, scope: KeyScope, on: boolean) =>
    onChange(
      on
        ? [...new Set([...chosen, ...withRead(area, scope)])]
        : chosen.filter((one) => one !== scope),
    )
  return (
    <ChoiceGroup
      legend={t('scopes.title')}
      help={t('scopes.help')}
      error={error}
      className="key-scopes"
    >
      {AREAS.map((area) => (
        <div key={area.name} className="key-area" role="group" aria-label={t(`area.${area.name}`)}>
          <b>{t(`area.${area.name}`)}</b>
          <p>{t(`areaText.${area.name}`)}</p>
          <div>
            {area.scopes.map(({ kind, scope }) => (
              <CheckboxField
                key={scope}
                label={t(`kind.${kind}`)}
                checked={chosen.includes(scope)}
                disabled={disabled}
                onChange={(event) => set(area, scope, event.target.checked)}
              />
            ))}
          </div>
        </div>
      ))}
    </ChoiceGroup>
  )
}
