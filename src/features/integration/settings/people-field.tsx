import { useTranslation } from '../../../i18n'
import { ErrorLine } from '../../../ui/states'
import { CheckboxField } from '../../../ui/workspace/kit/checkbox-field'
import { ChoiceGroup } from '../../../ui/workspace/kit/choice-group'
import { useTeam } from '../../../lib/team'

/**
 * Whose homes go out: people of the agency, none chosen means anybody's. Who left and is still
 * chosen can be taken out, by their name.
 */
export function PeopleField({
  chosen,
  error,
  disabled,
  onChange,
}: {
  chosen: readonly string[]
  error: string | undefined
  disabled: boolean
  onChange: (ids: string[]) => void
}) {
  const { t } = useTranslation('integration')
  const people = useTeam()
  const shown = (people.data?.items ?? []).filter(
    ({ id, role, active }) =>
      chosen.includes(id) || (active && (role === 'ADMIN' || role === 'STAFF')),
  )
  return (
    <ChoiceGroup
      legend={t('people.title')}
      help={t(chosen.length === 0 ? 'people.any' : 'people.some')}
      error={error}
      className="channel-people"
    >
      {people.error && !people.data && (
        <ErrorLine
          title={t('people.failed')}
          error={people.error}
          onRetry={() => void people.refetch()}
        />
      )}
      <div className="channel-people-list">
        {shown.map((user) => (
          <CheckboxField
            key={user.id}
            label={`${user.first_name} ${user.last_name}`.trim() || user.email}
            checked={chosen.includes(user.id)}
            disabled={disabled}
            onChange={(event) =>
              onChange(
                event.target.checked
                  ? [...chosen, user.id]
                  : chosen.filter((one) => one !== user.id),
              )
            }
          />
        ))}
      </div>
    </ChoiceGroup>
  )
}
