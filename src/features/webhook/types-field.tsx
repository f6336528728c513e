import { WebhookEventType } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { CheckboxField } from '../../ui/workspace/kit/checkbox-field'
import { ChoiceGroup } from '../../ui/workspace/kit/choice-group'

const roomOf = (type: WebhookEventType): string => type.split('.')[0] ?? ''

/** Events that can be chosen; a test is sent to any webhook. */
const TYPES = Object.values(WebhookEventType).filter((type) => type !== 'webhook.test')
const ROOMS = [...new Set(TYPES.map(roomOf))]

/** Which events a webhook is told, room by room. */
export function TypesField({
  chosen,
  error,
  disabled,
  onChange,
}: {
  chosen: readonly WebhookEventType[]
  error: string | undefined
  disabled: boolean
  onChange: (types: WebhookEventType[]) => void
}) {
  const { t } = useTranslation('webhook')
  return (
    <ChoiceGroup
      legend={t('types.title')}
      help={t('types.help')}
      error={error}
      className="webhook-types"
    >
      {ROOMS.map((room) => (
        <div key={room} role="group" aria-label={t(`room.${room}`)}>
          <b>{t(`room.${room}`)}</b>
          <div className="webhook-type-list">
            {TYPES.filter((type) => roomOf(type) === room).map((type) => (
              <CheckboxField
                key={type}
                label={t(`type.${type}`)}
                checked={chosen.includes(type)}
                disabled={disabled}
                onChange={({ target }) =>
                  onChange(
                    target.checked ? [...chosen, type] : chosen.filter((one) => one !== type),
                  )
                }
              />
            ))}
          </div>
        </div>
      ))}
    </ChoiceGroup>
  )
}
